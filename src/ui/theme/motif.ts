// The motif of an event: one thin line, given by its theme or drawn from its name and brand colour, so that two events do not look alike.
import type { Theme } from '../../model/documents/theme.ts';
import { MOTIF_TILE, motifFault, type MotifKind, motifKinds } from '../../base/motif-line.ts';
import { seededNumbers } from '../seeded-numbers.ts';

/** What of a theme decides the motif. */
export type MotifTheme = Pick<Theme, 'motif' | 'brand'>;

/** A tile of the line: its path data, empty for none, and how wide the stroke is. */
export type MotifTile = { path: string; stroke: number };

type Choice = <T>(list: readonly T[]) => T;

const { width: WIDTH, middle: MIDDLE } = MOTIF_TILE;

/** Kinds an event without a motif may get; a heart beat would say what the event is about. */
const anybodys = ['wave', 'steps', 'arcs', 'dots'] as const;

/** Path data of the tile of an event's motif, empty for none; `seed` is the event as `instance/shortName`. */
export const motifPath = (theme: MotifTheme, seed: string): string => motifTile(theme, seed).path;

/** The tile of an event's motif. A line that would not repeat is replaced by a drawn one. */
export function motifTile({ motif, brand }: MotifTheme, seed: string): MotifTile {
  const kind = motifKinds.find((one) => one === motif);
  if (kind === undefined && motif !== '' && motifFault(motif) === undefined) return { path: motif, stroke: 1.5 };
  const next = seededNumbers(`${seed} ${brand.toLowerCase()}`);
  const choose: Choice = (list) => list[Math.floor(next() * list.length)]!;
  const drawn = kind ?? choose(anybodys);
  return { path: draw[drawn](choose), stroke: drawn === 'dots' ? 2.5 : 1.5 };
}

/** Custom properties of the motif: a picture for `mask`, its size, and `content` of a part that shows it: none where there is no line. */
export function motifTokens(theme: MotifTheme, seed: string): Record<string, string> {
  const { path, stroke } = motifTile(theme, seed);
  // A plain bar then: a line that shows how far something is has to be seen.
  if (path === '') return { motif: 'linear-gradient(#000,#000)', 'motif-size': '100% 3px', 'motif-mark': 'none' };
  // Any colour will do: a mask takes nothing but what is covered.
  const picture =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${WIDTH} 24' fill='none' stroke='red' stroke-width='${stroke}' ` +
    `stroke-linecap='round' stroke-linejoin='round'><path d='${path}'/></svg>`;
  const address = `data:image/svg+xml,${picture.replaceAll('<', '%3C').replaceAll('>', '%3E')}`;
  return { motif: `url("${address}")`, 'motif-size': '15rem 1.5rem', 'motif-mark': "''" };
}

