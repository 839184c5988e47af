// foyer export --static and --ical: many files in a folder, which a later export of the same folder replaces.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deviceTime } from '../../src/clock/clock.ts';
import { localIso, localWords, readInstant } from '../explain/event-time.ts';
import { writeCalendars } from '../export/calendar/write-calendars.ts';
import { type ExportedEvent, type ExportedFolder, nameOf, readEvents } from '../export/events-of-folder.ts';
import { type ExportMark, MARK, readMark, removeOld } from '../export/export-mark.ts';
import { visitorsHolding } from '../export/site/visitors-holding.ts';
import { siteBuild, siteOf } from '../export/site/site-build.ts';
import { type SiteFiles, siteFiles } from '../export/site/site-files.ts';
import { type SiteOutcome, writeSite } from '../export/site/write-site.ts';
import { counted, lineOf, printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../output/usage-error.ts';
import type { ExitCode } from './command.ts';
import type { Configuration } from './configuration-folder.ts';

export type FilesTarget = { target: 'static' | 'ical'; folder: string; base: string; at: string | undefined };

/** Notes of what is not on a site are shown up to this many. */
const MOST = 20;

/** Writes the files. Throws UsageError when the target cannot be used or there is no event. */
export async function exportFiles(
  configuration: Configuration,
  { target, folder, base, at }: FilesTarget,
  terminal: Terminal,
): Promise<ExitCode> {
  const now = deviceTime.wall();
  const site = siteOf(base);
  const before = await readMark(folder);
  const read = await readEvents(configuration, before, now);
  for (const found of read.findings) if (found.severity === 'error') terminal.print(lineOf(found, terminal));
  for (const name of read.refused) terminal.print(`${name} is left out, see above`);
  const home =
    read.events.find(({ event }) => event.instance === read.home?.instance && event.shortName === read.home.event) ?? read.events[0];
  if (!home) throw new UsageError('There is no event that could be exported.');
  const { timeZone } = home.event;
  const asOf = at === undefined ? now : readInstant(at, timeZone);
  await mkdir(folder, { recursive: true });
  const files = siteFiles(folder);
  if (target === 'static') {
    terminal.progress(`Writing ${folder} …`);
    terminal.print(`The site holds what visitors may see as of ${localWords(asOf, timeZone)}; later it opens and closes nothing.`);
    warn(read.events, asOf, terminal);
    const outcome = await inBuild(site.base, (built) => writeSite({ events: read.events, home, site, built, now: asOf }, files));
    say(outcome, terminal);
    terminal.print(`Wrote ${counted(outcome.pages, 'page')} and ${counted(outcome.answers, 'answer')} of ${eventsOf(read)} into ${folder}`);
  } else {
    const count = await writeCalendars(read.events, site.address, files);
    for (const note of files.notes) terminal.say(printable(note));
    terminal.print(`Wrote ${counted(count, 'calendar')} of ${eventsOf(read)} into ${folder}`);
  }
  await finish(folder, before, read.events, files);
  return read.refused.length > 0 ? 1 : 0;
}

const eventsOf = ({ events }: ExportedFolder): string => counted(events.length, 'event');

async function inBuild<T>(base: string, work: (built: string) => Promise<T>): Promise<T> {
  const { folder, remove } = await siteBuild(base);
  try {
    return await work(folder);
  } finally {
    await remove();
  }
}

/** Says of which events a visitor of that instant (ms) has the holding page and little else. */
function warn(events: readonly ExportedEvent[], asOf: number, terminal: Terminal): void {
  for (const { event } of events) {
    const { outcome, opensAt } = visitorsHolding(event, asOf);
    if (outcome === 'open') continue;
    const name = nameOf({ instance: event.instance, event: event.shortName });
    const other =
      outcome === 'before' && opensAt !== null
        ? `it opens at ${localWords(opensAt, event.timeZone)}: export then, or with --at ${localIso(opensAt, event.timeZone)}`
        : 'export with --at and an instant at which it is open';
    terminal.print(`warning: of ${name} only the holding page and what is always open are on the site: ${other}.`);
  }
}

function say({ notes }: SiteOutcome, terminal: Terminal): void {
  if (notes.length === 0) return;
  terminal.print('Not on the site:');
  for (const note of notes.slice(0, MOST)) terminal.print(`  ${printable(note)}`);
  if (notes.length > MOST) terminal.print(`  and ${notes.length - MOST} more`);
}

/** Takes away what only the earlier export had, and leaves the mark for the next. */
async function finish(folder: string, before: ExportMark, events: readonly ExportedEvent[], files: SiteFiles): Promise<void> {
  const written = files.written();
  await removeOld(folder, before, new Set(written));
  const mark: ExportMark = {
    events: {
      ...before.events,
      ...Object.fromEntries(
        events.map(({ event, stored, content }) => [
          nameOf({ instance: event.instance, event: event.shortName }),
          { version: stored.version, content, publishedAt: stored.publishedAt },
        ]),
      ),
    },
    files: [...written],
  };
  await writeFile(join(folder, MARK), `${JSON.stringify(mark, null, 1)}\n`);
}
