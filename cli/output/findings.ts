// Findings as a person or a program reads them.
import { findingLine } from '../../server/outcome-lines.ts';
import type { Finding } from '../../src/model/finding.ts';
import type { Terminal, Tone } from './terminal.ts';

/** Control characters, and those that turn the direction of a line: a key of a file must not be able to steer a terminal. */
// oxlint-disable-next-line no-control-regex -- these are the characters looked for
const STEERING = /[\u0000-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]/g;

/** A text without characters that could steer a terminal; each is shown as its escape. */
export const printable = (text: string): string =>
  text.replace(STEERING, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A finding of a whole file is placed at its start, and one of the whole folder at the folder, so that every line has a place. */
export const placed = (found: Finding): Finding => ({
  ...found,
  file: found.file || '.',
  line: Math.max(found.line, 1),
  column: Math.max(found.column, 1),
});

const tones: Readonly<Record<Finding['severity'], Tone>> = { error: 'error', warning: 'warning', info: 'quiet' };

/** One finding as a line: `file:line:column severity code message (did you mean …?)`. */
export function lineOf(found: Finding, { tone }: Terminal): string {
  const at = placed(found);
  const line = printable(findingLine(at));
  const place = printable(`${at.file}:${at.line}:${at.column}`);
  return `${tone('place', place)} ${tone(tones[at.severity], at.severity)}${line.slice(place.length + 1 + at.severity.length)}`;
}

/** `1 error`, `2 errors`. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** Sorted by file and place, as somebody would go through them. */
export const inOrder = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column));