const draw: Record<MotifKind, (choose: Choice) => string> = {
  /** A heart beat on a long still line, the first one near the begin: a short piece shows it whole. */
  rhythm(choose) {
    const [height, period, place] = [choose(between(8.5, 10.5, 0.5)), choose([120, 240]), choose(between(50, 70, 2))];
    let path = `M0 ${MIDDLE}`;
    for (let beat = place; beat < WIDTH; beat += period) {
      path += `H${beat - 28}${bump(11, 2.5)}H${beat - 6}l2.5 2L${beat} ${MIDDLE - height}l4.5 ${short(height * 1.5)}L${beat + 7.5} ${MIDDLE}`;
      path += `H${beat + 15}${bump(14, 3.5)}`;
    }
    return `${path}H${WIDTH}`;
  },
  /** A wave whose crests grow and fade. */
  wave(choose) {
    const count = choose([3, 4, 5, 6, 8]);
    const [height, fading, phase] = [choose(between(4, 8.5, 0.25)), choose([1, 0.75, 0.5, 0.3]), choose(between(0, count - 1, 1))];
    const half = WIDTH / count / 2;
    const heightOf = (turn: number): number => {
      const away = Math.abs((((Math.floor(turn / 2) - phase) % count) + count) % count);
      return height * (1 - (1 - fading) * (Math.min(away, count - away) / Math.floor(count / 2)));
    };
    const top = (turn: number): number => MIDDLE + (turn % 2 === 0 ? -1 : 1) * heightOf(turn);
    // From the middle to the first crest, from each crest to the next, and back; a quarter of a sine and halves of it.
    const [first, last] = [top(0), top(count * 2 - 1)];
    let path = `M0 ${MIDDLE}C${short(half / 6)} ${short(MIDDLE + (first - MIDDLE) * 0.52)} ${short(half / 3)} ${short(first)} ${short(half / 2)} ${short(first)}`;
    for (let turn = 1; turn < count * 2; turn += 1) {
      const [from, to] = [half * (turn - 0.5), half * (turn + 0.5)];
      path += `C${short(from + half * 0.364)} ${short(top(turn - 1))} ${short(to - half * 0.364)} ${short(top(turn))} ${short(to)} ${short(top(turn))}`;
    }
    const end = WIDTH - half / 2;
    return `${path}C${short(end + half / 6)} ${short(last)} ${short(end + half / 3)} ${short(MIDDLE + (last - MIDDLE) * 0.52)} ${WIDTH} ${MIDDLE}`;
  },
  /** Steps up and down, like a city on the horizon. */
  steps(choose) {
    const levels = choose(skylines);
    const [height, wanted] = [choose(between(3, 5, 0.25)), choose([12, 15, 18, 21])];
    const periods = Math.max(1, Math.round(WIDTH / levels.length / wanted));
    const step = WIDTH / (levels.length * periods);
    // Half of the first step is at the end: an upright at the edge of a tile would be cut.
    let path = `M0 ${MIDDLE}H${short(step / 2)}`;
    for (let at = 1; at < levels.length * periods; at += 1) {
      path += `V${short(MIDDLE - levels[at % levels.length]! * height)}H${short(step * (at + 0.5))}`;
    }
    return `${path}V${MIDDLE}H${WIDTH}`;
  },
  /** A row of arches, standing or hanging, alone or crossing. */
  arcs(choose) {
    const [count, height] = [choose([4, 5, 6, 8, 10]), choose(between(5, 10, 0.25))];
    // Wide arches that cross are a tangle.
    const [sweep, isCrossing] = [choose([1, 0]), choose([true, false]) && count > 6];
    const arch = `a${short(WIDTH / count / 2)} ${height} 0 0 ${sweep} ${short(WIDTH / count)} 0`;
    const row = `M0 ${MIDDLE}${arch.repeat(count)}`;
    return isCrossing ? `${row}M${short(-WIDTH / count / 2)} ${MIDDLE}${arch.repeat(count + 1)}` : row;
  },
  /** Dots along a line or a wave. */
  dots(choose) {
    const gap = choose([8, 10, 12]);
    const count = WIDTH / gap;
    // With fewer dots in a turn nobody sees a wave.
    const turns = choose([1, 2, 3, 4, 5].filter((turn) => count / turn >= 6));
    const [height, phase] = [choose(between(0, 8, 0.25)), choose(between(0, 3, 1))];
    let path = `M0 ${MIDDLE}`;
    for (let at = 0.5; at < count; at += 1) {
      path += `M${short(at * gap)} ${short(MIDDLE - height * Math.sin(2 * Math.PI * ((at / count) * turns + phase / 4)))}h0`;
    }
    return `${path}M${WIDTH} ${MIDDLE}`;
  },
  none: () => '',
};

/** Heights of steps, each list a period; the first is the middle. */
const skylines = [
  [0, 1],
  [0, 1, 2, 1],
  [0, 2, 1],
  [0, 1, 0, -1],
  [0, 2, 0, 1],
  [0, 1, 2, 0, 1],
  [0, -1, 1],
  [0, 2, 1, 2],
] as const;

/** A soft rise of the line, and back. */
const bump = (width: number, height: number): string => {
  const quarter = short(width / 4);
  const half = short(width / 2);
  return `c${quarter} 0 ${quarter}-${height} ${half}-${height}s${quarter} ${height} ${half} ${height}`;
};

const between = (least: number, most: number, step: number): number[] =>
  Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, index) => least + index * step);

/** A number of path data: one place after the point is finer than any screen. */
const short = (value: number): number => Math.round(value * 10) / 10;
