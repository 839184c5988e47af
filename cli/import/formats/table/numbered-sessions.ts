// Tables with one row a speaker, a paper or a day and its sessions side by side (`Session 1`, `Session 2`; `Talk 1 title`, `Talk 1 room` …): a row for each.
import { asFields, asList, type Fields, oneLine } from '../../reading/fields.ts';
import type { Place } from '../../place.ts';
import type { SourceRecord } from '../../reading/source-records.ts';
import type { Report } from '../../report.ts';
import type { ColumnChoice } from '../../result.ts';
import { isBlank } from '../../schedule/session-details.ts';
import { plainName } from '../../vocabulary/canonical-fields.ts';
import { looksLikePerson } from '../../vocabulary/person-like.ts';
import { columnChoices } from './columns.ts';
import type { TableRow } from './grouping.ts';
import type { TableMapping } from './mapping.ts';
import { exactField, numberedColumns, type NumberedColumn } from './numbered-columns.ts';
import { peopleOfTitles } from './people-in-titles.ts';
import { OF_SPEAKERS } from './settled-columns.ts';
import type { SourceTable } from './source-table.ts';

/** What numbered columns of a table hold: a group for each number, and what the rows themselves are. */
export type NumberedSessions = {
  groups: readonly NumberedColumn[][];
  columns: ReadonlySet<string>;
  /** Column that names who speaks, though its name alone does not say it. */
  person: string | undefined;
  /** Column of what somebody is, where it is called like a title. */
  position: string | undefined;
  /** The rows are talks or papers, and the numbered columns the sessions they are in. */
  isOfTalks: boolean;
};

/** Marks, votes, addresses: what stands in numbered columns that name no session. */
const isNoName = /^(?:[x✓✔☑+–-]{1,2}|yes|no|y|n|ja|nein|j|oui|non|sí|si|true|false|[0-5](?:[.,]\d)?|https?:\S{1,2000})$/iu;

/** The sessions in numbered columns; undefined where there are fewer than two, where they are talks of the session of the row, or where the mapping names others. */
export function numberedSessions(
  names: readonly string[],
  records: readonly SourceRecord[],
  { fields }: Pick<TableMapping, 'fields'>,
): NumberedSessions | undefined {
  const groups = numberedColumns(names);
  if (groups.length < 2) return undefined;
  const columns = new Set(groups.flat().map(({ column }) => column));
  const others = names.filter((name) => !columns.has(name));
  const rows = records.map(({ value }) => asFields(value) ?? {});
  const cellsOf = (column: string): string[] => rows.map((row) => oneLine(row[column])).filter(Boolean);
  const cells = groups.flatMap((group) => group.filter(({ names: what }) => what).flatMap(({ column }) => cellsOf(column)));
  if (cells.length === 0 || cells.filter((cell) => isNoName.test(cell)).length * 2 > cells.length) return undefined;
  const called = others.find((name) => /^(?:full)?(?:name|nom|nombre)$/.test(plainName(name)));
  const person = called !== undefined && mostly(cellsOf(called), looksLikePerson) ? called : undefined;
  const hasNames = person !== undefined || others.some((name) => ['firstname', 'lastname'].includes(exactField(name) ?? ''));
  const titles = others.filter((name) => exactField(name) === 'title' && name !== person);
  const position = hasNames ? titles.find((name) => /^(?:title|titel|titre|título|titulo|titolo)$/.test(plainName(name))) : undefined;
  const isTitled = titles.some((name) => name !== position);
  const kinds = new Set(groups.flat().map(({ names: what }) => what));
  const isWithin = others.some((name) => exactField(name) === 'session');
  // `Title 1` beside a title is what the first of the people is.
  if (isTitled && (isWithin || kinds.has('talk') || kinds.has('any'))) return undefined;
  if (isWithin && (kinds.has('any') || kinds.has('session'))) return undefined;
  const named = [fields.title, fields.session].flatMap((one) =>
    one === undefined ? [] : typeof one === 'object' && 'path' in one ? [''] : one,
  );
  if (named.length > 0 && named.filter((name) => columns.has(name)).length < 2) return undefined;
  return { groups, columns, person, position, isOfTalks: isTitled };
}

/** Whether more than half of some texts are so. */
const mostly = (texts: readonly string[], is: (text: string) => boolean): boolean => texts.filter(is).length * 2 > texts.length;

/** Says how numbered columns are read. */
export function tellNumbered({ groups, isOfTalks }: NumberedSessions, place: Place, report: Report): void {
  const named = groups.flatMap((group) => group.find(({ names: what }) => what)!.column);
  const what = `“${named[0]}” to “${named.at(-1)}” are numbered columns: ${isOfTalks ? 'the row is in the session of each' : 'each is a session of the row'}`;
  report.tell('numbered-sessions', place, what, 'if they are no sessions, name them in mapping.json ("leaveOut")');
}

