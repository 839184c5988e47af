// Tables whose rows belong to sessions of another table: when and where a talk is, and who speaks in it, by its id.
import { asFields, asList, type Fields, oneLine } from '../../reading/fields.ts';
import type { SourceRecord } from '../../reading/source-records.ts';
import type { Report } from '../../report.ts';
import { isBlank } from '../../schedule/session-details.ts';
import { plainName } from '../../vocabulary/canonical-fields.ts';
import { readMoment } from '../../values/written-times.ts';
import { columnChoices, fieldsOf } from './columns.ts';
import { has, listKindOf, kindOfName } from './list-kinds.ts';
import { personOf } from '../../vocabulary/people-columns.ts';
import type { SourceTable } from './source-table.ts';

const idColumns =
  /^(?:id|uid|guid|uuid|code|key|slug|nr|no|number|(?:session|talk|event|presentation|paper|abstract|submission|proposal)(?:id|code))$/;
const ofSession =
  /^(?:session|talk|event|presentation|paper|abstract|submission|proposal|contribution|activity|item|lecture|vortrag|beitrag)s?(?:ids?|codes?|refs?|keys?)?$/;

/** So many tables are asked whose sessions they name. */
const MOST_REFERRING = 200;

/** The sessions with the rows of other tables that are about them; tables that are read so, and lists nobody refers to, are none of their own. */
export function joinedTables(tables: readonly SourceTable[], report: Report): SourceTable[] {
  if (tables.length < 2) return [...tables];
  const titled = new Set(tables.filter((table) => has(table, 'title') && listKindOf(table, false) === 'sessions'));
  // A page may hold thousands of tables: few of them name sessions by ids.
  const referring = tables.filter((table) => !titled.has(table) && namesSessions(table)).slice(0, MOST_REFERRING);
  const used = new Set<SourceTable>();
  const joined = tables.map((table) => {
    if (!titled.has(table) || referring.length === 0) return table;
    const ids = idsOf(table);
    const own = referring.reduce((records, other) => {
      const reference = referenceIn(other, ids);
      if (reference === undefined) return records;
      tellUnknown(other, reference, ids, report);
      if (has(other, 'start') || has(other, 'day')) {
        used.add(other);
        return withHours(records, other, reference, report);
      }
      const { people, isOfPeople } = peopleIn(other, reference);
      if (people.size > 0 && !isOfPeople) used.add(other);
      return people.size > 0 ? withPeople(records, people) : records;
    }, table.records);
    return own === table.records ? table : withRecords(table, own);
  });
  for (const table of tables) {
    if (table.within === undefined || used.has(table) || kindOfName(table.name) !== undefined || listKindOf(table, false) !== 'sessions')
      continue;
    used.add(table);
    for (const { place } of table.records)
      if (place) report.leaveOut(`the list ${table.within}`, 'another list holds the sessions; “rows” of mapping.json names which');
  }
  return withDaysOfSessions(joined.filter((_, at) => !used.has(tables[at]!)));
}

/** The tables, each of talks that have hours alone with the days of the sessions another table lists under the same ids. */
function withDaysOfSessions(tables: readonly SourceTable[]): SourceTable[] {
  const dated = tables.filter((one) => has(one, 'title') && has(one, 'day'));
  let known: Map<string, { day: unknown; of: SourceTable }[]> | undefined;
  return tables.map((one) => {
    const columns = fieldsOf(one.choices);
    const [reference] = [...(columns.session_id ?? []), ...(columns.session ?? [])];
    const starts = one.records.map(({ value }) => oneLine(asFields(value)?.[columns.start?.[0] ?? '']));
    if (reference === undefined || columns.day || !columns.title || starts.every((text) => readMoment(text)?.from === undefined))
      return one;
    if (starts.some((text) => (readMoment(text, { year: 2000 })?.date ?? '') !== '')) return one;
    known ??= daysById(dated);
    const days = known;
    let count = 0;
    const records = one.records.map((row) => {
      const day = days.get(oneLine(asFields(row.value)?.[reference]))?.findLast(({ of }) => of !== one)?.day;
      if (day === undefined) return row;
      count += 1;
      return { ...row, value: { ...asFields(row.value), date: day } };
    });
    return count === 0 ? one : withRecords(one, records);
  });
}

/** The days of rows by their ids; of several under one id the last counts, and the last of another table. */
function daysById(tables: readonly SourceTable[]): Map<string, { day: unknown; of: SourceTable }[]> {
  const days = new Map<string, { day: unknown; of: SourceTable }[]>();
  for (const of of tables) {
    const column = fieldsOf(of.choices).day![0]!;
    for (const row of of.records)
      for (const id of ownIds(row)) {
        const others = (days.get(id) ?? []).filter((one) => one.of !== of);
        days.set(id, [...others.slice(-1), { day: asFields(row.value)?.[column], of }]);
      }
  }
  return days;
}

