// A record of a table or list as an event of a schedule.
import { asFields, oneLine } from '../reading/fields.ts';
import type { SourceRecord } from '../reading/source-records.ts';
import type { ScheduleEvent, SchedulePart } from '../schedule/schedule.ts';
import type { Canonical } from './canonical-fields.ts';

/** The event of a record; what is no object goes on as it is, into the quarantine. */
export function scheduleEvent(record: SourceRecord, canonical: Canonical | undefined, over: Partial<ScheduleEvent> = {}): ScheduleEvent {
  const { value, raw, place } = record;
  if (!canonical || !asFields(value)) return { value, raw, place, day: undefined, room: '' };
  const { day, ...fields } = canonical.fields;
  const date = oneLine(day);
  return {
    value: fields,
    raw,
    place,
    room: '',
    day: date === '' ? undefined : { date, start: '', end: '' },
    unread: canonical.unread,
    timeColumn: canonical.unreadable,
    ...over,
  };
}

/** The part of a record; a day alone says nothing about it. */
export function schedulePart(record: SourceRecord, { fields: { day: _day, ...fields }, unread }: Canonical): SchedulePart {
  return { fields, raw: record.raw, place: record.place, unread };
}
