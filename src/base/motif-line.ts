// The line of an event's motif as an organiser writes it: a kind that is drawn, or path data of a tile that is repeated.

/** Kinds of line that are drawn; `none` draws none. */
export const motifKinds = ['rhythm', 'wave', 'steps', 'arcs', 'dots', 'none'] as const;
/** Name of a kind that is drawn. */
export type MotifKind = (typeof motifKinds)[number];

/** Size of a tile, and the height at which its line begins and ends. */
export const MOTIF_TILE = { width: 240, height: 24, middle: 12 } as const;

/** What may be written: a kind, signs of path data, or nothing. */
export const MOTIF = /^(?:rhythm|wave|steps|arcs|dots|none|[Mm][MmLlHhVvCcSsQqTtAaZz0-9 ,.+-]*)?$/;

/** Begin and end of a line, as points of its tile. */
export type LineEnds = { from: Point; to: Point };
type Point = { x: number; y: number };

/** Numbers a command takes, by its letter. */
const counts: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

const COMMAND = /[ ,]*([A-Za-z])/y;
const NUMBER = /[ ,]*([+-]?(?:\d+(?:\.\d*)?|\.\d+))/y;
/** The two flags of an arc may stand without anything between them. */
const FLAG = /[ ,]*([01])/y;
const REST = /[ ,]*/y;

/** Where the line of this path data begins and ends; undefined where it is no path data. Reads each sign once. */
export function lineEnds(path: string): LineEnds | undefined {
  let place = 0;
  const next = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = place;
    const found = pattern.exec(path);
    if (found) place = pattern.lastIndex;
    return found?.[1];
  };
  let from: Point | undefined;
  let begun: Point = { x: 0, y: 0 };
  let at = begun;
  for (let command = next(COMMAND); command !== undefined; command = next(COMMAND)) {
    const letter = command.toUpperCase();
    const count = counts[letter];
    if (count === undefined || (from === undefined && letter !== 'M')) return undefined;
    if (count === 0) {
      at = begun;
      continue;
    }
    // One letter may stand before many groups of numbers.
    for (let group = 0; ; group += 1) {
      const values: number[] = [];
      for (let index = 0; index < count; index += 1) {
        const written = next(letter === 'A' && (index === 3 || index === 4) ? FLAG : NUMBER);
        if (written === undefined) break;
        values.push(Number(written));
      }
      if (values.length === 0 && group > 0) break;
      if (values.length < count) return undefined;
      at = reached(at, letter, values, command !== letter);
      if (letter === 'M' && group === 0) begun = at;
      from ??= at;
    }
  }
  next(REST);
  return from && place === path.length ? { from, to: at } : undefined;
}

/** Where a command leads: its last two numbers, or the one of a straight line along an axis. */
function reached(at: Point, letter: string, values: readonly number[], isRelative: boolean): Point {
  const base = isRelative ? at : { x: 0, y: 0 };
  const last = values.at(-1)!;
  if (letter === 'H') return { x: base.x + last, y: at.y };
  if (letter === 'V') return { x: at.x, y: base.y + last };
  return { x: base.x + values.at(-2)!, y: base.y + last };
}

/** Why path data cannot be repeated as a tile, in words; undefined where it can. */
export function motifFault(path: string): string | undefined {
  const ends = lineEnds(path);
  if (!ends) return 'is no path data';
  const { middle } = MOTIF_TILE;
  const { from, to } = ends;
  if (from.y === middle && to.y === middle) return undefined;
  return `begins at height ${from.y} and ends at height ${to.y}; a tile repeats where both are ${middle}`;
}
