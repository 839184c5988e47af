// What each column of a table is taken for, and how sure that is: as the mapping says, by its name, else by what is in it.
import { asFields, oneLine } from '../../reading/fields.ts';
import type { SourceRecord } from '../../reading/source-records.ts';
import type { ColumnChoice } from '../../result.ts';
import { readMoment } from '../../values/written-times.ts';
import { plainName } from '../../vocabulary/canonical-fields.ts';
import { fieldOfName, isAboutRows, rankOf, severalColumns } from '../../vocabulary/field-of-name.ts';
import { type FieldName, synonyms } from '../../vocabulary/synonyms.ts';
import type { TableMapping } from './mapping.ts';
import { isLevelColumn, levelOf } from './levels.ts';
import {
  SAMPLE,
  settleAnswers,
  settleCodes,
  settleHomes,
  settleOrganisers,
  settlePeople,
  settlePositions,
  settleSessionCodes,
  settleStamps,
  settleZones,
  isStamped,
} from './settled-columns.ts';

/** From here on nobody is asked. */
export const SURE = 0.7;

/** A title that is guessed is asked about, and taken where nobody can be asked: without one no row would arrive. */
const TITLE_GUESS = 0.5;

/** A choice for each column that has a name and something in it, in the order of the table. */
export function columnChoices(columns: readonly string[], records: readonly SourceRecord[], mapping: TableMapping): ColumnChoice[] {
  const named = new Map<string, FieldName>();
  for (const [field, names] of Object.entries(mapping.fields))
    if (isSessionField(field) && (typeof names === 'string' || Array.isArray(names)))
      for (const name of [names].flat()) named.set(plainName(name), field);
  const texts = textsOf(columns, records);
  const choices = columns
    .filter((column) => column !== '')
    .map((column): ColumnChoice => {
      const own = named.get(plainName(column));
      if (own !== undefined) return { column, field: own, sureness: 1, why: 'named in the mapping' };
      const found = fieldOfName(column);
      // A field the mapping names is filled by the columns it names alone.
      if (found && found.field !== 'link' && mapping.fields[found.field] !== undefined)
        return { column, field: '', sureness: 1, why: `the mapping names another column for ${found.field}` };
      return found ? { column, ...found, why: 'by its name' } : { column, field: '', sureness: 0, why: 'no known name' };
    });
  settlePositions(choices);
  settleTitle(choices, texts, records, mapping);
  settleAnswers(choices, texts);
  settlePeople(choices, records);
  settleHomes(choices);
  settleOrganisers(choices, records);
  settleSessionCodes(choices, texts);
  settleStamps(choices, texts);
  settleZones(choices, texts);
  settleTimes(choices);
  settleSessionTimes(choices);
  settleCodes(choices, records);
  guessByContent(choices, texts, mapping);
  return choices;
}

/** The filled cells of each column. */
function textsOf(columns: readonly string[], records: readonly SourceRecord[]): Map<string, string[]> {
  const rows = records.slice(0, SAMPLE).map(({ value }) => asFields(value) ?? {});
  return new Map(columns.map((column) => [column, rows.map((row) => oneLine(row[column])).filter((text) => text !== '')]));
}

