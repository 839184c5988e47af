// The rows of one table under the names a schedule has for their fields.
import { asFields, asList, carriedText, type Fields, oneLine } from '../../reading/fields.ts';
import { quotedList } from '../../reading/exported-cells.ts';
import type { Report } from '../../report.ts';
import type { ImportOptions } from '../../result.ts';
import { minutesOf } from '../../values/durations.ts';
import { isBlank } from '../../schedule/session-details.ts';
import { withTextsApart } from '../../schedule/texts-by-language.ts';
import { type Canonical, canonicalFields, plainName, tagsIn } from '../../vocabulary/canonical-fields.ts';
import { readMoment } from '../../values/written-times.ts';
import { peopleNamed } from '../../vocabulary/people-named.ts';
import { scheduleEvent } from '../../vocabulary/schedule-event.ts';
import { periodOf } from '../../vocabulary/written-period.ts';
import { withPlainClocks } from './clocks-of-columns.ts';
import { fieldsOf, isGuessedTitle } from './columns.ts';
import type { TableRow } from './grouping.ts';
import { dayIn, withChair } from './headings.ts';
import { isPosterWord, levelsOf } from './levels.ts';
import { isReference, withReferences } from './references.ts';
import { holdsAddress } from '../../vocabulary/people-named.ts';
import { type Columns, peopleOfRow } from './row-people.ts';
import { isLeftOut } from './settled-columns.ts';
import type { SourceTable } from './source-table.ts';
import { kindOfDecision, statesOfRows } from './states-of-rows.ts';
import { type TableReading, tableReading } from './table-reading.ts';
import { textsInLanguages, withSpokenTexts } from './texts-in-languages.ts';
import { WHOLE_DAY, withWholeDays } from './whole-days.ts';

/** What the mapping and the command say about all tables. */
type Known = ImportOptions & { leaveOut: readonly string[] };

/** The rows of a table, each as an event that knows its session. What no field takes is reported once for each column. */
export function tableRowsOf(table: SourceTable, known: Known, report: Report): TableRow[] {
  const columns = fieldsOf(table.choices);
  const times = (['day', 'start', 'end', 'session_start', 'session_end'] as const).flatMap((field) => columns[field] ?? []);
  const reading = tableReading(table.records, times, known, report, true, table.title, table.dateOrder);
  const guessed = table.choices.find(isGuessedTitle);
  if (guessed)
    report.warn(
      'title-guessed',
      { file: table.file, pointer: '', line: 1, column: 1 },
      `column "${guessed.column}" is taken for the titles, because ${guessed.why}`,
      'if that is wrong, name the right one in mapping.json ("fields": { "title": "…" })',
    );
  const left = new Set(known.leaveOut.map(plainName));
  const texts = textsInLanguages(table.choices);
  const inSeconds = columnInSeconds(table, columns.duration?.[0], report);
  const tagOfState = statesOfRows(table, columns, report);
  const records = withWholeDays(table.records, columns, report);
  const levels = levelsOf(records.map(({ value }) => oneLine(asFields(value)?.[columns.level?.[0] ?? ''])));
  return withPlainClocks(records, columns, reading, report).flatMap((record, at): TableRow[] => {
    const plain = asFields(record.value);
    const spoken = plain && withSpokenTexts(plain, texts);
    const { [WHOLE_DAY]: isWholeDay, ...row } = spoken ?? {};
    if (!spoken) return [{ event: scheduleEvent(record, undefined), fields: {}, ...ofNoSession, table: table.name }];
    const state = tagOfState(row, record.place);
    if (state === undefined) return [];
    // Of a talk with a clock time alone the day is that of its session.
    const sessionDay = columns.day === undefined ? dayWithin(row[columns.session_start?.[0] ?? ''], reading) : '';
    const isOnFirst = reading.dateless && known.firstDay !== undefined && columns.day === undefined;
    const day = isOnFirst ? known.firstDay : sessionDay;
    const lasting = inSeconds === undefined || isBlank(row[inSeconds]) ? {} : { [inSeconds]: Number(oneLine(row[inSeconds])) / 60 };
    const dated = { ...row, ...lasting, ...(day && { date: day }) };
    const used = day ? { ...columns, day: ['date'] } : columns;
    const canonical = mapped({ row: dated, columns: used, table, report }, reading);
    if (/poster/.test(table.name)) canonical.fields['type'] ??= 'Poster';
    withBoard(canonical.fields, columns.id?.[0]);
    for (const name of canonical.unread) if (!left.has(plainName(name))) report.leaveOut(name, whyUnread(table, name));
    const { session, session_id, level: _level, session_start, session_end, ...fields } = withTextsApart(canonical.fields);
    for (const name of ofPeople) delete fields[name];
    if (isWholeDay) fields[WHOLE_DAY] = true;
    if (state !== '') fields['tags'] = [...asList(fields['tags']), state];
    // In an object of records the names of these are ids.
    if (record.key !== '' && isBlank(fields['id']) && dayIn(record.key) === undefined) fields['id'] = record.key;
    const named = withChair(oneLine(session));
    if (named.chairs !== '') fields['chairs'] = [...asList(fields['chairs']), ...peopleNamed(named.chairs).persons];
    const event = scheduleEvent(record, { ...canonical, fields, unread: [] });
    const made: TableRow = {
      event,
      fields: event.value as Record<string, unknown>,
      session: named.title,
      sessionId: oneLine(session_id),
      level: levels[at]!,
      sessionTimes: timesOfSession({ start: session_start, end: session_end, day: row[columns.day?.[0] ?? ''] }, columns, reading),
      table: table.name,
    };
    return [made];
  });
}

