// foyer matrix --table: only the table of people and pages, without a browser, as text, Markdown or JSON.
import type { TimeSource } from '../../../src/clock/clock.ts';
import type { ExitCode } from '../../commands/command.ts';
import type { MatrixOptions } from '../matrix-options.ts';
import { readConfiguration } from '../../explain/choose-event.ts';
import { localWords } from '../../explain/event-time.ts';
import { lineOf, printable } from '../../output/findings.ts';
import type { Terminal } from '../../output/terminal.ts';
import { planRoutes } from '../plan-configuration.ts';
import { columnsOf, type RouteRow, wordsNow } from './route-table.ts';

/** Prints it. Throws UsageError when event, page or persona is missing. */
export async function printTable(dir: string, options: MatrixOptions, terminal: Terminal, time: TimeSource): Promise<ExitCode> {
  const configuration = await readConfiguration(dir);
  for (const found of configuration.refused) terminal.say(lineOf(found, { ...terminal, tone: (_, text) => text }));
  const { routes, notes } = await planRoutes(configuration, options, time.wall());
  for (const note of notes) terminal.say(note);
  if (options.table === 'json') terminal.print(JSON.stringify(routes, null, 2));
  else for (const line of options.table === 'markdown' ? markdownTables(routes) : textLines(routes)) terminal.print(line);
  return 0;
}

const eventsOf = (routes: readonly RouteRow[]): [string, RouteRow[]][] => [...Map.groupBy(routes, ({ event }) => event)];

const nameOf = ({ page, variant }: RouteRow): string => (variant ? `${page} (${variant})` : page);

/** Each page with its answers, each answer with those who get it. */
export function textLines(routes: readonly RouteRow[]): string[] {
  return eventsOf(routes).flatMap(([event, rows]) => [
    printable(event),
    ...rows.flatMap((row) => {
      const people = [...new Set(row.cells.map(({ person }) => person))];
      const said = people.flatMap((person) => wordsNow(row, person).map((one) => ({ ...one, person })));
      const answers = Map.groupBy(said, ({ words, containers }) => (containers ? `${words} (${containers})` : words));
      return [
        `  ${printable(nameOf(row))} · ${localWords(Date.parse(row.at), row.timeZone)}`,
        ...[...answers].map(
          ([words, own]) =>
            `    ${own[0]!.opens ? '✓' : '✗'} ${printable(`${words}: ${own.length === people.length ? 'everybody' : own.map(({ person }) => person).join(', ')}`)}`,
        ),
      ];
    }),
    '',
  ]);
}

/** Text inside a cell of a Markdown table. */
const cellText = (text: string): string => printable(text).replaceAll(/[\\|<>*_`[\]]/g, String.raw`\$&`);

/** A table for each event, in a form for documentation: pages as rows, people as columns; equal columns are merged. */
export function markdownTables(routes: readonly RouteRow[]): string[] {
  return eventsOf(routes).flatMap(([event, rows]) => {
    const columns = columnsOf(rows, true);
    const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
    return [
      `${cellText(event)}, each page at an instant of ordinary use:`,
      '',
      line(['Page', ...columns.map((people) => people.map(cellText).join('<br>'))]),
      line(['---', ...columns.map(() => '---')]),
      ...rows.map((row) =>
        line([
          cellText(nameOf(row)),
          ...columns.map(([person]) =>
            wordsNow(row, person!)
              .map(({ containers, words }) => cellText(containers ? `${containers}: ${words}` : words))
              .join('<br>'),
          ),
        ]),
      ),
      '',
    ];
  });
}
