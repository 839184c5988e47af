// The people on the picture of a session: discs in the colour of its track, duotone portraits, initials where there is none.
import { contrast, hexOf, lchOf, reach, white } from '../../src/ui/theme/colour.ts';
import type { Raster, TextPainter } from './draw-text.ts';
import { drawable } from './glyphs.ts';

/** Somebody on a picture: initials, and the bytes of a portrait where there is one. */
export type CardFace = { initials: string; portrait?: Buffer | undefined };

/** Most faces of a picture. */
export const CARD_FACES = 3;
/** Width of a disc with its ring, and of the ring, in px. */
export const FACE = 184;
const RING = 6;
const INNER = FACE - 2 * RING;
/** Least contrast of the track's colour with the ground: less is no other colour. */
const APART = 1.7;

/** The colour of a track on the ground of the event: lighter or darker where the two could not be told apart. */
export function panelColour(track: string, ground: string): string {
  if (contrast(track, ground) >= APART) return track;
  return reach(lchOf(track), [ground], APART, lchOf(ground).l > 0.5 ? 'black' : 'white');
}

/** One face as a disc. */
export async function facePicture(painter: TextPainter, { initials, portrait }: CardFace, panel: string, heading: string): Promise<Raster> {
  const { sharp } = painter;
  const ink = reach(lchOf(panel), [white], 4.5, 'black');
  const disc = (radius: number, fill: string): Buffer =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${FACE}" height="${FACE}"><circle cx="${FACE / 2}" cy="${FACE / 2}" r="${radius}" fill="${fill}"/></svg>`,
    );
  const picture = portrait && (await duotone(sharp, portrait, panel));
  const letters = picture ? undefined : drawable(initials, heading);
  const words = letters && (await painter.draw(letters, { size: 68, weight: 600, colour: ink, width: INNER }));
  const inner = picture
    ? [{ input: picture, top: RING, left: RING }]
    : [
        { input: disc(INNER / 2, white), top: 0, left: 0 },
        ...(words && words.width < INNER && words.height < INNER
          ? [{ input: words.data, top: Math.round((FACE - words.height) / 2), left: Math.round((FACE - words.width) / 2) }]
          : []),
      ];
  const data = await sharp(disc(FACE / 2, panel))
    .composite(inner)
    .png()
    .toBuffer();
  return { data, width: FACE, height: FACE };
}

/** A portrait as a disc in two tones, from near black to near white over the hue of `panel`; undefined when it is no picture. */
async function duotone(sharp: TextPainter['sharp'], portrait: Buffer, panel: string): Promise<Buffer | undefined> {
  const { c, h } = lchOf(panel);
  const [dark, light] = [hexOf({ l: 0.22, c: Math.min(c, 0.08), h }), hexOf({ l: 0.96, c: Math.min(c, 0.04), h })].map(channels) as [
    number[],
    number[],
  ];
  const round = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${INNER}" height="${INNER}"><circle cx="${INNER / 2}" cy="${INNER / 2}" r="${INNER / 2}"/></svg>`,
  );
  try {
    const grey = await sharp(portrait, { limitInputPixels: 40_000_000 })
      .rotate()
      .resize(INNER, INNER, { fit: 'cover', position: 'top' })
      .flatten({ background: panel })
      .greyscale()
      .normalise()
      .toColourspace('srgb')
      .png()
      .toBuffer();
    return await sharp(grey)
      .toColourspace('srgb')
      .linear(
        light.map((value, index) => (value - dark[index]!) / 255),
        dark,
      )
      .ensureAlpha()
      .composite([{ input: round, blend: 'dest-in' }])
      .png()
      .toBuffer();
  } catch {
    return undefined;
  }
}

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