/** The number of a poster is that of its board, where no column has one. */
function withBoard(fields: Record<string, unknown>, column = ''): void {
  const isNumber = /^(?:(?:poster)?(?:no|nr|num|number|nummer)|n|numéro|número|numero|番号|演題番号|编号|الرقم)$/u.test(plainName(column));
  if (isNumber && isPosterWord(oneLine(fields['type'])) && isBlank(fields['board'])) fields['board'] = oneLine(fields['id']);
}

/** The column of durations, where they are seconds: its name says so, or all of them would be five hours and more. */
function columnInSeconds({ records, file }: SourceTable, column: string | undefined, report: Report): string | undefined {
  if (column === undefined) return undefined;
  const texts = records.map(({ value }) => oneLine(asFields(value)?.[column])).filter((text) => text !== '' && text !== '0');
  const isLong = texts.length > 1 && texts.every((text) => /^\d{3,6}$/.test(text) && Number(text) >= 300 && Number(text) % 60 === 0);
  if (!isLong && !(/sec(?:ond)?s?\)?$/i.test(column) && texts.every((text) => /^\d{1,6}$/.test(text)))) return undefined;
  report.tell('duration-seconds', { file, pointer: '', line: 1, column: 1 }, `column "${column}": the durations are taken for seconds`);
  return column;
}

/** Why nothing took a column. */
function whyUnread({ choices }: SourceTable, name: string): string {
  const choice = choices.find(({ column }) => column === name);
  if (!choice || choice.sureness === 0) return 'no field of a session is called so; name it in mapping.json';
  return choice.field === '' ? choice.why : 'another column is taken for the same; if this is the right one, name it in mapping.json';
}

const ofNoSession = { session: '', sessionId: '', level: '', sessionTimes: {} };

/** Fields of people, which columns say together; their columns are none of the session itself. */
const ofPeople = ['firstname', 'lastname', 'institution', 'role', 'biography', 'portrait', 'chair_institution'] as const;

