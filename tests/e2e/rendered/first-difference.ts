// Where two texts in lines begin to differ.

/** Lines shown of each side. */
const SHOWN = 4;

/** The lines before which all are equal, of both texts; none where they are equal. */
export function firstDifference(one: readonly string[], other: readonly string[]): string[] {
  const at = one.findIndex((line, index) => line !== other[index]);
  if (at < 0 && one.length === other.length) return [];
  const from = at < 0 ? one.length : at;
  const shown = (lines: readonly string[], sign: string): string[] =>
    lines.slice(from, from + SHOWN).map((line) => `${sign} ${line.trim().slice(0, 240)}`);
  return [
    ...one.slice(Math.max(0, from - 2), from).map((line) => `  ${line.trim().slice(0, 160)}`),
    ...shown(one, '-'),
    ...shown(other, '+'),
  ];
}
