// Schedule JSON of the c3voc, frab and pretalx family (https://c3voc.de/schedule/schema.json), read tolerantly.
import { locator } from '../../../src/model/locate.ts';
import { pointerKey } from '../../../src/model/source.ts';
import { programmeOf } from '../schedule/programme.ts';
import type { Schedule, ScheduleDay } from '../schedule/schedule.ts';
import { headOf } from '../reading/bytes.ts';
import { asFields, type Fields, field, oneLine } from '../reading/fields.ts';
import { readJson } from '../reading/json.ts';
import { UnreadableFile } from '../reading/unreadable-file.ts';
import type { Place } from '../place.ts';
import { createReport, type Report } from '../report.ts';
import type { Format, ImportFile } from '../result.ts';
import { onlyOne } from './only-one.ts';

/** How sure it is that a file is one: it starts as JSON and has the words of one near its beginning. */
function sureness(file: ImportFile): number {
  const head = headOf(file);
  // The JSON Schema of the family has all its words, but is no schedule.
  if (!/^\s*\{/.test(head) || head.includes('json-schema.org')) return 0;
  if (/"schedule"\s{0,40}:\s{0,40}\{/.test(head) && head.includes('"conference"')) return 1;
  return /"(conference|schedule)"\s*:/.test(head) && head.includes('"days"') ? 0.6 : 0;
}

/** Reads `{ schedule: { conference: { days: [{ date, rooms: { name: [event] } }] } } }`. */
export const frabJson: Format = {
  name: 'frab-json',
  title: 'c3voc, frab or pretalx schedule (JSON)',
  detect: (files) => Math.max(0, ...files.map(sureness)),
  read: (files, { timeZone }) => {
    const file = onlyOne(files, (one) => sureness(one) > 0);
    const { value, text } = readJson(file);
    const report = createReport();
    const locate = locator(text);
    return programmeOf('frab-json', { ...scheduleOf(file.path, value, report), timeZone }, report, locate);
  },
};

function scheduleOf(file: string, value: unknown, report: Report): Schedule {
  const root = asFields(value);
  const inner = root && asFields(field(root, 'schedule'));
  const conference = asFields(field(inner ?? root ?? {}, 'conference'));
  if (!conference) throw new UnreadableFile('not-a-schedule', file, 'there is no schedule with a conference in it');
  const pointer = `${inner ? '/schedule' : ''}/conference/days`;
  const schedule: Schedule = {
    file,
    conference,
    baseUrl: oneLine(field(inner ?? {}, 'base_url') ?? field(conference, 'base_url', 'url')),
    days: [],
    events: [],
  };
  const days = field(conference, 'days') ?? [];
  if (!Array.isArray(days)) throw new UnreadableFile('not-a-schedule', file, 'the days of the conference are not a list');
  for (const [index, day] of days.entries()) {
    const place: Place = { file, pointer: `${pointer}/${index}`, line: 0, column: 0 };
    const fields = asFields(day);
    if (fields) addDay(schedule, fields, place, report);
    else report.error('day-unreadable', place, 'day left out: it is not an object');
  }
  return schedule;
}

function addDay(schedule: Schedule, fields: Fields, place: Place, report: Report): void {
  const day: ScheduleDay = {
    date: oneLine(field(fields, 'date')) || oneLine(field(fields, 'day_start')).slice(0, 10),
    start: oneLine(field(fields, 'day_start', 'start')),
    end: oneLine(field(fields, 'day_end', 'end')),
  };
  schedule.days.push(day);
  for (const { name, pointer, events } of roomsOf(fields)) {
    const at = { ...place, pointer: place.pointer + pointer };
    if (!Array.isArray(events)) {
      report.error('room-unreadable', at, `the events of the room "${name}" are left out: they are not a list`);
      continue;
    }
    for (const [index, value] of events.entries()) {
      schedule.events.push({ value, raw: () => value, day, room: name, place: { ...at, pointer: `${at.pointer}/${index}` } });
    }
  }
}

/** The rooms of a day: an object by name, as the schema has it; a list of named rooms; or events without any room. */
function roomsOf(day: Fields): { name: string; pointer: string; events: unknown }[] {
  const rooms = field(day, 'rooms');
  const loose = field(day, 'events');
  const named = Array.isArray(rooms)
    ? rooms.map((room, index) => {
        const fields = asFields(room) ?? {};
        return { name: oneLine(field(fields, 'name')), pointer: `/rooms/${index}/events`, events: field(fields, 'events') };
      })
    : Object.entries(asFields(rooms) ?? {}).map(([name, events]) => ({
        name: oneLine(name),
        pointer: `/rooms/${pointerKey(name)}`,
        events,
      }));
  return loose === undefined ? named : [...named, { name: '', pointer: '/events', events: loose }];
}