/** A session is the title where nothing else is; where both are there, but no two rows share a session, it only numbers them. */
function settleTitle(
  choices: ColumnChoice[],
  texts: ReadonlyMap<string, string[]>,
  records: readonly SourceRecord[],
  mapping: TableMapping,
): void {
  const of = (field: FieldName): ColumnChoice | undefined =>
    choices.filter((one) => one.field === field && one.sureness >= SURE).toSorted((one, other) => rank(one) - rank(other))[0];
  const become = (choice: ColumnChoice, field: FieldName, sureness: number, why: string): void =>
    void Object.assign(choice, { field, sureness, why });
  const isNamed = (field: FieldName): boolean => mapping.fields[field] !== undefined;
  // `Nom` beside `Prénom`, `Name` beside `Vorname` is the family name.
  const family =
    of('firstname') && !of('lastname') ? choices.find(({ column }) => /^(?:nom|name|cognom)$/.test(plainName(column))) : undefined;
  if (family && mapping.fields.title === undefined) become(family, 'lastname', 0.9, 'it stands beside first names');
  // `Name` beside a column of talks, and no other of people, names who speaks.
  const speaker = choices.find(({ column, field }) => field === 'title' && /^(?:your)?(?:full)?name$/.test(plainName(column)));
  const isTitled = choices.some(
    (one) => one !== speaker && one.field === 'title' && one.sureness >= 0.9 && plainName(one.column) !== 'summary',
  );
  if (speaker && isTitled && of('title') !== speaker && !of('persons') && !of('lastname') && !isNamed('title'))
    become(speaker, 'persons', 0.75, 'another column holds the title');
  // `Level: Introductory` says for whom a talk is.
  const audience = choices.find(
    ({ field, column }) => field === 'level' && !isNamed('level') && (texts.get(column) ?? []).every((text) => levelOf(text) === undefined),
  );
  if (audience && (texts.get(audience.column) ?? []).length > 0) become(audience, 'tags', 0.8, 'it names no kinds of rows');
  const level = choices.find(({ field, column }) => field === 'type' && !isNamed('type') && isLevelColumn(texts.get(column) ?? []));
  if (level && !of('level')) become(level, 'level', 0.8, 'it names sessions and talks in turn');
  // `Paper` beside sessions holds titles, where it holds no addresses.
  const paper = choices.find(({ column, field }) => field === '' && plainName(column) === 'paper');
  const papers = paper ? (texts.get(paper.column) ?? []) : [];
  if (
    paper &&
    papers.length > 0 &&
    papers.every((text) => /\p{L}{3}/u.test(text) && !/^https?:/i.test(text)) &&
    papers.some((text) => /\p{L}\s\p{L}/u.test(text)) &&
    !of('title')
  )
    become(paper, 'title', 0.9, 'its texts are titles');
  if (!of('title') && !isNamed('title')) {
    const [next] = (['session', 'track', 'description', 'abstract'] as const).flatMap((field) => of(field) ?? []);
    if (next) become(next, 'title', next.field === 'session' ? 1 : SURE, 'no other column holds a title');
  }
  // A summary is the title of calendars alone.
  const summary = choices.find(({ field, column }) => field === 'title' && plainName(column) === 'summary');
  if (summary && !isNamed('title') && choices.some((one) => one !== summary && one.field === 'title' && one.sureness >= SURE))
    become(summary, of('abstract') ? 'description' : 'abstract', 0.8, 'another column holds the title');
  const session = of('session');
  const id = of('session_id');
  if (session && !isNamed('session')) {
    const values = texts.get(session.column) ?? [];
    const isUnique = values.length > 2 && new Set(values).size === values.length && values.every((text) => text.length <= 12);
    if (isUnique && !of('id') && !id) become(session, 'id', 0.8, 'no two rows share one');
  }
  if (!of('session') && id && !isNamed('session_id') && !of('id')) {
    const title = of('title');
    const titles = pairsOf(records, id.column, title?.column ?? '');
    const isOwn = new Set(titles.map(([value]) => value)).size === new Map(titles.map((pair) => [pair.join('\n'), pair])).size;
    if (isOwn) become(id, 'id', 0.9, 'no two titles share one');
  }
}

/** The values of two columns, row by row, where the first is filled. */
const pairsOf = (records: readonly SourceRecord[], ...columns: [string, string]): [string, string][] =>
  records
    .slice(0, SAMPLE)
    .map(({ value }) => columns.map((column) => oneLine(asFields(value)?.[column])) as [string, string])
    .filter(([first]) => first !== '');

/** `Poster date` beside `Date` says nothing of when a row takes place. */
function settleTimes(choices: ColumnChoice[]): void {
  for (const field of ['day', 'start', 'end'] as const) {
    const of = choices.filter((one) => one.field === field);
    const exact = of.find(({ sureness }) => sureness === 1);
    for (const choice of of)
      if (exact && choice.sureness < 0.85)
        Object.assign(choice, { field: '', sureness: 1, why: `the ${field} stands in “${exact.column}”` });
  }
}

