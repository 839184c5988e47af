// What an import found, in lines for a person.
import type { ImportResult } from '../import/result.ts';
import { counted, lineOf, printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import type { Finding } from '../../src/model/finding.ts';

/** Findings of each kind are shown up to this many; a programme with one mistake in every row would hide the rest. */
const MOST = 20;

/** Name, span and counts; then findings, quarantined rows with place and reason, and what was left out on purpose. */
export function importLines(result: ImportResult, terminal: Terminal): string[] {
  const { event, rows, findings, quarantine, leftOut } = result;
  const noticed = findings.filter(({ code }) => code !== 'row-quarantined');
  const span = event.startDate ? `${event.startDate} to ${event.endDate}` : 'without days';
  return [
    `${terminal.tone('place', printable(event.name || 'A programme without name'))}, ${span}, ${event.timeZone} (${result.format})`,
    `  ${[
      counted(rows.sessions.length, 'session'),
      ...(rows.presentations.length > 0 ? [counted(rows.presentations.length, 'presentation')] : []),
      counted(rows.authors.length, 'person', 'people'),
      counted(rows.rooms.length, 'room'),
      counted(rows.tracks.length, 'track'),
      counted(event.days.length, 'day'),
    ].join(', ')}`,
    `  ${terminal.tone(quarantine.length > 0 ? 'warning' : 'good', `${counted(quarantine.length, 'row')} quarantined`)}`,
    ...shortened(
      quarantine.map(({ file, line, reason }) => `    ${printable(`${file}:${line} ${reason}`)}`),
      'quarantine.json holds them all',
    ),
    ...leftOut.map(
      ({ field, rows: times, reason }) => `  left out on purpose: ${printable(`${field} (${counted(times, 'row')}): ${reason}`)}`,
    ),
    ...shortened(
      noticed.map((found) => hintLine(found, terminal)),
      'all of the same kinds',
    ),
  ];
}

/** A finding of an import as a line; what it suggests is advice, not a word that was meant. */
export const hintLine = (found: Finding, terminal: Terminal): string =>
  lineOf({ ...found, message: [found.message, found.suggestion].filter(Boolean).join('; '), suggestion: '' }, terminal);

const shortened = (lines: readonly string[], rest: string): string[] =>
  lines.length <= MOST ? [...lines] : [...lines.slice(0, MOST), `    … and ${lines.length - MOST} more; ${rest}`];
