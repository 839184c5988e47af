// foyer export --ical: the calendars of events as files, the same a server of the same version hands out.
import { calendarOf } from '../../../server/calendar/calendar-of.ts';
import { safeName } from '../../../src/api/static/answer-file.ts';
import type { ExportedEvent } from '../events-of-folder.ts';
import type { SiteFiles } from '../site/site-files.ts';
import { calendarsOf } from './calendars-of.ts';

/** Writes `<instance>/<event>/<language>/{programme,day/…,room/…,person/…,session/…}.ics`; `address` is where the pages are, empty for unknown. */
export async function writeCalendars(events: readonly ExportedEvent[], address: string, files: SiteFiles): Promise<number> {
  let count = 0;
  for (const { event } of events) {
    for (const language of event.about.languages) {
      for (const { kind, id } of calendarsOf(event, language)) {
        const text = calendarOf(event, { kind, id, language }, address);
        const name = kind === 'programme' ? kind : `${kind}/${/^[\w-]+$/.test(id) ? id : safeName(id)}`;
        if (text !== undefined && files.put(`${event.instance}/${event.shortName}/${language}/${name}.ics`, text)) count += 1;
        await files.flush();
      }
    }
  }
  await files.done();
  return count;
}
