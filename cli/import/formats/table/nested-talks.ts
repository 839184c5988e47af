// Lists of sessions whose talks stand within them (`"presentations": [{ "title": … }]`): each talk as a row below its session.
import { asFields, asList, carriedText, type Fields, oneLine } from '../../reading/fields.ts';
import type { SourceRecord } from '../../reading/source-records.ts';
import { fieldOfName } from '../../vocabulary/field-of-name.ts';

/** What a talk has from its session, unless it says otherwise itself. */
const shared = new Set<string>(['day', 'room', 'time_zone']);
const fieldOf = (name: string): string => fieldOfName(name)?.field ?? '';
const holds = (fields: Fields, field: string): boolean => Object.keys(fields).some((name) => fieldOf(name) === field);
const valueOf = (fields: Fields, field: string): string =>
  // Names may be written by language.
  oneLine(carriedText(Object.entries(fields).find(([name, value]) => fieldOf(name) === field && carriedText(value) !== '')?.[1]));

/** Whether a value is a list of talks: objects with titles, and people, times or texts beside them. */
const isOfTalks = (name: string, value: unknown): value is Fields[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  !['persons', 'chairs', 'tags', 'track', 'room', 'link', 'institution'].includes(fieldOf(name)) &&
  value.every((entry) => {
    const fields = asFields(entry);
    return (
      fields && holds(fields, 'title') && ['persons', 'start', 'abstract', 'duration', 'description'].some((field) => holds(fields, field))
    );
  });

/** A session whose talks stand within it is none itself: its `SessionID` is its own id. */
function withOwnId(own: Fields): Fields {
  const free = ['id', 'code', 'number'].filter((name) => !Object.keys(own).some((key) => key.toLowerCase() === name));
  return Object.fromEntries(
    Object.entries(own).map(([name, value]) => [(fieldOf(name) === 'session_id' ? free.shift() : undefined) ?? name, value]),
  );
}

/** The records with a row for every talk below that of its session; undefined where none has any. */
export function talksWithin(records: readonly SourceRecord[]): SourceRecord[] | undefined {
  const isNested = ({ value }: SourceRecord): boolean =>
    Object.entries(asFields(value) ?? {}).some(([name, entry]) => isOfTalks(name, entry));
  if (!records.some(isNested)) return undefined;
  return records.flatMap((record): SourceRecord[] => {
    const row = asFields(record.value);
    if (!row) return [record];
    const lists = Object.entries(row).filter((entry): entry is [string, Fields[]] => isOfTalks(...entry));
    const own = withOwnId(Object.fromEntries(Object.entries(row).filter(([name]) => !lists.some(([list]) => list === name))));
    const [id, title, start] = [valueOf(own, 'id') || record.key, valueOf(own, 'title') || valueOf(own, 'session'), valueOf(own, 'start')];
    const names = id === '' ? { session: title } : { session_id: id };
    const above = Object.entries(own).filter(([name]) => shared.has(fieldOf(name)));
    const talks = lists.flatMap(([list, entries]) =>
      entries.map((entry, at): SourceRecord => {
        const said = new Set(Object.keys(entry).map(fieldOf));
        const more = Object.fromEntries(above.filter(([name]) => !said.has(fieldOf(name))));
        const value = { ...more, ...names, ...(start !== '' && { session_start: start }), ...entry };
        return { value, raw: () => entry, key: '', place: { ...record.place, pointer: `${record.place.pointer}/${list}/${at}` } };
      }),
    );
    return [{ ...record, value: title === '' ? { ...own, title: id } : own }, ...talks];
  });
}

/** Whether an entry holds entries that begin some time, within a few lists. */
export const holdsTimed = (value: unknown, isTimedEntry: (entry: unknown) => boolean, depth = 3): boolean =>
  Object.values(asFields(value) ?? {}).some(
    (list) =>
      Array.isArray(list) && asList(list).some((entry) => isTimedEntry(entry) || (depth > 1 && holdsTimed(entry, isTimedEntry, depth - 1))),
  );

/** The records of one that takes place several times (`"times": [{ "date": …, "startTime": …, "room": … }]`): one for each time. */
export function timesWithin(record: SourceRecord): SourceRecord[] {
  const row = withSpeakers(asFields(record.value));
  if (!row) return [record];
  const list = Object.entries(row).find(([, value]) => isOfTimes(value));
  if (!list) return [{ ...record, value: row }];
  const { [list[0]]: _times, ...own } = row;
  return (list[1] as Fields[]).map((when) => ({ ...record, value: { ...when, ...own } }));
}

const isOfTimes = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((entry) => {
    const fields = asFields(entry);
    return fields && holds(fields, 'start') && !holds(fields, 'title') && !holds(fields, 'persons');
  });

/** What somebody does, in one word or several. */
const withRole = (person: unknown): unknown => {
  const { roles, ...own } = asFields(person) ?? {};
  return roles === undefined ? person : { role: oneLine(asList(roles).join(', ')), ...own };
};

/** `participants` are those who speak where each of them has a name, and nobody else does. */
function withSpeakers(row: Fields | undefined): Fields | undefined {
  const { participants, ...own } = row ?? {};
  const isNamed = Array.isArray(participants) && participants.every((one) => holds(asFields(one) ?? {}, 'lastname'));
  return row && isNamed && participants.length > 0 && !holds(own, 'persons') ? { ...own, speakers: participants.map(withRole) } : row;
}

/** A record whose hours and place stand in an object of it (`"timeslot": { "start": …, "end": …, "room": … }`), with them as its own. */
export function withHoursWithin(record: SourceRecord): SourceRecord {
  const row = asFields(record.value);
  if (!row) return record;
  const within = Object.entries(row).filter(([, value]) => {
    const fields = asFields(value);
    return fields !== undefined && holds(fields, 'start') && holds(fields, 'end');
  });
  if (within.length === 0) return record;
  const own = Object.entries(row).filter(([name]) => !within.some(([one]) => one === name));
  return { ...record, value: Object.assign({}, ...within.map(([, value]) => value), Object.fromEntries(own)) as Fields };
}
