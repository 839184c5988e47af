// Colours an organiser wrote, moved as little as readable words need (WCAG 2.2 AA): what is shown, and what validate reports.

/** Red, green and blue, 0–255. */
export type Rgb = readonly [number, number, number];

/** How a colour is read: by default `#rrggbb` alone, which needs no code for other ways of writing. */
export type ReadRgb = (written: string) => Rgb | undefined;

/** Contrast that words need, and that marks without words need. */
export const WORDS = 4.5;
export const MARKS = 3;
/** Above this brightness (0–255) text is black (A §9, B §5). */
const BRIGHTNESS_THRESHOLD = 130;

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];

const readHex: ReadRgb = (written) => {
  const [, red, green, blue] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(written) ?? [];
  return red && green && blue ? [parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16)] : undefined;
};

/** Black or white, by brightness (W3C AERT, reading R43). */
export const blackOrWhite = ([red, green, blue]: Rgb): 'black' | 'white' =>
  (299 * red + 587 * green + 114 * blue) / 1000 > BRIGHTNESS_THRESHOLD ? 'black' : 'white';

/** `share` of `other` over `one`. */
export const mix = (one: Rgb, other: Rgb, share: number): Rgb =>
  [0, 1, 2].map((at) => one[at]! * (1 - share) + other[at]! * share) as unknown as Rgb;

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const whole = (rgb: Rgb): Rgb => rgb.map(Math.round) as unknown as Rgb;
const hex = (rgb: Rgb): string => `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** The colour nearest to `wanted` on the way to `end` that has `least` on `ground`; the end itself where none has. */
function moved(wanted: Rgb, end: Rgb, ground: Rgb, least: number): Rgb {
  let [good, bad] = [1, 0];
  if (contrastOf(wanted, ground) >= least) return wanted;
  for (let step = 0; step < 10; step += 1) {
    const middle = (good + bad) / 2;
    if (contrastOf(whole(mix(wanted, end, middle)), ground) >= least) good = middle;
    else bad = middle;
  }
  return whole(mix(wanted, end, good));
}

/** A ground with its ink. `written` is the contrast of the two as written, `shown` as they are shown. */
export type ReadableGround = { ground: string; ink: 'black' | 'white'; written: number; shown: number };

/** Black or white words on a ground by its brightness (A §9), and the ground moved away from them until they can be read; undefined for no colour. */
export function readableGround(background: string, read: ReadRgb = readHex): ReadableGround | undefined {
  const rgb = read(background);
  if (!rgb) return undefined;
  const ink = blackOrWhite(rgb);
  const [words, end] = ink === 'black' ? [BLACK, WHITE] : [WHITE, BLACK];
  const written = contrastOf(words, rgb);
  if (written >= WORDS) return { ground: background, ink, written, shown: written };
  const ground = moved(rgb, end, words, WORDS);
  return { ground: hex(ground), ink, written, shown: contrastOf(words, ground) };
}

/** An ink on a ground, moved to black or white, whichever is nearer, until it has `least`; as written where it has or cannot be read. */
export function readableInk(ink: string, ground: string, least: number = WORDS): string {
  const [wanted, under] = [readHex(ink), readHex(ground)];
  if (!wanted || !under || contrastOf(wanted, under) >= least) return ink;
  const ways = [BLACK, WHITE].map((end) => moved(wanted, end, under, least)).filter((way) => contrastOf(way, under) >= least);
  const far = (way: Rgb): number => Math.abs(luminance(way) - luminance(wanted));
  return hex(ways.toSorted((a, b) => far(a) - far(b))[0] ?? (luminance(under) > 0.18 ? BLACK : WHITE));
}

/** The contrast of two written colours, 1 to 21; undefined where one cannot be read. */
export function writtenContrast(one: string, other: string): number | undefined {
  const [first, second] = [readHex(one), readHex(other)];
  return first && second && contrastOf(first, second);
}
