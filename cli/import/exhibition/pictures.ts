// Pictures of an imported exhibition and posters of presentations that lie beside the source: copied into the assets of the event, or reported.
import { lstat, readFile, realpath, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { createReport } from '../report.ts';
import type { Finding } from '../../../src/model/finding.ts';
import type { ExhibitionData, WantedPicture } from './rows.ts';
import type { ImportResult } from '../result.ts';
import type { WrittenFile } from '../write/write-import.ts';

/** Largest picture and poster that is taken, in bytes. */
const LARGEST = 5 * 1024 * 1024;
const LARGEST_POSTER = 20 * 1024 * 1024;

/** Posters are PDFs, too. */
const isPoster = ({ to }: { to: string }): boolean => to.startsWith('posters/');

/** The pictures that are there as files of the event; a row whose picture is not there loses it, with a finding. */
export async function withPictures(
  result: ImportResult,
  source: string,
  event: string,
): Promise<{ files: WrittenFile[]; result: ImportResult }> {
  const { files, missing, findings } = await picturesBeside(source, result.pictures, event);
  return {
    files,
    result:
      missing.size === 0
        ? result
        : {
            ...result,
            rows: { ...result.rows, presentations: result.rows.presentations.map(lacking(missing)) },
            exhibition: without(result.exhibition, missing),
            findings: [...result.findings, ...findings],
          },
  };
}

/** The pictures that lie beside a source as files of the event; `missing` are the addresses of those that do not, with a finding for each. */
export async function picturesBeside(
  source: string,
  pictures: readonly WantedPicture[],
  event: string,
): Promise<{ files: WrittenFile[]; missing: Set<string>; findings: Finding[] }> {
  const folder = (await stat(source)).isDirectory() ? resolve(source) : dirname(resolve(source));
  const files: WrittenFile[] = [];
  const missing = new Set<string>();
  const report = createReport();
  for (const picture of pictures) {
    const read = await fileAt(folder, picture.from, isPoster(picture));
    if (typeof read === 'string') {
      missing.add(`asset:${picture.to}`);
      const message = `“${picture.of.slice(0, 100)}”: the ${isPoster(picture) ? 'poster' : 'picture'} ${picture.from.slice(0, 200)} is left out: ${read}`;
      report.warn('picture-missing', picture.place, message, 'put it beside the source and import again, or into assets');
    } else files.push({ path: `${event}/assets/${picture.to}`, text: '', bytes: read });
  }
  return { files, missing, findings: report.close().findings };
}

/** The bytes of a picture or poster below a folder, or why it is not taken. Links are not followed, and what lies elsewhere is not read. */
async function fileAt(folder: string, path: string, mayBePdf: boolean): Promise<Uint8Array | string> {
  const target = resolve(join(folder, path));
  const found = target.startsWith(folder + sep) ? await lstat(target).catch(() => undefined) : undefined;
  if (!found) return 'there is no such file beside the source';
  if (!found.isFile() || (await realpath(target)) !== join(await realpath(folder), target.slice(folder.length + 1)))
    return 'it is no file of the folder of the source';
  const most = mayBePdf ? LARGEST_POSTER : LARGEST;
  if (found.size > most) return `it has ${found.size} bytes; at most ${most} are taken`;
  const bytes = await readFile(target);
  if (mayBePdf && new TextDecoder('latin1').decode(bytes.subarray(0, 5)) === '%PDF-') return bytes;
  return isPicture(bytes) ? bytes : `it is no picture${mayBePdf ? ' and no PDF' : ''}`;
}

/** Whether the bytes begin as those of a picture do; a drawing is text with an svg element. */
function isPicture(bytes: Uint8Array): boolean {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4096));
  return (
    head.startsWith('\u0089PNG') ||
    head.startsWith('\u00FF\u00D8\u00FF') ||
    head.startsWith('GIF8') ||
    (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') ||
    head.slice(4, 12) === 'ftypavif' ||
    (/^(?:\u00EF\u00BB\u00BF)?\s{0,100}</.test(head) && head.includes('<svg'))
  );
}

/** A row without the files that are not there. */
export const lacking =
  (missing: ReadonlySet<string>) =>
  <T extends object>(row: T): T =>
    Object.fromEntries(Object.entries(row).filter(([, value]) => typeof value !== 'string' || !missing.has(value))) as T;

const without = (rows: ExhibitionData, missing: ReadonlySet<string>): ExhibitionData => ({
  ...rows,
  companies: rows.companies.map(lacking(missing)),
  products: rows.products.map(lacking(missing)),
});
