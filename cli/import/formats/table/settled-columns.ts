// Columns whose names are known and that hold something else: organisers, homes of speakers, ids and codes beside names.
import { asFields, asList, field as valueIn, oneLine } from '../../reading/fields.ts';
import type { SourceRecord } from '../../reading/source-records.ts';
import type { ColumnChoice } from '../../result.ts';
import { isBlank } from '../../schedule/session-details.ts';
import { offsetOfName, zoneOfName } from '../../values/zone-names.ts';
import { plainName } from '../../vocabulary/canonical-fields.ts';
import { institutionWords } from '../../vocabulary/people-named.ts';

/** So many rows say what is in a column. */
export const SAMPLE = 200;

/** Why a column of organisers holds no people of sessions. */
const OF_ORGANISERS = 'it names who holds the event';

/** Why a column of places holds no rooms, and one of positions no titles. */
export const OF_SPEAKERS = 'it stands among what is said of a speaker';

/** Why a column of times holds no starts. */
const OF_WRITING = 'it says when each row was written';

/** Why a column of people names none. */
const OF_ANSWERS = 'it only says yes or no';

/** Whether what is in a column is left out, though its name is known. */
export const isLeftOut = ({ why }: ColumnChoice): boolean =>
  why === OF_ORGANISERS || why === OF_SPEAKERS || why === OF_WRITING || why === OF_ANSWERS;

/** Whoever holds a row of a list of events is no speaker, where one of them is an office or a company, or where it is always the same. */
export function settleOrganisers(choices: ColumnChoice[], records: readonly SourceRecord[]): void {
  for (const choice of choices.filter(
    ({ field, column, why }) => field === 'persons' && why === 'by its name' && /organi[sz]er/i.test(column),
  )) {
    const names = records.slice(0, SAMPLE).flatMap(({ value }): string[] => {
      const cell = asFields(value)?.[choice.column];
      const name = oneLine(asFields(cell) ? valueIn(asFields(cell)!, 'name') : cell);
      return name === '' ? [] : [name];
    });
    const isSame = names.length > 2 && new Set(names).size === 1;
    if (isSame || names.some((name) => institutionWords.test(name) || offices.test(name)))
      Object.assign(choice, { field: '', sureness: 1, why: OF_ORGANISERS });
  }
}

/** `Location code` beside `Location name` says nothing more. */
export function settleCodes(choices: ColumnChoice[], records: readonly SourceRecord[]): void {
  for (const field of ['room', 'track', 'type'] as const) {
    const of = choices.filter((one) => one.field === field && one.why === 'by its name');
    const isOfKeys = (one: ColumnChoice): boolean => isOfIds(one) || holdsKeys(one, records);
    const names = of.filter((one) => !isOfKeys(one));
    for (const choice of of.filter((one) => isOfKeys(one) && isBeside(one, names, records)))
      Object.assign(choice, { field: '', sureness: 1, why: 'another column has the names' });
  }
}

/** `Title 1` beside `Speaker 1` is what they are, where another column names the session. */
export function settlePositions(choices: ColumnChoice[]): void {
  const isBare = ({ column }: ColumnChoice): boolean => /^(?:title|titel|titre|t[ií]tulo|titolo)[\s_-]?\d{1,2}$/i.test(column.trim());
  const numbers = new Set(choices.flatMap(({ field, column }) => (field === 'persons' ? (/\d{1,2}/.exec(column)?.[0] ?? []) : [])));
  if (!choices.some((one) => (one.field === 'title' || one.field === 'session') && one.sureness === 1)) return;
  for (const choice of choices)
    if (choice.why === 'by its name' && isBare(choice) && numbers.has(/\d{1,2}/.exec(choice.column)![0]))
      Object.assign(choice, { field: '', sureness: 1, why: OF_SPEAKERS });
}

const offices = /\b(?:office|gmbh|ltd|inc|llc|corp|team|committee|club|e\.?\s?v\.?|bureau)\b|verband|kammer|komitee|behörde|amt\b/iu;

const isOfIds = ({ column }: ColumnChoice): boolean => /(?:ids?|codes?)$/i.test(column.trim());

/** Whether a column holds keys of records elsewhere, as those of Airtable are. */
function holdsKeys({ column }: ColumnChoice, records: readonly SourceRecord[]): boolean {
  const keys = records
    .slice(0, SAMPLE)
    .flatMap(({ value }) => asList(asFields(value)?.[column]).map(oneLine))
    .filter(Boolean);
  return keys.length > 0 && keys.every((key) => /^rec[A-Za-z\d]{14}$/.test(key) && /\d|[a-z][A-Z]/.test(key));
}

/** Whether every row that fills a column has a name in one of others, too; where one row has ids and another names, both count. */
const isBeside = ({ column }: ColumnChoice, names: readonly ColumnChoice[], records: readonly SourceRecord[]): boolean =>
  records.every(({ value }) => {
    const row = asFields(value) ?? {};
    return isBlank(row[column]) || names.some((one) => !isBlank(row[one.column]));
  });

