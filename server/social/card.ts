// The picture of a shared link: name of the thing, when and where, name or logo of the event, and its motif, on the colour of the organiser; beside them the cover of a session.
import type { OverlayOptions } from 'sharp';
import { MOTIF_TILE } from '../../src/base/motif-line.ts';
import { textColourOn } from '../../src/rules/brightness.ts';
import { inkOn } from '../../src/ui/theme/colour.ts';
import type { MotifTile } from '../../src/ui/theme/motif.ts';
import { CARD_SIZE } from '../html/page-head.ts';
import { FACE, facePicture } from './card-faces.ts';
import type { CardCover } from './cover-of-session.ts';
import type { Raster, TextPainter } from './draw-text.ts';
import { type Drawable, drawable } from './glyphs.ts';

/** What a picture shows. */
export type CardWords = {
  /** The title, and what stands in for it where no font has its letters: the first that can be drawn is. */
  titles: readonly string[];
  /** Lines below it. */
  lines: readonly string[];
  /** Name of the event; not drawn where there is a logo. */
  event: string;
};

export type CardLook = {
  /** `#rrggbb` */
  brand: string;
  /** Heading font as the theme names it. */
  heading: string;
  rightToLeft: boolean;
  /** A logo for the ground of `brand`; undefined for none. */
  logo?: Buffer | undefined;
  /** The line of the event; undefined, or one without path, for none. */
  motif?: MotifTile | undefined;
  /** The cover of a session, beside the words; undefined for none. */
  cover?: CardCover | undefined;
};

const { width: WIDTH, height: HEIGHT } = CARD_SIZE;
const MARGIN = 80;
const INNER = WIDTH - 2 * MARGIN;
/** Width of a cover, with people and without. */
const COVER = { faces: 316, none: 96 };
/** From the words to a cover. */
const BESIDE_COVER = 44;
/** From the top of one face to that of the next: they overlap. */
const FACE_STEP = FACE - 26;
/** Sizes of the title in pixels, the largest that fits its room is taken. */
const TITLE_SIZES = [72, 60, 50, 42];
/** Room of the title: below the logo, above two lines. */
const TITLE_TOP = MARGIN + 72 + 36;
const TITLE_HEIGHT = 244;
/** Room of any other line: it may wrap once. */
const LINE_HEIGHT = 90;
/** Longest title drawn, in characters. */
const LONGEST = 220;

/** Tiles of the motif from margin to margin, and the height of its middle above the lower edge. */
const TILES = 3;
const MOTIF_BOTTOM = MARGIN / 2;

type Placed = Raster & { top: number };

/** Draws a card as PNG. */
export async function drawCard(painter: TextPainter, { titles, lines, event }: CardWords, look: CardLook): Promise<Buffer> {
  const { sharp } = painter;
  const colour = textColourOn(look.brand) ?? 'white';
  const covered = look.cover ? (look.cover.faces.length > 0 ? COVER.faces : COVER.none) : 0;
  const room = covered === 0 ? INNER : WIDTH - MARGIN - covered - BESIDE_COVER;
  const line = async (words: string, size: number, weight: number): Promise<Raster | undefined> => {
    const drawn = drawable(shortened(words, 90), look.heading);
    return drawn && cutTo(sharp, await painter.draw(drawn, { size, weight, colour, width: room }), room, LINE_HEIGHT);
  };
  const top = (look.logo && (await logoOf(sharp, look.logo))) ?? (await line(event, 34, 600));
  const title = firstDrawable(titles, look.heading);
  const heading = title && (await titleOf(painter, title, colour, room));
  const foot: Raster[] = [];
  for (const words of lines) {
    const picture = await line(words, 32, 500);
    if (picture) foot.push(picture);
  }
  const placed: Placed[] = [];
  if (top) placed.push({ ...top, top: MARGIN });
  if (heading) placed.push({ ...heading, top: TITLE_TOP + Math.round((TITLE_HEIGHT - heading.height) / 2) });
  let bottom = HEIGHT - MARGIN;
  for (const picture of foot.toReversed()) {
    bottom -= picture.height;
    placed.push({ ...picture, top: bottom });
    bottom -= 20;
  }
  const [from, coverAt] = look.rightToLeft && covered > 0 ? [covered + BESIDE_COVER, 0] : [MARGIN, WIDTH - covered];
  const under = look.motif?.path ? [{ input: motifPicture(look.motif, colour, room), top: HEIGHT - MARGIN, left: from }] : [];
  const beside = look.cover ? await coverPictures(painter, look.cover, { ...look, width: covered, left: coverAt }) : [];
  return (
    sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: look.brand } })
      .composite([
        ...under,
        ...beside,
        ...placed.map(({ data, width, top: at }) => ({ input: data, top: at, left: look.rightToLeft ? from + room - width : from })),
      ])
      // Portraits need more colours than words.
      .png({ palette: true, colours: look.cover?.faces.some(({ portrait }) => portrait) ? 160 : 64, dither: 0 })
      .toBuffer()
  );
}

