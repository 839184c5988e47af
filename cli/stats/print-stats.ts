// The work of foyer stats: reads the counts of an event, and prints them or writes them into a file.
import { writeFile } from 'node:fs/promises';
import { preparePublishedEvent } from '../../server/published/event.ts';
import type { ExitCode } from '../commands/command.ts';
import { counted, printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../output/usage-error.ts';
import { storeOfEnvironment } from '../store/environment-store.ts';
import { publishedEvent } from '../store/published-event.ts';
import { itemNames } from './item-names.ts';
import { statsCsv } from './stats-csv.ts';
import { statsLines } from './stats-table.ts';

type Asked = { name: string; days: { from?: string; to?: string }; csv: string | undefined; language: string | undefined };

/** Prints the counts, or writes them into `csv`. Throws UsageError for an unknown event and a file that cannot be written. */
export async function printStats({ name, days, csv, language: asked }: Asked, terminal: Terminal): Promise<ExitCode> {
  const store = await storeOfEnvironment();
  try {
    const { id, instance, event: shortName } = await publishedEvent(store, name);
    const head = (await store.events()).find((one) => one.id === id);
    const stored = head && (await store.load(id, head.version));
    if (!stored) throw new UsageError(`The event ${name} has no published version.`);
    const event = preparePublishedEvent({ id, instance, shortName, version: head.version }, stored);
    const language = event.languageFor(asked);
    const views = await store.viewsOf(id, days);
    const nameOf = itemNames(event, language);
    if (csv !== undefined) {
      await writeFile(csv, statsCsv(views, nameOf)).catch((error: NodeJS.ErrnoException) => {
        throw new UsageError(`${csv} cannot be written (${error.code ?? error.message}).`);
      });
      terminal.print(`Wrote ${counted(views.length, 'count')} into ${csv}`);
      return 0;
    }
    const title = event.text(event.about.name, language) || shortName;
    terminal.print(`${printable(title)} (${instance}/${shortName}), days in the time zone ${event.timeZone}`);
    terminal.print('');
    if (views.length === 0) terminal.print('Nothing is counted in these days.');
    for (const line of statsLines(views, nameOf, terminal)) terminal.print(line.trimEnd());
    return 0;
  } finally {
    await store.close();
  }
}