/** Ids of people beside their names say nothing more. */
export function settlePeople(choices: ColumnChoice[], records: readonly SourceRecord[]): void {
  // Who leads a Polish lecture gives it, where nobody else speaks.
  const leading = choices.find(({ field, column }) => field === 'chairs' && /^prowadząc[ya]/i.test(column.trim()));
  if (leading && !choices.some(({ field }) => field === 'persons' || field === 'lastname'))
    Object.assign(leading, { field: 'persons', sureness: 0.9, why: 'no other column names who speaks' });
  const people = choices.filter(({ field, why }) => field === 'persons' && why === 'by its name');
  if (people.every(isOfIds) && !choices.some(({ field }) => field === 'lastname')) return;
  const names = choices.filter((one) => ['persons', 'lastname'].includes(one.field) && !(one.field === 'persons' && isOfIds(one)));
  for (const choice of people.filter((one) => isOfIds(one) && isBeside(one, names, records)))
    Object.assign(choice, { field: '', sureness: 1, why: 'another column has the names' });
}

const answers = /^(?:x|✓|✔|☑|✗|✘|yes|no|y|n|ja|nein|j|oui|non|s[ií]|sim|não|true|false)$/iu;

/** `Author 1 presenting` says yes or no, and names nobody. */
export function settleAnswers(choices: ColumnChoice[], texts: ReadonlyMap<string, string[]>): void {
  for (const choice of choices) {
    const cells = texts.get(choice.column) ?? [];
    const isOfPeople = choice.field === 'persons' || choice.field === 'chairs';
    if (isOfPeople && choice.why === 'by its name' && cells.length > 0 && cells.every((text) => answers.test(text)))
      Object.assign(choice, { field: '', sureness: 1, why: OF_ANSWERS });
  }
}

/** A location between what is said of a speaker is a home, where the table says no times (Papercall). */
export function settleHomes(choices: ColumnChoice[]): void {
  const isOfPerson = (one: ColumnChoice | undefined): boolean =>
    one !== undefined &&
    (['persons', 'institution', 'biography', 'portrait'].includes(one.field) || /mail|phone|twitter|avatar|photo/i.test(one.column));
  if (choices.some(({ field }) => field === 'start' || field === 'day')) return;
  for (const [at, choice] of choices.entries())
    if (choice.field === 'room' && choice.why === 'by its name' && isOfPerson(choices[at - 1]) && isOfPerson(choices[at + 1]))
      Object.assign(choice, { field: '', sureness: 1, why: OF_SPEAKERS });
}

/** Nothing of a programme begins at 14 seconds past: such times are those at which rows were written (`Timestamp` of a form). */
export const isStamped = (cells: readonly string[]): boolean =>
  cells.some((text) => /\d[:.]\d{2}[:.](?!00)\d{2}(?!\d)/.test(text.slice(0, LONGEST_TIME)));
const LONGEST_TIME = 60;

/** When a row was written is no start. */
export function settleStamps(choices: ColumnChoice[], texts: ReadonlyMap<string, string[]>): void {
  for (const choice of choices)
    if (choice.field === 'start' && choice.why === 'by its name' && isStamped(texts.get(choice.column) ?? []))
      Object.assign(choice, { field: '', sureness: 1, why: OF_WRITING });
}

/** `Zone` names time zones, or parts of a building. */
export function settleZones(choices: ColumnChoice[], texts: ReadonlyMap<string, string[]>): void {
  if (choices.some(({ field }) => field === 'time_zone')) return;
  const isZone = (text: string): boolean => zoneOfName(text) !== '' || offsetOfName(text) !== '';
  const zone = choices.find(({ field, column }) => {
    const cells = texts.get(column) ?? [];
    return field === '' && /^(?:zone|zona|utcoffset|gmtoffset)$/.test(plainName(column)) && cells.length > 0 && cells.every(isZone);
  });
  if (zone) Object.assign(zone, { field: 'time_zone', sureness: 0.9, why: 'its cells are time zones' });
}

/** `Session` beside `Session title` holds what sessions are numbered by: `1A`, `S2`. */
export function settleSessionCodes(choices: ColumnChoice[], texts: ReadonlyMap<string, string[]>): void {
  const sessions = choices.filter(({ field, why }) => field === 'session' && why === 'by its name');
  const named = sessions.find(({ column }) => /(?:title|titel|name|titre|t[ií]tulo|titolo)/i.test(column));
  const code = sessions.find(
    (one) => one !== named && (texts.get(one.column) ?? []).every((text) => /^\p{L}{0,4}[\s.-]?\d{1,3}\p{L}?$/u.test(text)),
  );
  if (named && code && !choices.some(({ field }) => field === 'session_id'))
    Object.assign(code, { field: 'session_id', sureness: 0.9, why: 'another column has the names' });
}
