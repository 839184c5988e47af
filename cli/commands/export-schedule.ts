// foyer export --schedule: the programme of one event as c3voc schedule JSON, and in words what that format has no place for.
import { writeFile } from 'node:fs/promises';
import { nameOf, readEvents } from '../export/events-of-folder.ts';
import { scheduleOf } from '../export/schedule/schedule-file.ts';
import type { ScheduleSource } from '../export/schedule/schedule-source.ts';
import { whatIsLost } from '../export/schedule/what-is-lost.ts';
import { counted, lineOf, printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../output/usage-error.ts';
import type { ExitCode } from './command.ts';
import type { Configuration } from './configuration-folder.ts';

/** Writes the file. Throws UsageError when the folder holds no event or several. */
export async function exportSchedule(
  configuration: Configuration,
  file: string,
  asked: string | undefined,
  terminal: Terminal,
): Promise<ExitCode> {
  const { events, refused, findings } = await readEvents(configuration, { events: {}, files: [] }, 0);
  for (const found of findings) if (found.severity === 'error') terminal.print(lineOf(found, terminal));
  if (refused.length > 0 && events.length === 0) {
    terminal.print(`${refused.join(', ')} cannot be exported, see above`);
    return 1;
  }
  const [one, ...others] = events;
  if (!one || others.length > 0) {
    const names = events.map(({ event }) => nameOf({ instance: event.instance, event: event.shortName }));
    throw new UsageError(
      one ? `A schedule holds one event; name the folder of one of ${names.join(', ')}.` : 'There is no event that could be exported.',
    );
  }
  const { event } = one;
  const language = event.languageFor(asked);
  if (asked !== undefined && language !== asked)
    throw new UsageError(`The event has no texts in ${asked}; it has ${event.about.languages.join(', ')}.`);
  const text = (written: unknown): string => event.text(written, language);
  const source: ScheduleSource = {
    instance: event.instance,
    event: event.shortName,
    name: text(event.about.name) || event.shortName,
    timeZone: event.timeZone,
    startDate: event.about.startDate,
    endDate: event.about.endDate,
    website: /^https?:/i.test(event.about.website) ? event.about.website : '',
    version: one.content.slice(0, 12),
    rows: event.programme.rows,
    text,
  };
  const json = JSON.stringify(scheduleOf(source), null, 1);
  await writeFile(file, `${json}\n`).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${file} cannot be written (${error.code ?? error.message}).`);
  });
  const days = new Set(event.programme.rows.sessions.map(({ ProgrammeDay }) => ProgrammeDay).filter(Boolean));
  terminal.print(
    `Wrote ${counted(event.programme.rows.sessions.length, 'session')} of ${counted(days.size, 'day')} in ${language} into ${file}`,
  );
  const lost = whatIsLost(source, json);
  if (lost.length > 0) terminal.print('Not in the file, or not as it was, because the format has no place for it:');
  for (const line of lost) terminal.print(`  ${printable(line)}`);
  return 0;
}
