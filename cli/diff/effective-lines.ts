// What visitors notice of a change, in sentences; and what else changed that pages take from elsewhere.
import { statementWords } from '../../src/diff/effective/statement-words.ts';
import type { EffectStatement } from '../../src/diff/effective/merge-effects.ts';
import { counted, printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import type { Comparison } from './compare.ts';
import type { EffectiveEvent } from './effective.ts';

/** A document that changed and shows on pages without being a placement: theme, menus, texts, rows, pictures. */
export type Elsewhere = { event: string; file: string; differences: number };

/** Files whose changes are reported as placements of pages. */
const told = /^(pages|visibility)\/|^footer\.json$/;

/** Changed files that visitors may notice wherever they are used. */
export function elsewhereOf({ differences }: Comparison): Elsewhere[] {
  const files = Map.groupBy(
    differences.filter(({ file }) => file !== '' && !told.test(file)),
    ({ event, file }) => JSON.stringify([event, file]),
  );
  return [...files.values()].map((own) => ({ event: own[0]!.event, file: own[0]!.file, differences: own.length }));
}

/** All sentences, by event and page. */
export function effectiveLines(events: readonly EffectiveEvent[], comparison: Comparison, terminal: Terminal): string[] {
  const elsewhere = elsewhereOf(comparison);
  const others = comparison.scopes.filter(({ name }) => !events.some(({ event }) => event === name));
  const whole = comparison.differences.filter(({ file }) => file === '');
  const lines = [
    ...events.flatMap((event) => eventLines(event, elsewhere, terminal)),
    ...others.flatMap(({ name }) => elsewhereLines(name, elsewhere, terminal)),
    ...whole.map(({ event, text }) => `${terminal.tone('place', printable(event))}: ${text}`),
    ...comparison.notCompared.map(({ event, file, side, problem }) =>
      terminal.tone('error', printable(`${event}/${file} (${side}) cannot be read and is not compared: ${problem}`)),
    ),
  ];
  if (lines.length > 0) return lines;
  const { length } = comparison.differences;
  return [
    terminal.tone(
      'good',
      length === 0 ? 'No difference' : `No difference for anyone (${counted(length, 'difference')} in what was written)`,
    ),
  ];
}

function eventLines(event: EffectiveEvent, elsewhere: readonly Elsewhere[], terminal: Terminal): string[] {
  const languages = [
    ...event.addedLanguages.map((language) => `  ${language} is a new language of the event`),
    ...event.removedLanguages.map((language) => `  ${language} is no language of the event any more`),
  ];
  const pages = event.pages.flatMap(({ page, change, statements }) =>
    change === 'changed'
      ? statements.map((one) => `  ${page}: ${sentence(one, event)}`)
      : [`  ${page}: ${change === 'added' ? 'is a new page' : 'is no page any more'}`],
  );
  const other = elsewhereLines(event.event, elsewhere, terminal).slice(1);
  if (languages.length + pages.length + other.length === 0) return [];
  return [
    `${terminal.tone('place', printable(event.event))} (times in ${event.timeZone})`,
    ...[...languages, ...pages].map(printable),
    ...other,
  ];
}

/** The sentence of a statement, with a full name for everything in it. */
export const sentence = (statement: EffectStatement, { languages, timeZone }: EffectiveEvent): string =>
  statementWords(statement, languages, timeZone);

function elsewhereLines(event: string, elsewhere: readonly Elsewhere[], { tone }: Terminal): string[] {
  const own = elsewhere.filter((one) => one.event === event);
  if (own.length === 0) return [];
  const files = own.map(({ file, differences }) => `${file} (${counted(differences, 'difference')})`).join(', ');
  return [tone('place', printable(event)), `  wherever they are used: ${printable(files)}`];
}

/** Whether anybody may notice anything. */
export const isNoticed = (events: readonly EffectiveEvent[], comparison: Comparison): boolean =>
  events.some(({ pages, addedLanguages, removedLanguages }) => pages.length + addedLanguages.length + removedLanguages.length > 0) ||
  elsewhereOf(comparison).length + comparison.notCompared.length > 0 ||
  comparison.differences.some(({ file }) => file === '');

/** The same for a program: statements with their sentence, instants as ISO 8601, null for always and for ever. */
export function effectiveReport(events: readonly EffectiveEvent[], comparison: Comparison): object {
  const instant = (at: number): string | null => (Number.isFinite(at) ? new Date(at).toISOString() : null);
  return {
    events: events.map((event) => ({
      ...event,
      pages: event.pages.map(({ page, change, statements }) => ({
        page,
        change,
        statements: statements.map((one) => ({
          kind: one.kind,
          placements: one.ids,
          from: instant(one.span.from),
          until: instant(one.span.to),
          ...one.group,
          text: sentence(one, event),
        })),
      })),
    })),
    elsewhere: elsewhereOf(comparison),
    whole: comparison.differences.filter(({ file }) => file === '').map(({ event, code, text }) => ({ event, code, text })),
    notCompared: comparison.notCompared,
  };
}
