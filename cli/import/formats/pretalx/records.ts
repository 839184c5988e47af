// What the records of a pretalx API are: submissions, speakers, rooms, tracks, types, slots, distinguished by their fields.
import { asFields, asList, carriedText, type Fields, field, oneLine } from '../../reading/fields.ts';
import type { RecordFile } from '../../reading/records.ts';
import type { SourceRecord } from '../../reading/source-records.ts';
import { recordsOf } from '../../reading/source-records.ts';

/** The records of all pages, by kind. Things other records refer to are listed under their id or code. */
export type PretalxRecords = {
  event: Fields;
  submissions: SourceRecord[];
  speakers: { fields: Fields; record: SourceRecord }[];
  rooms: Map<string, Fields>;
  tracks: Map<string, Fields>;
  types: Map<string, Fields>;
  slots: { fields: Fields; record: SourceRecord }[];
  /** Records of no known kind. */
  others: SourceRecord[];
};

const has = (fields: Fields, ...names: string[]): boolean => names.some((name) => Object.hasOwn(fields, name));

/** Sorts the records of all files; lists inside a schedule (`slots`, `talks`, `breaks`, `rooms` …) are taken like files of their own. */
export function pretalxRecords(files: readonly RecordFile[]): PretalxRecords {
  const found: PretalxRecords = {
    event: {},
    submissions: [],
    speakers: [],
    rooms: new Map(),
    tracks: new Map(),
    types: new Map(),
    slots: [],
    others: [],
  };
  for (const { records, whole, path } of files) {
    const lists = nestedLists(whole, path);
    for (const record of lists ?? records) sort(record, found);
  }
  addWithin(found);
  return found;
}

/** Submissions that are written out in their slots (`expand=slots.submission`) and stand nowhere else. */
function addWithin({ slots, submissions }: PretalxRecords): void {
  const codeOf = (value: unknown): string => oneLine(field(asFields(value) ?? {}, 'code'));
  const listed = new Set(submissions.map(({ value }) => codeOf(value)));
  for (const { fields, record } of slots) {
    const submission = field(fields, 'submission');
    const code = codeOf(submission);
    if (code === '' || listed.has(code) || !has(asFields(submission)!, 'title')) continue;
    listed.add(code);
    submissions.push({ ...record, value: submission, raw: () => submission });
  }
}

/** The lists inside a schedule or widget: everything that has `slots` or `talks` next to other lists. */
function nestedLists(whole: unknown, path: string): SourceRecord[] | undefined {
  const fields = asFields(whole);
  if (!fields || has(fields, 'results') || !has(fields, 'slots', 'talks', 'breaks') || has(fields, 'title', 'days')) return undefined;
  const { slots, talks, breaks, rooms, tracks, speakers, ...frame } = fields;
  const list = (value: unknown, name: string): SourceRecord[] => (Array.isArray(value) ? recordsOf(value, path, `/${name}`) : []);
  return [
    ...list(rooms, 'rooms').map((record) => ({ ...record, key: 'room' })),
    ...list(tracks, 'tracks').map((record) => ({ ...record, key: 'track' })),
    ...list(speakers, 'speakers'),
    ...list(slots, 'slots'),
    ...list(talks, 'talks').map((record) => ({ ...record, key: 'talk' })),
    ...list(breaks, 'breaks').map((record) => ({ ...record, key: 'talk' })),
    {
      value: { ...frame, date_from: field(frame, 'date_from', 'event_start') },
      raw: () => frame,
      key: 'event',
      place: { file: path, pointer: '', line: 0, column: 0 },
    },
  ];
}

function sort(record: SourceRecord, found: PretalxRecords): void {
  const fields = asFields(record.value);
  if (!fields) return void found.submissions.push(record);
  const id = oneLine(field(fields, 'id'));
  const { key } = record;
  if (
    key === 'talk' ||
    (has(fields, 'code', 'title') &&
      has(fields, 'submission_type', 'slot', 'slots', 'abstract', 'state', 'speakers') &&
      !has(fields, 'name'))
  )
    found.submissions.push(record);
  else if (key === 'event' || has(fields, 'date_from')) found.event = { ...found.event, ...fields };
  else if (has(fields, 'submission') && has(fields, 'start', 'end', 'room')) found.slots.push({ fields, record });
  else if (has(fields, 'code') && has(fields, 'name')) found.speakers.push({ fields, record });
  else if (has(fields, 'name') && has(fields, 'default_duration')) found.types.set(id, fields);
  else if (key === 'track' || (has(fields, 'name') && has(fields, 'color'))) found.tracks.set(id, fields);
  else if (key === 'room' || (has(fields, 'name') && has(fields, 'capacity', 'position', 'speaker_info', 'guid')))
    found.rooms.set(id, fields);
  else if (has(fields, 'start') && has(fields, 'room')) found.slots.push({ fields, record });
  else found.others.push(record);
}

/** The name something is referred to by: written out, an object with a name, or the id of a record. */
export function referred(value: unknown, records: ReadonlyMap<string, Fields>): string {
  const fields = asFields(value);
  if (fields) return oneLine(carriedText(field(fields, 'name') ?? fields));
  const text = oneLine(asList(value)[0]);
  const record = records.get(text);
  return record ? oneLine(carriedText(field(record, 'name'))) : /^\d+$/.test(text) ? '' : text;
}
