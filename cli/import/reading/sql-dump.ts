// Dumps of databases (`.sql`): each table with something of a programme is a list of its own, as in a folder of tables. What else such a database holds stays where it is.
import type { Noticed } from '../place.ts';
import type { ImportFile } from '../result.ts';
import { kindOfName } from '../formats/table/list-kinds.ts';
import { plainName } from '../vocabulary/canonical-fields.ts';
import { fieldOfName } from '../vocabulary/field-of-name.ts';
import { isPersonColumn } from '../vocabulary/people-columns.ts';
import { headOf, tableText } from './bytes.ts';
import { oneLine } from './fields.ts';
import type { SourceRecord } from './source-records.ts';
import { type SqlTable, sqlTables } from './sql-tables.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** The files, with a list for each table of a dump. */
export const withSqlTables = (files: readonly ImportFile[]): ImportFile[] =>
  files.flatMap((file): ImportFile[] => {
    if (file.sheets || file.list || !isDump(file)) return [file];
    try {
      return tablesOf(file);
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      return [{ ...file, sheets: error }];
    }
  });

const isDump = (file: ImportFile): boolean =>
  /\.(?:sql|dump|psql)$/i.test(file.path) ||
  (/(?:^|\/)[^.]{1,100}(?:\.txt)?$/i.test(file.path) &&
    /^\s{0,100}(?:--|\/\*|BEGIN|PRAGMA|SET\s|CREATE\s+TABLE|INSERT\s+INTO\s)/i.test(headOf(file, 400)) &&
    /\b(?:INSERT\s+INTO|COPY\s+\S{1,100})\s/i.test(headOf(file)));

const ofProgramme =
  /session|talk|event|presentation|paper|abstract|lecture|programm?e?|agenda|schedule|slot|submission|proposal|contribution|workshop|poster|vortr[aä]g|beitr[aä]g|sitzung|activit|conf[eé]rence|ponencia|charla/i;
const ofLists =
  /speaker|people|persons?(?:$|_)|author|presenter|referent|room|venue|location|hall|stage|track|topic|categor|format|(?:^|_)(?:types?|tags?|keywords?)$/i;
/** What databases hold beside a programme; much of it is private. */
const ofOthers =
  /user|account|auth(?:$|_|ent)|role|permission|migration|log(?:s|$|_)|jobs?(?:$|_)|queue|cache|token|password|setting|option|config|ticket|order|registration|attendee|participant|payment|invoice|mail|message|notification|upload|comment|vote|rating|review|favou?rite|bookmark|posts?(?:$|_)|pages?(?:$|_)|news|article|blog|menu|sponsor|django_|wp_/i;

/** Whether a list of this name holds what databases have beside a programme. */
export const isOfOthers = (name: string): boolean => ofOthers.test(name);

/** Whether a table says something of a programme: by its name, and by what its columns are. */
function isWanted({ name, columns, rows }: SqlTable): boolean {
  if (rows.length === 0 || isOfOthers(name)) return false;
  const fields = new Set(columns.map((column) => fieldOfName(column)?.field));
  const isTitled = fields.has('title') || fields.has('session');
  const isTimed = (['start', 'day', 'end', 'duration', 'room', 'track', 'persons', 'abstract'] as const).some((field) => fields.has(field));
  const ids = columns.filter((column) => /(?:[_-]id|Id)$/.test(column));
  return (
    ofLists.test(name) ||
    (ofProgramme.test(name) && (isTitled || isTimed || ids.length > 1)) ||
    (isTitled && (fields.has('start') || fields.has('day')))
  );
}

/** Tables of accounts: of those in them that speak or lead, the columns people of a programme have. */
const ofAccounts = /^(?:\w{1,20}[._])?(user|account|member|profile|staff)s?$/i;

/** The tables with the people of a table of accounts in one of their own, whom columns such as `user_id` and `moderator_id` name; undefined where they name nobody. */
function withAccounts(tables: readonly SqlTable[], accounts: readonly SqlTable[]): SqlTable[] | undefined {
  for (const { name, columns, rows, inUtc } of accounts) {
    const key = columns.findIndex((column) => plainName(column) === 'id');
    const own = `${ofAccounts.exec(name)?.[1] ?? ''}id`.toLowerCase();
    const isOwn = (column: string): boolean => plainName(column) === own;
    const refers = (column: string): boolean =>
      isOwn(column) || (/(?:[_-]id|Id)$/.test(column) && ['persons', 'chairs'].includes(fieldOfName(column)?.field ?? ''));
    const ids = new Set(
      tables.flatMap((table) =>
        table.columns.flatMap((column, at) => (refers(column) ? table.rows.map(({ values }) => oneLine(values[at])) : [])),
      ),
    );
    const kept = columns.flatMap((column, at) => (at === key || (isPersonColumn(column) && !/login|user|nick/i.test(column)) ? [at] : []));
    const people = rows.filter(({ values }) => ids.has(oneLine(values[key])));
    if (key < 0 || !kept.some((at) => /name/i.test(columns[at]!)) || people.length === 0) continue;
    const only = people.map((row) => ({ ...row, values: kept.map((at) => row.values[at]) }));
    return [
      ...tables.map((table) => ({ ...table, columns: table.columns.map((column) => (isOwn(column) ? 'speaker_id' : column)) })),
      { name: 'people', columns: kept.map((at) => columns[at]!), rows: only, inUtc },
    ];
  }
  return undefined;
}

