// The lists of a nested JSON value that hold the sessions: entries with titles, with what stands above them (day, room) as their own.
import { asFields, type Fields, oneLine } from '../../reading/fields.ts';
import { recordsOf, type SourceRecord } from '../../reading/source-records.ts';
import { pointerKey } from '../../../../src/model/source.ts';
import { readClocks } from '../../values/written-clocks.ts';
import { dayIn } from './headings.ts';
import { fieldOfName } from '../../vocabulary/field-of-name.ts';
import { kindOfName } from './list-kinds.ts';
import { holdsTimed } from './nested-talks.ts';
import type { FieldName } from '../../vocabulary/synonyms.ts';

/** Lists deeper than this are parts of an entry. */
const DEEPEST = 7;

/** What an entry has from above, unless it says otherwise itself. */
const inherited: readonly (FieldName | 'link')[] = ['day', 'room', 'track', 'type', 'session', 'session_id'];

/** The records of the sessions, and the other lists beside them: their entries have titles too, or sessions may refer to them. */
export type Likeliest = { records: SourceRecord[]; others: ListOfRecords[] };

/** A list of entries with titles: `name` is the way to it without days, rooms and numbers. */
export type ListOfRecords = { name: string; records: SourceRecord[] };

/**
 * Its records; undefined where the value is a list of sessions itself, or no list has titles. Lists of the same name in several places are one, and so are all
 * whose entries have times.
 */
export function likeliestList(whole: unknown, file: string): Likeliest | undefined {
  const isOfDays = Array.isArray(whole) && whole.length > 0 && whole.every((entry) => isContainer(entry, ''));
  if (!asFields(whole) && !isOfDays) return undefined;
  const lists = new Map<string, ListOfRecords>();
  const beside = new Map<string, ListOfRecords>();
  const add = (into: Map<string, ListOfRecords>, name: string, records: readonly SourceRecord[]): void => {
    const listed = into.get(name) ?? { name: name.trim(), records: [] };
    for (const record of records) listed.records.push(record);
    into.set(name, listed);
  };
  // Below a day a title is enough.
  const isOfSessions = (records: readonly SourceRecord[], name: string, isOfDay = false): boolean =>
    records.length > 0 && records.every(({ value }) => (isSessionLike(value) || (isOfDay && isTitled(value))) && !isContainer(value, name));
  const isBeside = (records: readonly SourceRecord[]): boolean =>
    records.length > 0 && records.every(({ value: entry }) => asFields(entry) && !holdsTimed(entry, isSessionLike));
  const walk = (value: unknown, pointer: string, name: string, depth: number, above: Fields): void => {
    if (depth > DEEPEST) return;
    if (Array.isArray(value)) {
      const records = recordsOf(value, file, pointer);
      if (isOfSessions(records, name, above['date'] !== undefined))
        add(
          lists,
          name,
          records.map((record) => withAbove(record, above)),
        );
      else if (name !== '' && isBeside(records)) add(beside, name, records);
      else for (const [index, entry] of value.entries()) walk(entry, `${pointer}/${index}`, name, depth + 1, aboveOf(entry, name, above));
      return;
    }
    const fields = asFields(value) ?? {};
    const clocks = Object.keys(fields).filter(isClock);
    if (clocks.length > 0 && clocks.length === Object.keys(fields).length) {
      for (const [key, entry] of Object.entries(fields))
        below(entry, `${pointer}/${pointerKey(key)}`, name, depth, { ...above, start: key });
      return;
    }
    // Below a time stand rooms.
    const keys = Object.keys(fields);
    if (above['start'] !== undefined && above['room'] === undefined && keys.length > 0 && !keys.some(isTitle)) {
      for (const [key, entry] of Object.entries(fields))
        below(entry, `${pointer}/${pointerKey(key)}`, name, depth, { ...above, room: key });
      return;
    }
    // An object of records, as of databases: its keys are their ids.
    const keyed = keys.length > 0 && Object.values(fields).every(asFields) && depth > 0 ? recordsOf(fields, file, pointer) : [];
    const isOfIds = keyed.length > 1 && !Object.keys(fields).some((key) => dayIn(key) !== undefined);
    if (isOfIds && isOfSessions(keyed, name))
      return add(
        lists,
        name,
        keyed.map((record) => withAbove(record, above)),
      );
    if (keyed.length > 0 && kindOfName(lastWord(name)) !== undefined && isBeside(keyed)) return add(beside, name, keyed);
    for (const [key, entry] of Object.entries(fields)) {
      const here = `${pointer}/${pointerKey(key)}`;
      const day = dayIn(key);
      const known = fieldOfName(key)?.field;
      // A key that is a date, or a room below a date or among rooms, is no name of a list.
      const isFree = day === undefined && !hasNames(fields) && (known === undefined || known === 'room');
      const isRoom = isFree && (isOf(name, 'room') || above['date'] !== undefined);
      if (day !== undefined) walk(entry, here, name, depth + 1, aboveOf(entry, name, { ...above, date: key }));
      else if (isRoom) walk(entry, here, name, depth + 1, { ...above, room: key });
      else walk(entry, here, /\d/.test(key) ? name : `${name} ${key}`, depth + 1, aboveOf(entry, `${name} ${key}`, above));
    }
  };
  // What stands below a time or a room of it: a title, a session, or more.
  const below = (entry: unknown, pointer: string, name: string, depth: number, above: Fields): void => {
    if (depth > DEEPEST) return;
    if (Array.isArray(entry)) {
      for (const [index, one] of entry.entries()) below(one, `${pointer}/${index}`, name, depth + 1, above);
      return;
    }
    const title = typeof entry === 'string' ? oneLine(entry) : '';
    const value = title === '' ? entry : { title };
    const record = { value, raw: () => entry, key: '', place: { file, pointer, line: 0, column: 0 } };
    const isOne = asFields(value) !== undefined && Object.keys(asFields(value)!).some(isTitle);
    if (isOne) add(lists, name, [withAbove(record, above)]);
    else walk(entry, pointer, name, depth + 1, above);
  };
  walk(whole, '', '', 0, {});
  // A list of people is one of sessions only where nothing else is.
  const isOfPeople = ({ name }: ListOfRecords): boolean => kindOfName(lastWord(name)) === 'people';
  const [longest, ...rest] = [...lists.values()].toSorted(
    (one, other) => Number(isOfPeople(one)) - Number(isOfPeople(other)) || other.records.length - one.records.length,
  );
  if (!longest) return undefined;
  const timed = isTimed(longest) ? rest.filter((list) => isTimed(list) && !isOfPeople(list)) : [];
  return {
    records: [...longest.records, ...timed.flatMap(({ records }) => records)],
    others: [...rest.filter((list) => !timed.includes(list)), ...beside.values()],
  };
}

