// An explained page as text: grouped by layer and grid, children indented, shown or hidden in a word, reasons with file and line.
import type { Explained } from '../../src/rules/explain.ts';
import type { Change } from '../../src/rules/timeline.ts';
import { earlier } from '../../src/rules/verdict.ts';
import { counted, printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { inEventTime, localWords } from './event-time.ts';
import type { PlaceReason } from './reason-places.ts';

export type TextParts = { timeZone: string; place: PlaceReason; tone: Terminal['tone'] };

/** Lines of an explained page, a count at the end. */
export function explainedLines(explained: readonly Explained[], parts: TextParts): string[] {
  const { timeZone, tone } = parts;
  const lines: string[] = [];
  const depths = new Map<string, number>();
  const width = Math.min(40, Math.max(...explained.map(({ id }) => id.length + 2), 12));
  let [layer, grid] = ['', ''];
  for (const one of explained) {
    if (one.layer !== layer) lines.push(...(lines.length ? [''] : []), tone('place', one.layer));
    if (one.layer !== layer || one.grid !== grid) lines.push(tone('quiet', printable(`  grid ${one.grid}`)));
    ({ layer, grid } = one);
    const depth = one.parent === undefined ? 0 : (depths.get(one.parent) ?? 0) + 1;
    depths.set(one.id, depth);
    lines.push(...placementLines(one, depth, width, parts));
  }
  const shown = explained.filter(({ outcome }) => outcome === 'show').length;
  const next = explained.reduce<number | null>((least, { nextChangeAt }) => earlier(least, nextChangeAt), null);
  const change = next === null ? 'nothing changes later' : `next change ${localWords(next, timeZone)}`;
  return [...lines, '', `${counted(explained.length, 'placement')}, ${shown} shown, ${explained.length - shown} hidden; ${change}`];
}

function placementLines(one: Explained, depth: number, width: number, { timeZone, place, tone }: TextParts): string[] {
  const indent = ' '.repeat(4 + depth * 2);
  const mark = one.outcome === 'show' ? tone('good', '✓ shown ') : tone('error', '✗ hidden');
  const change = one.nextChangeAt === null ? '' : tone('quiet', `  changes ${localWords(one.nextChangeAt, timeZone)}`);
  const name = printable(one.name || '(no component)');
  const reasons = one.reasons.map(place).map(({ rule, outcome, detail, file, line }) => {
    const where = file === '' ? '' : `  ${tone('place', printable(`${file}:${line}`))}`;
    return `${indent}  ${outcome === 'hide' ? '✗' : '✓'} ${printable(`${rule}: ${inEventTime(detail, timeZone)}`)}${where}`;
  });
  return [`${indent}${mark} ${printable(one.id).padEnd(width - depth * 2)} ${name}${change}`, ...reasons];
}

/** Lines of a timeline: each instant in event time, and what appears and disappears. */
export function timelineLines(changes: readonly Change[], nameOf: (id: string) => string, { timeZone, tone }: TextParts): string[] {
  const side = (ids: readonly string[], sign: string, word: string): string[] =>
    ids.map((id) => `  ${tone(sign === '+' ? 'good' : 'error', `${sign} ${word}`)} ${printable(`${id}  ${nameOf(id)}`)}`);
  const lines = changes.flatMap(({ at, appears, disappears }) => [
    tone('place', localWords(at, timeZone)),
    ...side(appears, '+', 'appears    '),
    ...side(disappears, '-', 'disappears '),
  ]);
  return [...lines, changes.length === 0 ? 'Nothing changes on this page.' : `${counted(changes.length, 'change')} in ${timeZone} time`];
}