/** What a table is after its numbered columns are apart: a row for each session, under the names of the columns of the first. */
export type ApartSessions = Pick<SourceTable, 'records' | 'choices' | 'mapping' | 'isNumbered' | 'without' | 'alike'>;

/** The rows of numbered columns; rows without a session are `without`. */
export function sessionsApart(
  { groups, columns, person, position, isOfTalks }: NumberedSessions,
  records: readonly SourceRecord[],
  own: TableMapping,
): ApartSessions {
  const first = new Map(
    groups
      .flat()
      .toReversed()
      .map(({ name, column }) => [name, column]),
  );
  const title = first.get('title')!;
  const without: SourceRecord[] = [];
  const apart = records.flatMap((record): SourceRecord[] => {
    const row = asFields(record.value) ?? {};
    const shared = Object.fromEntries(Object.entries(row).filter(([name]) => !columns.has(name)));
    const filled = groups.filter((group) => group.some(({ column, names: what }) => what && oneLine(row[column]) !== ''));
    if (filled.length === 0) without.push({ ...record, value: shared });
    return filled.map((group): SourceRecord => {
      const session: Fields = Object.fromEntries(group.map(({ column, name }) => [first.get(name)!, row[column]]));
      return { ...record, value: { ...shared, ...session } };
    });
  });
  const isOfPeople = person !== undefined || [...columns, ...Object.keys(asFields(records[0]?.value) ?? {})].some(namesPeople);
  const made = isOfPeople || isOfTalks ? apart : peopleOfTitles(apart, title).records;
  const names = [...new Set(made.flatMap(({ value }) => Object.keys(value as Fields)))];
  const fields = { ...own.fields, ...(isOfTalks ? { session: title } : { title }), ...(person !== undefined && { persons: person }) };
  const mapping = { ...own, fields };
  const choices = columnChoices(names, made, mapping).map((choice): ColumnChoice => {
    if (choice.column === position) return { ...choice, field: '', sureness: 1, why: OF_SPEAKERS };
    if (choice.column === title) return { ...choice, sureness: 0.8, why: 'every filled one of the numbered columns is a session' };
    return choice.column === person ? { ...choice, sureness: 0.8, why: 'it names people' } : choice;
  });
  const fieldOf = new Map(choices.map((choice) => [choice.column, choice]));
  const alike = groups.flatMap((group) =>
    group.flatMap(({ column, name }): ColumnChoice[] => {
      const as = first.get(name)!;
      return as === column || !fieldOf.has(as) ? [] : [{ ...fieldOf.get(as)!, column, why: `it is read as “${as}”, in a row of its own` }];
    }),
  );
  return { records: made, choices, mapping, isNumbered: true, without, alike };
}

const namesPeople = (column: string): boolean => ['persons', 'firstname', 'lastname'].includes(exactField(column) ?? '');

/** The rows of all tables; those of numbered columns are one for each session, and what another table lists has their people. */
export function withSessionsOnce(rows: readonly TableRow[], numbered: ReadonlySet<string>, report: Report): TableRow[] {
  if (numbered.size === 0) return [...rows];
  const byKey = new Map<string, TableRow[]>();
  for (const row of rows)
    if (!numbered.has(row.table))
      for (const name of ['id', 'code', 'guid', 'title']) {
        const key = plainName(oneLine(row.fields[name]));
        if (key !== '') byKey.set(key, [...(byKey.get(key) ?? []), row]);
      }
  const first = new Map<string, TableRow>();
  return rows.filter((row) => {
    const title = oneLine(row.fields['title']);
    if (!numbered.has(row.table) || title === '' || row.session !== '') return true;
    const listed = byKey.get(plainName(title));
    if (!listed && byKey.size > 0 && /^\S{0,8}\d\S{0,8}$/.test(title)) {
      report.leaveOut(`rows of the table ${row.table}`, 'they name a session that is not there');
      return false;
    }
    const key = [title, row.event.day?.date, ...['date', 'start', 'room'].map((name) => oneLine(row.fields[name]))].join('\n');
    const same = listed ?? (first.has(key) ? [first.get(key)!] : []);
    if (same.length === 0) first.set(key, row);
    for (const one of same) addPeople(one.fields, row.fields);
    return same.length === 0;
  });
}

/** Adds the people of a row whom another of the same session does not name. */
function addPeople(to: Record<string, unknown>, from: Fields): void {
  for (const name of ['persons', 'chairs']) {
    const known = asList(to[name]);
    const names = new Set(known.map(nameOf));
    to[name] = [...known, ...asList(from[name]).filter((person) => !isBlank(person) && !names.has(nameOf(person)))];
  }
}

const nameOf = (person: unknown): string => plainName(oneLine(asFields(person)?.['name'] ?? person));