/** Whether a key of an object is a time, as `09:30`. */
const isClock = (key: string): boolean => /^\d{1,2}(?:[:.h]\d{2}|\s?[ap]m)/i.test(key) && readClocks(key) !== undefined;

const isTitled = (value: unknown): boolean => Object.keys(asFields(value) ?? {}).some(isTitle);

const isTitle = (key: string): boolean => fieldOfName(key)?.field === 'title';

/** The last word of a way to a list, which is its own name. */
export const lastWord = (name: string): string => name.slice(name.lastIndexOf(' ') + 1);

/** Whether the last word of a way to a list names a field, as `days rooms`. */
const isOf = (name: string, field: FieldName): boolean => fieldOfName(lastWord(name))?.field === field;

/** Whether an object has a name or date of its own: then its keys are names of fields. */
const hasNames = (fields: Fields): boolean =>
  Object.entries(fields).some(([key, value]) => typeof value !== 'object' && fieldOfName(key) !== undefined);

/** What an object above some entries says of them: day, room and the like, and its own name where it is a room or track. */
function aboveOf(value: unknown, name: string, above: Fields): Fields {
  const fields = asFields(value);
  if (!fields) return above;
  const own: Record<string, unknown> = {};
  for (const [key, entry] of Object.entries(fields)) {
    const field = fieldOfName(key)?.field;
    if (field !== undefined && inherited.includes(field) && oneLine(entry) !== '') own[field === 'day' ? 'date' : field] = entry;
  }
  const title = oneLine(fields['name'] ?? fields['title'] ?? fields['label']);
  for (const field of ['room', 'track', 'day', 'session'] as const)
    if (title !== '' && (field === 'session' ? /sessions?$/i.test(name) : isOf(name, field)))
      own[field === 'day' ? 'date' : field] ??= title;
  return { ...above, ...own };
}

/** An entry takes place on the day and in the room it stands below, unless it says otherwise. */
function withAbove(record: SourceRecord, above: Fields): SourceRecord {
  const row = asFields(record.value) ?? {};
  const said = new Set(Object.keys(row).map((name) => fieldOfName(name)?.field));
  const missing = Object.entries(above).filter(([name]) => !said.has(fieldOfName(name)?.field));
  return missing.length === 0 ? record : { ...record, value: { ...row, ...Object.fromEntries(missing) } };
}

/** Whether an entry is a day, room or track whose sessions stand within it. */
function isContainer(value: unknown, name: string): boolean {
  const fields = asFields(value) ?? {};
  const isNamedSo = (['day', 'room', 'track'] as const).some((field) => isOf(name, field));
  const isTimedItself = Object.keys(fields).some((key) => fieldOfName(key)?.field === 'start');
  return (isNamedSo || !isTimedItself) && holdsTimed(fields, isTimedEntry);
}

const isTimedEntry = (value: unknown): boolean =>
  isSessionLike(value) && Object.keys(asFields(value) ?? {}).some((key) => fieldOfName(key)?.field === 'start');

/** Whether all entries begin some time. */
const isTimed = ({ records }: ListOfRecords): boolean =>
  records.every(({ value }) =>
    Object.keys(asFields(value) ?? {}).some((name) => ['start', 'day'].includes(fieldOfName(name)?.field ?? '')),
  );

/** An entry with a title and something else that sessions have. */
function isSessionLike(value: unknown): boolean {
  const fields = Object.keys(asFields(value) ?? {}).map((name) => fieldOfName(name)?.field);
  return (
    fields.includes('title') && ['start', 'day', 'persons', 'abstract', 'description'].some((field) => fields.includes(field as 'start'))
  );
}
