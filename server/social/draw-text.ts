// Draws words as a picture of their own: wrapped, shaped and in their direction by Pango, with the bundled fonts and no others.
import { rmSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type Sharp from 'sharp';
import decompress from 'woff2-encoder/decompress';
import type { Drawable } from './glyphs.ts';

/** A picture with transparent ground. */
export type Raster = { data: Buffer; width: number; height: number };

export type TextStyle = { size: number; weight: number; colour: string; width: number };

export type TextPainter = {
  sharp: typeof Sharp;
  draw: (words: Drawable, style: TextStyle) => Promise<Raster>;
};

let opened: Promise<TextPainter> | undefined;
/** The painter of this process: the fonts it knows are those of the whole process. */
export const textPainter = (): Promise<TextPainter> => (opened ??= open());

/** Pango reads no web fonts: each file is unpacked once, into a folder that lasts as long as the process. */
async function open(): Promise<TextPainter> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-fonts-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const settings = join(folder, 'fonts.conf');
  await writeFile(settings, `<?xml version="1.0"?>\n<fontconfig><cachedir>${folder}</cachedir></fontconfig>\n`);
  const unpacked = new Map<string, Promise<void>>();
  // Read once, when the first font is asked for: pictures must not depend on the fonts of a machine, nor may its other programs on this.
  const before = process.env['FONTCONFIG_FILE'];
  process.env['FONTCONFIG_FILE'] = settings;
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  // One thread a picture: the server has other answers to give.
  sharp.concurrency(1);
  await sharp({ text: { text: ' .' } })
    .raw()
    .toBuffer()
    .catch(() => undefined);
  if (before === undefined) delete process.env['FONTCONFIG_FILE'];
  else process.env['FONTCONFIG_FILE'] = before;

  const unpack = async (file: string): Promise<void> => {
    const path = join(folder, `${basename(file, '.woff2')}.ttf`);
    await writeFile(path, await decompress(await readFile(file)));
    // A font is known for all further texts from its first use on.
    await sharp({ text: { text: '.', fontfile: path } })
      .raw()
      .toBuffer();
  };
  return {
    sharp,
    async draw({ text, fonts, files }, { size, weight, colour, width }) {
      for (const file of files) {
        if (!unpacked.has(file)) unpacked.set(file, unpack(file));
        await unpacked.get(file);
      }
      const { data, info } = await sharp({
        text: {
          text: `<span foreground="${colour}" weight="${weight}">${escapeMarkup(text)}</span>`,
          font: `${fonts} ${size}`,
          width,
          dpi: 72,
          rgba: true,
          wrap: 'word-char',
        },
      })
        .png({ compressionLevel: 1 })
        .toBuffer({ resolveWithObject: true });
      return { data, width: info.width, height: info.height };
    },
  };
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeMarkup = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign]!);
