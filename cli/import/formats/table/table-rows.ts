// The rows of one table under the names a schedule has for their fields.
import { asFields, asList, type Fields, oneLine } from '../../reading/fields.ts';
import type { Report } from '../../report.ts';
import type { ImportOptions } from '../../result.ts';
import { type Canonical, canonicalFields, plainName } from '../../vocabulary/canonical-fields.ts';
import { scheduleEvent } from '../../vocabulary/schedule-event.ts';
import type { FieldName } from '../../vocabulary/synonyms.ts';
import { periodOf } from '../../vocabulary/written-period.ts';
import { fieldsOf, isGuessedTitle } from './columns.ts';
import type { TableRow } from './grouping.ts';
import { isDeclined, isPosterWord } from './levels.ts';
import { type Columns, peopleOfRow } from './row-people.ts';
import type { SourceTable } from './source-tables.ts';
import { type TableReading, tableReading } from './table-reading.ts';

/** What the mapping and the command say about all tables. */
type Known = ImportOptions & { leaveOut: readonly string[] };

/** The rows of a table, each as an event that knows its session. What no field takes is reported once for each column. */
export function tableRowsOf(table: SourceTable, known: Known, report: Report): TableRow[] {
  const columns = fieldsOf(table.choices);
  const times = (['day', 'start', 'end', 'session_start', 'session_end'] as const).flatMap((field) => columns[field] ?? []);
  const reading = tableReading(table.records, times, known, report);
  const guessed = table.choices.find(isGuessedTitle);
  if (guessed)
    report.warn(
      'title-guessed',
      { file: table.file, pointer: '', line: 1, column: 1 },
      `column "${guessed.column}" is taken for the titles, because ${guessed.why}`,
      'if that is wrong, name the right one in mapping.json ("fields": { "title": "…" })',
    );
  const left = new Set(known.leaveOut.map(plainName));
  return table.records.flatMap((record): TableRow[] => {
    const row = asFields(record.value);
    if (!row) return [{ event: scheduleEvent(record, undefined), fields: {}, ...ofNoSession, table: table.name }];
    if ((columns.status ?? []).some((name) => isDeclined(oneLine(row[name])))) {
      report.leaveOut('rows that are declined or cancelled', 'their status says so');
      return [];
    }
    const isOnFirst = reading.dateless && known.firstDay !== undefined && columns.day === undefined;
    const dated = isOnFirst ? { ...row, date: known.firstDay } : row;
    const canonical = mapped(dated, isOnFirst ? { ...columns, day: ['date'] } : columns, table.mapping.defaults, reading);
    if (/poster/.test(table.name)) canonical.fields['type'] ??= 'Poster';
    for (const name of canonical.unread)
      if (!left.has(plainName(name))) report.leaveOut(name, 'no field of a session is called so; name it in mapping.json');
    const {
      session,
      session_id,
      level,
      status: _status,
      session_start,
      session_end,
      firstname: _f,
      lastname: _l,
      institution: _i,
      ...fields
    } = canonical.fields;
    const event = scheduleEvent(record, { ...canonical, fields, unread: [] });
    const made: TableRow = {
      event,
      fields: event.value as Record<string, unknown>,
      session: oneLine(session),
      sessionId: oneLine(session_id),
      level: oneLine(level),
      sessionTimes: timesOfSession({ start: session_start, end: session_end, day: row[columns.day?.[0] ?? ''] }, columns, reading),
      table: table.name,
    };
    return [made];
  });
}

const ofNoSession = { session: '', sessionId: '', level: '', sessionTimes: {} };

/** The fields of a row; columns of people and tags are put together, defaults fill what is empty. */
function mapped(row: Fields, columns: Columns, defaults: Partial<Record<FieldName, string>>, { of, firstDay }: TableReading): Canonical {
  const { persons, chairs } = peopleOfRow(row, columns);
  const joined: Record<string, unknown> = { ...row, 'all persons': persons, 'all chairs': chairs };
  const together = ['persons', 'chairs', 'firstname', 'lastname', 'institution', 'tags'] as const;
  if (columns.tags)
    joined['all tags'] = columns.tags
      .flatMap((name) => asList(row[name]).map(oneLine))
      .filter(Boolean)
      .join('|');
  for (const name of together.flatMap((field) => columns[field] ?? [])) delete joined[name];
  const own: Record<string, readonly string[]> = { ...columns, persons: ['all persons'], chairs: ['all chairs'], tags: ['all tags'] };
  for (const field of ['firstname', 'lastname', 'institution']) delete own[field];
  const { fields, ...beside } = canonicalFields(joined, own, of, firstDay);
  for (const [ours, value] of Object.entries(defaults)) if (asList(fields[ours]).length === 0) fields[ours] = value;
  const type = oneLine(fields['type']);
  return { fields: isPosterWord(type) ? { ...fields, is_poster: true } : fields, ...beside };
}

/** The times of the session of a talk, where the row has columns for them. */
function timesOfSession(
  { start, end, day }: { start: unknown; end: unknown; day: unknown },
  columns: Columns,
  { of, firstDay }: TableReading,
): Record<string, unknown> {
  if (oneLine(start) === '') return {};
  const readings = {
    start: of(columns.session_start?.[0] ?? ''),
    end: of(columns.session_end?.[0] ?? ''),
    day: of(columns.day?.[0] ?? ''),
  };
  return periodOf({ start, end, day }, { ...readings, firstDay }).fields;
}
