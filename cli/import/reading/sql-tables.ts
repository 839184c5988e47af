// The rows of a dump of a database: `INSERT`, the blocks of `COPY`, and the names of columns that `CREATE TABLE` gives; nothing else of it is read. Parsers of SQL read
// one dialect and no blocks of data, and build a tree of every value.
import {
  escapedSign,
  expectSign,
  sqlName,
  sqlNames,
  skipBlanks,
  skipBrackets,
  skipLine,
  skipStatement,
  type SqlText,
  takes,
  UnreadSql,
  sqlValue,
} from './sql-values.ts';

/** A table of a dump: its columns, its rows with the place where each begins in the text. `inUtc` are columns whose times MySQL has put into UTC. */
export type SqlTable = {
  name: string;
  columns: string[];
  rows: { at: number; end: number; values: unknown[] }[];
  inUtc: Set<string>;
};

/** What a dump holds; `others` are statements that are not read, `odd` the places of rows that have more or fewer values than columns, `cut` where it cannot be read on. */
export type SqlDump = { tables: SqlTable[]; others: number; odd: number[]; cut: number | undefined };

/** A programme has fewer. */
const MOST = { tables: 500, rows: 200_000, columns: 1000 };

/** Whether a text is a dump of MySQL or MariaDB, where a backslash within a text means something. */
const isMySql = /^--\s(?:mysql|mariadb|phpmyadmin|adminer)|insert\s{1,5}(?:ignore\s{1,5})?into\s{1,5}`|\/\*!40\d{3}\s/im;

/** Reads a dump; what comes behind a place that cannot be read is left out. */
export function sqlTables(text: string): SqlDump {
  const sql: SqlText = { text, at: 0, escapes: isMySql.test(text.slice(0, 100_000)), byLine: /^go\s{0,5}$/im.test(text.slice(0, 100_000)) };
  const dump: SqlDump = { tables: [], others: 0, odd: [], cut: undefined };
  const byName = new Map<string, SqlTable>();
  // MySQL writes columns of the type TIMESTAMP so, and those of the type DATETIME as they are.
  const isUtc = sql.escapes && /set time_zone\s{0,3}=\s{0,3}'\+00:00'/i.test(text.slice(0, 10_000));
  const tableOf = (name: string): SqlTable => {
    const known = byName.get(name);
    if (known) return known;
    const made: SqlTable = { name, columns: [], rows: [], inUtc: new Set() };
    if (byName.size >= MOST.tables) return made;
    byName.set(name, made);
    dump.tables.push(made);
    return made;
  };
  let rows = 0;
  for (;;) {
    skipBlanks(sql);
    if (sql.at >= text.length) return dump;
    const before = sql.at;
    try {
      if (rows > MOST.rows) throw new UnreadSql();
      if (text[sql.at] === '\\') skipLine(sql);
      else if (takes(sql, 'insert')) rows += inserted(sql, tableOf, dump);
      else if (takes(sql, 'copy')) rows += copied(sql, tableOf, dump);
      else if (takes(sql, 'create') && takes(sql, 'table')) created(sql, tableOf, isUtc);
      else {
        // The signs between statements are none.
        if (!/^(?:;|go\b)/i.test(text.slice(sql.at, sql.at + 3))) dump.others += 1;
        skipStatement(sql);
      }
    } catch (error) {
      if (!(error instanceof UnreadSql)) throw error;
      dump.cut ??= before;
      return dump;
    }
  }
}

type TableOf = (name: string) => SqlTable;

/** `INSERT INTO sessions (id, title) VALUES (1, 'Tides'), (2, 'Lamps');` How many rows it has. */
function inserted(sql: SqlText, tableOf: TableOf, dump: SqlDump): number {
  if (takes(sql, 'or')) sqlName(sql);
  takes(sql, 'ignore');
  takes(sql, 'into');
  const table = tableOf(sqlName(sql));
  skipBlanks(sql);
  const columns = sql.text[sql.at] === '(' ? sqlNames(sql) : table.columns;
  if (takes(sql, 'overriding')) for (const word of ['system', 'user', 'value']) takes(sql, word);
  if (!takes(sql, 'values')) {
    dump.others += 1;
    skipStatement(sql);
    return 0;
  }
  let count = 0;
  do {
    skipBlanks(sql);
    const at = sql.at;
    expectSign(sql, '(');
    const values = [sqlValue(sql)];
    while (takes(sql, ',')) values.push(sqlValue(sql));
    expectSign(sql, ')');
    count += 1;
    add(table, columns, { at, end: sql.at, values }, dump);
  } while (takes(sql, ','));
  // `ON DUPLICATE KEY UPDATE …`; SQL Server parts statements by lines alone.
  skipBlanks(sql);
  if (sql.text[sql.at] === ';') sql.at += 1;
  else if (takes(sql, 'on') || takes(sql, 'as') || takes(sql, 'returning')) skipStatement(sql);
  return count;
}

/** A row under the names of the columns of its table, whose order its own statement may change. */
function add(table: SqlTable, columns: readonly string[], { at, end, values }: SqlTable['rows'][number], { odd }: SqlDump): void {
  // Where nothing names them they are numbers, as the columns of a table without a header.
  const names = columns.length === 0 ? values.map((_, index) => `column ${index + 1}`) : columns;
  if (names.length !== values.length) {
    odd.push(at);
    return;
  }
  if (names.length > MOST.columns) throw new UnreadSql();
  for (const name of names) if (!table.columns.includes(name)) table.columns.push(name);
  if (table.columns.length > MOST.columns) throw new UnreadSql();
  const byName = new Map(names.map((name, index) => [name, values[index]]));
  table.rows.push({ at, end, values: table.columns.map((name) => byName.get(name) ?? null) });
}

/** `COPY sessions (id, title) FROM stdin;` and the lines below it to `\.`, parted by tabs. How many rows it has. */
function copied(sql: SqlText, tableOf: TableOf, dump: SqlDump): number {
  const table = tableOf(sqlName(sql));
  skipBlanks(sql);
  const columns = sql.text[sql.at] === '(' ? sqlNames(sql) : table.columns;
  const isData = takes(sql, 'from') && takes(sql, 'stdin');
  skipStatement(sql);
  if (!isData) {
    dump.others += 1;
    return 0;
  }
  skipLine(sql);
  let count = 0;
  for (; sql.at < sql.text.length; count += 1) {
    const at = sql.at;
    skipLine(sql);
    const line = sql.text.slice(at, sql.at).replace(/\r?\n$/, '');
    if (line === '\\.') return count;
    // The last line of a dump that is cut off may be half a row.
    if (sql.text[sql.at - 1] !== '\n') throw new UnreadSql();
    add(table, columns, { at, end: sql.at, values: line.split('\t').map(copiedValue) }, dump);
  }
  throw new UnreadSql();
}

function copiedValue(written: string): unknown {
  if (written === '\\N') return null;
  if (!written.includes('\\')) return written;
  const sql: SqlText = { text: written, at: 0, escapes: true };
  const parts: string[] = [];
  for (; sql.at < written.length; sql.at += 1) parts.push(written[sql.at] === '\\' ? escapedSign(sql) : written[sql.at]!);
  return parts.join('');
}

/** What stands in a table beside its columns. */
const isKey = /^(?:primary|unique|key|index|constraint|foreign|check|fulltext|spatial|exclude|like|period)$/i;

/** `CREATE TABLE sessions (id int, title text, PRIMARY KEY (id));` */
function created(sql: SqlText, tableOf: TableOf, isUtc: boolean): void {
  for (const word of ['if', 'not', 'exists']) takes(sql, word);
  const table = tableOf(sqlName(sql));
  if (takes(sql, '('))
    do {
      skipBlanks(sql);
      const isQuoted = /["`[]/.test(sql.text[sql.at] ?? '');
      const name = sqlName(sql);
      const isColumn = isQuoted || !isKey.test(name);
      if (isColumn && !table.columns.includes(name)) table.columns.push(name);
      if (isColumn && isUtc && takes(sql, 'timestamp')) table.inUtc.add(name);
    } while (toNextPart(sql));
  skipStatement(sql);
}

/** Moves behind the next comma of a list in brackets; false at its end. */
function toNextPart(sql: SqlText): boolean {
  for (;;) {
    skipBlanks(sql);
    const sign = sql.text[sql.at];
    if (sign === undefined) throw new UnreadSql();
    if (takes(sql, ',')) return true;
    if (takes(sql, ')')) return false;
    if (takes(sql, '(')) skipBrackets(sql);
    else if (sign === "'") sqlValue(sql);
    else if (/["`[]/.test(sign)) sqlName(sql);
    else sql.at += 1;
  }
}
