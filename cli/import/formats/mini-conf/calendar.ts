// The calendar of a Mini-Conf folder: only what no other file says stays of it.
import { instantOf } from '../../../../src/clock/zone.ts';
import { asFields, field, oneLine } from '../../reading/fields.ts';
import type { RecordFile } from '../../reading/records.ts';
import type { Report } from '../../report.ts';
import type { ScheduleEvent } from '../../schedule/schedule.ts';
import { canonicalFields, plainName } from '../../vocabulary/canonical-fields.ts';
import { scheduleEvent } from '../../vocabulary/schedule-event.ts';
import { plainText } from '../../values/plain-text.ts';
import { slugOf } from '../../values/identifiers.ts';

/** Entries of calendars that are not among `known` already. The view of a week repeats that of a day: where both are, the day counts. */
export function calendarEvents(
  tables: readonly RecordFile[],
  known: readonly ScheduleEvent[],
  timeZone: string,
  report: Report,
): ScheduleEvent[] {
  const seen = known.map((event) => sightOf(asFields(event.value) ?? {}, timeZone));
  const days = new Set<string>();
  for (const { value } of tables.flatMap(({ records }) => records)) {
    const fields = asFields(value) ?? {};
    if (oneLine(field(fields, 'view')) === 'day') days.add(`${oneLine(field(fields, 'start'))} ${oneLine(field(fields, 'end'))}`);
  }
  return tables.flatMap(({ records }) =>
    records.flatMap((record) => {
      const source = asFields(record.value);
      if (!source) return [scheduleEvent(record, undefined)];
      const { link: _link, location, calendarId: _calendar, category: _category, view, ...rest } = source;
      const { fields, unread } = canonicalFields(rest);
      const title = plainText(oneLine(fields['title']));
      const sight = sightOf({ ...fields, title }, timeZone);
      const twice = oneLine(view) === 'week' && days.has(`${oneLine(field(source, 'start'))} ${oneLine(field(source, 'end'))}`);
      if (twice || seen.some((other) => isSame(sight, other))) {
        report.leaveOut('calendar entries', 'another file says the same');
        return [];
      }
      seen.push(sight);
      // The location of these calendars is a page of the site; only a word that is none is a place.
      const room = /\.html?\b|\/\//.test(oneLine(location)) ? '' : oneLine(location);
      const id = slugOf(`${title} ${oneLine(fields['date'])}`, 'session');
      return [scheduleEvent(record, { fields: { ...fields, id, title }, unread }, { room })];
    }),
  );
}

type Sight = { title: string; start: number | undefined };

const sightOf = (fields: Readonly<Record<string, unknown>>, timeZone: string): Sight => ({
  title: plainName(plainText(oneLine(fields['title']))),
  start: instantOf(oneLine(fields['date']), timeZone),
});

/** Begins at the same instant, and one title holds the other. */
const isSame = (one: Sight, other: Sight): boolean =>
  one.start !== undefined &&
  one.start === other.start &&
  one.title !== '' &&
  other.title !== '' &&
  (one.title.includes(other.title) || other.title.includes(one.title));