/** The motif from margin to margin, in the lower margin, quieter than the words. */
function motifPicture({ path, stroke }: MotifTile, colour: string, width: number): Buffer {
  const scale = INNER / TILES / MOTIF_TILE.width;
  const tiles = Array.from({ length: TILES }, (_, index) => `<path transform="translate(${index * MOTIF_TILE.width})" d="${path}"/>`);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${MARGIN}"><g fill="none" stroke="${colour}" opacity="0.6" ` +
      `stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round" ` +
      `transform="translate(0 ${MOTIF_BOTTOM - MOTIF_TILE.middle * scale}) scale(${scale})">${tiles.join('')}</g></svg>`,
  );
}

type CoverPlace = Pick<CardLook, 'heading' | 'motif'> & { width: number; left: number };

/** The cover: its colour from edge to edge, the motif large across it, and the faces one below the other. */
async function coverPictures(
  painter: TextPainter,
  { colour, faces }: CardCover,
  { heading, motif, width, left }: CoverPlace,
): Promise<OverlayOptions[]> {
  const scale = 3.4;
  const line = motif?.path
    ? `<g fill="none" stroke="${inkOn(colour)}" opacity="0.45" stroke-width="${motif.stroke}" stroke-linecap="round" stroke-linejoin="round" ` +
      `transform="translate(${width / 2 - 62 * scale} ${HEIGHT / 2 - MOTIF_TILE.middle * scale}) scale(${scale})">` +
      `<path transform="translate(${-MOTIF_TILE.width})" d="${motif.path}"/><path d="${motif.path}"/></g>`
    : '';
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}"><path fill="${colour}" d="M0 0H${width}V${HEIGHT}H0z"/>${line}</svg>`;
  const top = Math.round((HEIGHT - FACE - (faces.length - 1) * FACE_STEP) / 2);
  const discs: OverlayOptions[] = [];
  for (const [index, face] of faces.entries()) {
    const { data } = await facePicture(painter, face, colour, heading);
    discs.push({ input: data, top: top + index * FACE_STEP, left: left + Math.round((width - FACE) / 2) });
  }
  return [{ input: Buffer.from(ground), top: 0, left }, ...discs];
}

function firstDrawable(titles: readonly string[], heading: string): Drawable | undefined {
  for (const title of titles) {
    const found = drawable(shortened(title, LONGEST), heading);
    if (found) return found;
  }
  return undefined;
}

/** The title as large as it fits; the smallest is cut. */
async function titleOf(painter: TextPainter, title: Drawable, colour: string, width: number): Promise<Raster> {
  // Long titles are not tried at sizes that cannot hold them.
  const sizes = TITLE_SIZES.filter((size) => (title.text.length * size * size) / 2 < width * TITLE_HEIGHT);
  for (const size of sizes) {
    const picture = await painter.draw(title, { size, weight: 700, colour, width });
    if (picture.height <= TITLE_HEIGHT && picture.width <= width) return picture;
  }
  const picture = await painter.draw(title, { size: TITLE_SIZES.at(-1)!, weight: 700, colour, width });
  return cutTo(painter.sharp, picture, width, TITLE_HEIGHT);
}

/** A picture no larger than its room: a letter with many accents is as high as they are. */
async function cutTo(sharp: TextPainter['sharp'], picture: Raster, widest: number, highest: number): Promise<Raster> {
  const size = { width: Math.min(picture.width, widest), height: Math.min(picture.height, highest) };
  if (size.width === picture.width && size.height === picture.height) return picture;
  const data = await sharp(picture.data)
    .extract({ left: 0, top: 0, ...size })
    .png()
    .toBuffer();
  return { data, ...size };
}

/** A logo within its room; undefined when it is no picture. */
async function logoOf(sharp: TextPainter['sharp'], logo: Buffer): Promise<Raster | undefined> {
  try {
    const { data, info } = await sharp(logo, { density: 300, limitInputPixels: 40_000_000 })
      .resize({ width: 480, height: 72, fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch {
    return undefined;
  }
}

const shortened = (text: string, longest: number): string =>
  text.length > longest
    ? `${text
        .slice(0, longest - 1)
        .toWellFormed()
        .trimEnd()}…`
    : text;