/** `Session start` is the start of every row where no column says which session a talk belongs to. */
function settleSessionTimes(choices: ColumnChoice[]): void {
  const has = (...fields: FieldName[]): boolean =>
    choices.some(({ field, sureness }) => sureness >= SURE && fields.includes(field as FieldName));
  if (has('session', 'session_id')) return;
  for (const [field, ours] of [
    ['session_start', 'start'],
    ['session_end', 'end'],
  ] as const)
    for (const choice of choices.filter((one) => one.field === field && one.why === 'by its name' && !has(ours)))
      Object.assign(choice, { field: ours, sureness: 0.9, why: 'every row is a session' });
}

/** Columns of unknown names whose cells are all dates or all times, and a column of long texts where no title is known. */
function guessByContent(choices: ColumnChoice[], texts: ReadonlyMap<string, string[]>, mapping: TableMapping): void {
  const taken = new Set<string>([
    ...choices.filter(({ sureness }) => sureness >= SURE).map(({ field }) => field),
    ...Object.keys(mapping.fields),
  ]);
  const guess = (choice: ColumnChoice, field: FieldName, sureness: number, why: string): void => {
    Object.assign(choice, { field, sureness, why });
    taken.add(field);
  };
  for (const choice of choices.filter(({ field, column }) => field === '' && !isAboutRows(column))) {
    const cells = texts.get(choice.column) ?? [];
    if (cells.length < 2 || isStamped(cells)) continue;
    const moments = cells.map((text) => (/^\d+$/.test(text) ? undefined : readMoment(text, { year: 2000 })));
    const share = (fits: (index: number) => boolean): number => cells.filter((_, index) => fits(index)).length / cells.length;
    if (share((index) => (moments[index]?.date ?? '') !== '') > 0.8) {
      const field = moments.some((moment) => moment?.from) ? 'start' : 'day';
      if (!taken.has(field)) guess(choice, field, 0.75, 'its cells are dates');
    } else if (share((index) => (moments[index]?.from ?? '') !== '') > 0.8) {
      const field = taken.has('start') ? 'end' : 'start';
      // A second column of starts, where a mapping names another, is not when the session ends.
      const isStart = fieldOfName(choice.column)?.field === 'start';
      if (!taken.has(field) && !(isStart && field === 'end')) guess(choice, field, 0.75, 'its cells are times');
    }
  }
  if (taken.has('title')) return;
  const free = choices.filter(({ field }) => field === '').map((choice) => ({ choice, cells: texts.get(choice.column) ?? [] }));
  const likely = free
    .filter(
      ({ cells }) =>
        cells.length > 0 && new Set(cells).size > cells.length / 2 && !cells.some((text) => /^[^@\s]{1,80}@[^@\s]{1,80}$/.test(text)),
    )
    .map(({ choice, cells }) => ({ choice, length: cells.reduce((sum, text) => sum + Math.min(text.length, 80), 0) / cells.length }))
    .toSorted((one, other) => other.length - one.length)[0];
  if (likely && likely.length >= 8) guess(likely.choice, 'title', TITLE_GUESS, 'its texts are the longest');
}

/** Whether a column is the title for want of any other. */
export const isGuessedTitle = ({ field, sureness }: ColumnChoice): boolean => field === 'title' && sureness === TITLE_GUESS;

const rank = ({ field, column }: ColumnChoice): number => (isSessionField(field) ? rankOf(field, column) : Infinity);

/** Whether a field is one of sessions; mappings also name those of companies and products. */
const isSessionField = (field: string): field is FieldName => Object.hasOwn(synonyms, field);

/** The columns of each field that are sure enough, the most exact first; of `persons` and the like all of them in their order. */
export function fieldsOf(choices: readonly ColumnChoice[]): Partial<Record<FieldName, string[]>> {
  const fields: Partial<Record<FieldName, string[]>> = {};
  for (const choice of choices) {
    if (!isSessionField(choice.field) || (choice.sureness < SURE && !isGuessedTitle(choice))) continue;
    (fields[choice.field] ??= []).push(choice.column);
  }
  const byColumn = new Map(choices.map((choice) => [choice.column, choice]));
  // Names that are no whole ones are those that are surest.
  const order = (column: string): number => Math.min(rank(byColumn.get(column)!), 1e6) - byColumn.get(column)!.sureness;
  for (const [field, columns] of Object.entries(fields))
    if (!severalColumns.includes(field as FieldName)) columns.sort((one, other) => order(one) - order(other) || 0);
  return fields;
}
