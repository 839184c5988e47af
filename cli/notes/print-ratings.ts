// The work of foyer ratings: averages of an event, printed or written into a file.
import { writeFile } from 'node:fs/promises';
import { averagesOf } from '../../server/notes/stored-ratings.ts';
import type { ExitCode } from '../commands/command.ts';
import { counted, printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../output/usage-error.ts';
import { withPeople } from '../people/open-people.ts';
import { csvField } from '../../src/base/csv.ts';
import { loadNotedEvent, thingName } from './noted-event.ts';

/** Prints them, the best first. Throws UsageError for an unknown event and a file that cannot be written. */
export const printRatings = (name: string, csv: string | undefined, terminal: Terminal): Promise<ExitCode> =>
  withPeople<ExitCode>(async ({ store, db }) => {
    const event = await loadNotedEvent(store, name);
    const rated = (await averagesOf(db, event.id)).map((one) => ({ ...one, title: thingName(event, one.kind, one.item) }));
    if (csv !== undefined) {
      const lines = rated.map(({ kind, item, title, average, count, counts }) =>
        [kind, csvField(item), csvField(title), average, count, ...counts].join(','),
      );
      await writeFile(csv, ['kind,id,name,average,ratings,1,2,3,4,5', ...lines, ''].join('\r\n')).catch((error: NodeJS.ErrnoException) => {
        throw new UsageError(`${csv} cannot be written (${error.code ?? error.message}).`);
      });
      terminal.print(`Wrote ${counted(rated.length, 'average')} into ${csv}`);
      return 0;
    }
    if (rated.length === 0) terminal.print('Nothing is rated yet.');
    for (const { kind, item, title, average, count, counts } of rated)
      terminal.print(printable(`${average.toFixed(1)}  ${counted(count, 'rating')} (${counts.join(' ')})  ${title || `${kind} ${item}`}`));
    return 0;
  });