function tablesOf(file: ImportFile): ImportFile[] {
  const { text } = tableText(file);
  const dump = sqlTables(text);
  const lineAt = linesOf(text);
  const ofThemselves = dump.tables.filter(isWanted);
  const accounts = dump.tables.filter(({ name }) => ofAccounts.test(name));
  const hasPeople = ofThemselves.some(
    ({ name, columns }) => kindOfName(name) === 'people' && columns.some((column) => /name/i.test(column)),
  );
  const wanted = (hasPeople ? undefined : withAccounts(ofThemselves, accounts)) ?? ofThemselves;
  const noticed: Noticed[] = [];
  const say = (severity: Noticed['severity'], code: string, at: number, message: string, suggestion = ''): void =>
    void noticed.push({ severity, code, message, suggestion, place: { file: file.path, pointer: '', line: lineAt(at), column: 1 } });
  const left = dump.tables.filter((table) => table.rows.length > 0 && !ofThemselves.includes(table));
  const posts = left.find(({ name, columns }) => name.endsWith('posts') && columns.includes('post_type'));
  const advice = posts
    ? 'of WordPress the answer of its interface is read (/wp-json/wp/v2/…?_embed)'
    : 'export the table of the sessions alone';
  if (wanted.length === 0)
    throw new UnreadableFile(
      'sql-without-programme',
      file.path,
      `no table of the dump holds a programme${left.length > 0 ? ` (${named(left)})` : ''}; ${advice}`,
    );
  const without = [
    ...(left.length > 0 ? [`tables that hold no programme (${named(left)})`] : []),
    ...(wanted === ofThemselves ? [] : ['of the accounts all that are not named, and what is private']),
    ...(dump.others > 0 ? [`${dump.others} statements that are no rows`] : []),
  ];
  if (without.length > 0) say('info', 'sql-left-out', 0, `of the dump are left out: ${without.join(', and ')}`);
  if (dump.cut !== undefined) say('warning', 'sql-cut-off', dump.cut, 'from here on the dump cannot be read: what follows is left out');
  for (const at of dump.odd)
    say('warning', 'row-repaired', at, 'the row has more or fewer values than its table has columns: it is left out');
  if (
    wanted.some(
      ({ inUtc, rows, columns }) => inUtc.size > 0 && rows.length > 0 && columns.some((column) => fieldOfName(column) && inUtc.has(column)),
    )
  )
    say('info', 'sql-times-utc', 0, 'columns of the type TIMESTAMP are times in UTC, as the dump says');
  return wanted.map((table, at): ImportFile => {
    const list = { records: recordsOf(table, file.path, text, lineAt), noticed: at === 0 ? noticed : [] };
    return { path: `${file.path}/${table.name}`, bytes: new Uint8Array(), list };
  });
}

const named = (tables: readonly SqlTable[]): string => {
  const names = tables.map(({ name }) => name);
  return [...names.slice(0, 12), ...(names.length > 12 ? ['…'] : [])].join(', ');
};

/** Longest piece of a dump that is kept of a row, in characters. */
const LONGEST = 2000;

function recordsOf({ columns, rows, inUtc }: SqlTable, path: string, text: string, lineAt: (at: number) => number): SourceRecord[] {
  return rows.map(({ at, end, values }) => ({
    value: Object.fromEntries(columns.map((column, index) => [column, cellOf(column, values[index] ?? null, inUtc)])),
    raw: () => text.slice(at, Math.min(end, at + LONGEST)),
    key: '',
    place: { file: path, pointer: '', line: lineAt(at), column: 1 },
  }));
}

function cellOf(column: string, value: unknown, inUtc: ReadonlySet<string>): unknown {
  if (typeof value !== 'string') return value;
  // What nothing has a name for is no name itself.
  if (/(?:[_-]id|Id)$/.test(column) && /^\d{1,15}$/.test(value)) return Number(value);
  if (value.startsWith('0000-00-00')) return null;
  return inUtc.has(column) && /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(?:\.\d{1,6})?$/.test(value)
    ? `${value.slice(0, 19).replace(' ', 'T')}Z`
    : value;
}

/** Finds the line of a place in a text, from 1. */
function linesOf(text: string): (at: number) => number {
  const starts: number[] = [];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at);
  return (place) => {
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (starts[middle]! < place) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}