/** The fields of a row; columns of people and tags are put together, defaults fill what is empty. */
function mapped({ row, columns, table, report }: MappedRow, { of, firstDay }: TableReading): Canonical {
  const { persons, chairs, loose } = peopleOfRow(row, columns);
  for (const column of loose) report.leaveOut(column, 'it does not say whom of several people it is about');
  for (const column of [...(columns.persons ?? []), ...(columns.chairs ?? [])])
    if (holdsAddress(row[column])) report.leaveOut(`addresses in ${column}`, 'they are private, and no names');
  const joined: Record<string, unknown> = { ...row, 'all persons': persons, 'all chairs': chairs };
  const tags = (columns.tags ?? []).flatMap((name) => withReferences(row[name]));
  if (columns.tags)
    joined['all tags'] = tags
      .filter((tag) => !isReference(tag))
      .flatMap((tag) => carriedText(tag).split('\n').flatMap(tagsIn))
      .join('|');
  for (const name of (['persons', 'chairs', 'tags', 'status', ...ofPeople] as const).flatMap((field) => columns[field] ?? []))
    delete joined[name];
  // Its own name would make people of it again.
  for (const choice of table.choices.filter(isLeftOut))
    if (!isBlank(joined[choice.column])) {
      delete joined[choice.column];
      report.leaveOut(choice.column, choice.why);
    }
  const own: Record<string, readonly string[]> = { ...columns, persons: ['all persons'], chairs: ['all chairs'], tags: ['all tags'] };
  for (const field of [...ofPeople, 'status']) delete own[field];
  const { fields, ...beside } = canonicalFields(joined, own, of, firstDay);
  for (const [ours, value] of Object.entries(table.mapping.defaults)) if (asList(fields[ours]).length === 0) fields[ours] = value;
  if (tags.some(isReference)) fields['tags'] = [...asList(fields['tags']), ...tags.filter(isReference)];
  for (const name of ['room', 'type']) if (Array.isArray(fields[name])) fields[name] = singleOf(withReferences(fields[name]));
  // A session has one track: the others of `Sea; Science` are words about it.
  const isListed = Array.isArray(fields['track']);
  const [track, ...others] = withReferences(fields['track'])
    // `Light,Sea` are two, `Light, Sea and Air` is one name.
    .flatMap((one): unknown[] =>
      isReference(one) ? [one] : (quotedList(oneLine(one)) ?? oneLine(one).split(/[;|]|(?<=\p{L}),(?=\p{L})/u)).map(oneLine),
    )
    .filter(Boolean);
  if (others.length > 0 || isListed) Object.assign(fields, { track, tags: [...asList(fields['tags']), ...others] });
  const decided = kindOfDecision(row, columns);
  if (decided !== '' && isBlank(fields['type'])) fields['type'] = decided;
  const type = oneLine(fields['type']);
  // Spreadsheets and databases write half an hour as 0:30:00; only frab counts days before hours.
  const lasts = oneLine(fields['duration']);
  if (/^\d{1,3}:\d{2}:\d{2}$/.test(lasts)) fields['duration'] = minutesOf(lasts, true);
  // `Dauer (Std.)` has hours alone in its cells: 0,75.
  if (/^\d{1,2}(?:[.,]\d{1,2})?$/.test(lasts) && ofHours.test(columns.duration?.[0] ?? '')) fields['duration'] = minutesOf(`${lasts} h`);
  return { fields: isPosterWord(type) ? { ...fields, is_poster: true } : fields, ...beside };
}

const ofHours = /[([\s_](?:h|hrs?|hours?|std\.?|stunden|heures|horas|ore)[)\]]?$/iu;

/** The only entry of a list in place of it. */
const singleOf = (list: readonly unknown[]): unknown => (list.length === 1 ? list[0] : list);

type MappedRow = { row: Fields; columns: Columns; table: SourceTable; report: Report };

/** The day a cell holds beside its hour, YYYY-MM-DD; empty for none. */
const dayWithin = (cell: unknown, { of }: TableReading): string =>
  cell === undefined ? '' : (readMoment(oneLine(cell), of('')) ?? { date: '' }).date;

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