/** A table with other records, and what their columns are taken for. */
function withRecords(table: SourceTable, records: SourceRecord[]): SourceTable {
  const columns = [...new Set(records.flatMap(({ value }) => Object.keys(asFields(value) ?? {})))];
  return { ...table, records, choices: columnChoices(columns, records, table.mapping) };
}

/** The ids of the rows of a table: of its columns of ids, and its keys. */
const idsOf = ({ records }: SourceTable): Set<string> => new Set(records.flatMap(ownIds));
const ownIds = ({ value, key }: SourceRecord): string[] => [
  ...(key === '' ? [] : [key]),
  ...Object.entries(asFields(value) ?? {}).flatMap(([name, id]) =>
    idColumns.test(plainName(name)) && oneLine(id) !== '' ? [oneLine(id)] : [],
  ),
];

/** The ids a cell holds: one, a list of them, or objects that have one. */
const idsIn = (value: unknown): string[] =>
  asList(value)
    .flatMap((entry) => oneLine(asFields(entry)?.['id'] ?? entry).split(/[,;|]/))
    .map(oneLine)
    .filter(Boolean);

/** Whether a table has a column that may name sessions of another. */
const namesSessions = ({ records }: SourceTable): boolean =>
  records.some(({ value }) => Object.keys(asFields(value) ?? {}).some((column) => ofSession.test(plainName(column))));

/** The column of a table that names sessions by these ids; some of them may be of sessions that are gone. */
function referenceIn({ records }: SourceTable, ids: ReadonlySet<string>): string | undefined {
  const columns = [...new Set(records.flatMap(({ value }) => Object.keys(asFields(value) ?? {})))];
  return columns.find((column) => {
    if (!ofSession.test(plainName(column))) return false;
    const named = records.flatMap(({ value }) => idsIn(asFields(value)?.[column]));
    return named.length > 0 && named.filter((id) => ids.has(id)).length * 2 >= named.length;
  });
}

function tellUnknown({ name, records }: SourceTable, reference: string, ids: ReadonlySet<string>, report: Report): void {
  for (const { value } of records)
    if (idsIn(asFields(value)?.[reference]).some((id) => !ids.has(id)))
      report.leaveOut(`rows of the list ${name}`, 'they name a session that is not there');
}

/** Adds to the list of a key. */
function addTo<T>(lists: Map<string, T[]>, key: string, one: T): void {
  const list = lists.get(key);
  if (list) list.push(one);
  else lists.set(key, [one]);
}

/** The rows with day, hours and place of another table; one that takes place twice is two rows. */
function withHours(records: readonly SourceRecord[], hours: SourceTable, reference: string, report: Report): SourceRecord[] {
  const byId = new Map<string, Fields[]>();
  for (const { value } of hours.records) {
    const row = asFields(value) ?? {};
    const named = idsIn(row[reference]);
    if (named.length === 0) report.leaveOut(`rows of the list ${hours.name}`, 'they name no session');
    const { [reference]: _reference, ...rest } = row;
    const when = Object.fromEntries(Object.entries(rest).filter(([name]) => !idColumns.test(plainName(name))));
    for (const id of named) addTo(byId, id, when);
  }
  return records.flatMap((record) => {
    const found = ownIds(record).flatMap((id) => byId.get(id) ?? []);
    const own = Object.entries(asFields(record.value) ?? {}).filter(
      ([name, value]) => !isBlank(value) || !found.some((one) => name in one),
    );
    return found.length === 0 ? [record] : found.map((when) => ({ ...record, value: { ...when, ...Object.fromEntries(own) } }));
  });
}

/** People by the id of the session they speak in: of a table of both ids, or of one of people that names their sessions. */
function peopleIn(table: SourceTable, reference: string): { people: Map<string, Fields[]>; isOfPeople: boolean } {
  const rows = table.records.map(({ value, key }) => ({ row: asFields(value) ?? {}, key }));
  const isOfPeople = listKindOf(table, false) === 'people' && rows.some(({ row, key }) => oneLine(personOf(row, key)['name']) !== '');
  const column = Object.keys(rows[0]?.row ?? {}).find((name) => name !== reference && kindOfName(name) === 'people');
  const people = new Map<string, Fields[]>();
  if (!isOfPeople && column === undefined) return { people, isOfPeople };
  for (const { row, key } of rows) {
    const { [reference]: sessions, ...rest } = row;
    const person = isOfPeople ? { id: personOf(row, key)['id'] } : { id: oneLine(row[column!]), role: oneLine(rest['role']) };
    for (const id of idsIn(sessions)) addTo(people, id, person);
  }
  return { people, isOfPeople };
}

/** The rows with these people, where they name none themselves. */
const withPeople = (records: readonly SourceRecord[], people: ReadonlyMap<string, Fields[]>): SourceRecord[] =>
  records.map((record) => {
    const row = asFields(record.value) ?? {};
    const found = ownIds(record).flatMap((id) => people.get(id) ?? []);
    return found.length === 0 || !isBlank(row['speakers']) ? record : { ...record, value: { ...row, speakers: found } };
  });
