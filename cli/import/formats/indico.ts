// Indico's export of an event (`export/event/<id>.json` with the detail contributions, sessions or subcontributions) or of its timetable.
import { instantOf } from '../../../src/clock/zone.ts';
import { locator } from '../../../src/model/locate.ts';
import { headOf } from '../reading/bytes.ts';
import { asFields, asFlag, asList, type Fields, field, oneLine } from '../reading/fields.ts';
import { leaveOutOthers } from '../reading/leave-out-others.ts';
import { readJson } from '../reading/json.ts';
import { UnreadableFile } from '../reading/unreadable-file.ts';
import { createReport } from '../report.ts';
import type { Format, ImportFile } from '../result.ts';
import { isBlank } from '../schedule/session-details.ts';
import { programmeOf } from '../schedule/programme.ts';
import type { ScheduleEvent, SchedulePart } from '../schedule/schedule.ts';
import { entriesOf, kindOfEntry, type TimetableEntry, timetableIn } from './indico-timetable.ts';
import { onlyOne } from './only-one.ts';

const sureness = (file: ImportFile): number => (/"_type"\s*:\s*"HTTPAPIResult"|"_fossil"\s*:\s*"conference/.test(headOf(file)) ? 0.95 : 0);

/** Reads one event. A session that lists its contributions becomes a session with presentations; a contribution without one is a session. */
export const indico: Format = {
  name: 'indico',
  title: 'Indico (JSON, export of an event or its timetable)',
  detect: (files) => Math.max(0, ...files.map(sureness)),
  read: (files, { timeZone }) => {
    const file = onlyOne(files, (one) => sureness(one) > 0);
    const { value, text } = readJson(file);
    const results = field(asFields(value) ?? {}, 'results');
    const timetable = Array.isArray(results) ? undefined : timetableIn(results, file.path);
    const report = createReport();
    leaveOutOthers(asFields(value) ?? {}, new Set(['results', '_type']), 'export', 'it is about the export itself', report);
    if (timetable) {
      const placed = (pointer: string) => ({ file: file.path, pointer, line: 0, column: 0 });
      const schedule = {
        file: file.path,
        conference: {},
        baseUrl: oneLine(field(asFields(value) ?? {}, 'url')),
        days: [],
        events: eventsOfTimetable(timetable, placed),
        timeZone,
      };
      const zone = oneLine(field(asFields(field(timetable[0]?.fields ?? {}, 'startDate')) ?? {}, 'tz'));
      return programmeOf('indico', { ...schedule, conference: { time_zone_name: zone } }, report, locator(text));
    }
    const events = asList(results);
    if (events.length > 1) throw new UnreadableFile('several-programmes', file.path, `there are ${events.length} events in it; export one`);
    const event = asFields(events[0]);
    if (!event) throw new UnreadableFile('not-a-schedule', file.path, 'there is no event of Indico in it');
    const at = (pointer: string) => ({ file: file.path, pointer: `/results/0${pointer}`, line: 0, column: 0 });
    const sessions = asList(field(event, 'sessions')).map((one, index) => sessionOf(one, at, `/sessions/${index}`));
    const within = new Set(sessions.flatMap(({ parts = [] }) => parts.map(({ fields }) => oneLine(fields['id']))));
    const contributions = asList(field(event, 'contributions')).flatMap((one, index) => {
      const read = contributionOf(one, at(`/contributions/${index}`));
      return within.has(oneLine(asFields(read.value)?.['id'])) ? [] : [read];
    });
    leaveOutOthers(event, eventNames, '', 'not a field of an event here', report);
    const conference = {
      title: field(event, 'title'),
      url: field(event, 'url'),
      time_zone_name: field(event, 'timezone'),
      start: momentOf(field(event, 'startDate')),
      end: momentOf(field(event, 'endDate')),
    };
    return programmeOf(
      'indico',
      { file: file.path, conference, baseUrl: oneLine(field(event, 'url')), days: [], events: [...sessions, ...contributions], timeZone },
      report,
      locator(text),
    );
  },
};

/** What is read of the event itself; what begins with `_` says how Indico stores it. */
const eventNames = new Set('title url timezone startDate endDate sessions contributions id type _type _fossil'.split(' '));

type At = (pointer: string) => ScheduleEvent['place'];

function sessionOf(value: unknown, at: At, pointer: string): ScheduleEvent {
  const place = at(pointer);
  const fields = asFields(value);
  if (!fields) return { value, raw: () => value, place, day: undefined, room: '' };
  // A block of a session has the times, and the session behind it what it is about.
  const session = asFields(field(fields, 'session')) ?? {};
  const listed = asList(field(fields, 'contributions')).map((one, index) => [one, `${pointer}/contributions/${index}`] as const);
  const entries = entriesOf(field(fields, 'entries'), `${pointer}/entries`).filter((entry) => kindOfEntry(entry) !== 'break');
  const within = [...listed, ...entries.map((entry) => [entry.fields, entry.pointer] as const)];
  const parts = within.map(([one, where]): SchedulePart => {
    const { value: part, ...placed } = contributionOf(one, at(where));
    return { ...placed, fields: asFields(part) ?? {} };
  });
  return {
    value: {
      ...common({ ...session, ...fields }),
      title: isBlank(field(fields, 'title')) ? field(session, 'title') : field(fields, 'title'),
      subtitle: field(fields, 'slotTitle'),
      type: field(session, 'type') ?? (asFlag(field(fields, 'isPoster')) ? 'Poster session' : 'Session'),
      chairs: peopleOf(asList(field(fields, 'conveners'))),
    },
    raw: () => value,
    place,
    day: undefined,
    room: '',
    unread: [],
    parts,
  };
}

/** Sessions with what is in them, contributions that stand alone, and breaks, which belong to no session. */
const eventsOfTimetable = (entries: readonly TimetableEntry[], at: At): ScheduleEvent[] =>
  entries.flatMap((entry): ScheduleEvent[] => {
    if (kindOfEntry(entry) !== 'session') return [contributionOf(entry.fields, at(entry.pointer))];
    const breaks = entriesOf(field(entry.fields, 'entries'), `${entry.pointer}/entries`).filter((one) => kindOfEntry(one) === 'break');
    return [sessionOf(entry.fields, at, entry.pointer), ...breaks.map((one) => contributionOf(one.fields, at(one.pointer)))];
  });

function contributionOf(value: unknown, place: ScheduleEvent['place']): ScheduleEvent {
  const raw = () => value;
  const fields = asFields(value);
  if (!fields) return { value, raw, place, day: undefined, room: '' };
  const speakers = asList(field(fields, 'speakers', 'presenters'));
  const authors = [...asList(field(fields, 'primaryauthors')), ...asList(field(fields, 'coauthors'))];
  return {
    value: {
      ...common(fields),
      type: field(fields, 'type') ?? (field(fields, 'entryType') === 'Break' ? 'Break' : field(fields, 'session')),
      // The authors stand for speakers where none are named.
      persons: peopleOf(speakers.length > 0 ? speakers : authors),
    },
    raw,
    place,
    day: undefined,
    room: '',
    unread: speakers.length > 0 && authors.length > 0 ? ['primaryauthors', 'coauthors'] : [],
  };
}

/** What sessions and contributions have alike. */
function common(fields: Fields): Record<string, unknown> {
  const id = field(fields, 'friendly_id', 'id');
  return {
    id,
    title: field(fields, 'title'),
    date: momentOf(field(fields, 'startDate')),
    end: momentOf(field(fields, 'endDate')),
    duration: field(fields, 'duration'),
    description: field(fields, 'description'),
    track: field(fields, 'track'),
    room: field(fields, 'roomFullname') || field(fields, 'room') || field(fields, 'location'),
    url: field(fields, 'url'),
    tags: field(fields, 'keywords'),
    attachments: materialsOf(fields),
  };
}

/** `{ date, time, tz }` as an instant; empty for none, the text itself when it is unreadable. */
function momentOf(value: unknown): string {
  const fields = asFields(value);
  if (!fields) return oneLine(value);
  const wall = `${oneLine(field(fields, 'date'))}T${oneLine(field(fields, 'time'))}`;
  const instant = instantOf(wall, oneLine(field(fields, 'tz')) || 'UTC');
  return instant === undefined ? wall : new Date(instant).toISOString();
}

const peopleOf = (people: readonly unknown[]): Fields[] =>
  people.flatMap((entry) => {
    const fields = asFields(entry);
    if (!fields) return [];
    const name = [field(fields, 'first_name', 'firstName'), field(fields, 'last_name', 'familyName')]
      .map(oneLine)
      .filter(Boolean)
      .join(' ');
    return [{ name: name || oneLine(field(fields, 'fullName', 'name')), institution: field(fields, 'affiliation') }];
  });

/** Files and links of the newer form (folders with attachments), of the timetable (files) and of the older one (materials with resources). */
const materialsOf = (fields: Fields): Fields[] => {
  const attached = asFields(field(fields, 'attachments'));
  const folders = attached ? [attached, ...asList(field(attached, 'folders'))] : [];
  return [...asList(field(fields, 'folders')), ...folders, ...asList(field(fields, 'material'))].flatMap((folder) => {
    const entries = asFields(folder) ?? {};
    return ['attachments', 'resources', 'files']
      .flatMap((name) => asList(field(entries, name)))
      .flatMap((entry) => {
        const file = asFields(entry) ?? {};
        const url = oneLine(field(file, 'download_url', 'link_url', 'url'));
        return url === '' ? [] : [{ title: oneLine(field(file, 'title', 'name')) || oneLine(field(entries, 'title')) || url, url }];
      });
  });
};
