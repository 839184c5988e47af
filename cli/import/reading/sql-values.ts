// Names and values in a dump of a database, as MySQL, MariaDB, PostgreSQL, SQLite and SQL Server write them. Every sign is looked at once.

/** A dump and how far it is read. `escapes`: a backslash within a text means something (MySQL); `byLine`: no sign ends a statement (SQL Server). */
export type SqlText = { text: string; at: number; escapes: boolean; byLine?: boolean };

/** Thrown where a statement is not written as dumps write it; what was read of it stays. */
export class UnreadSql extends Error {}

/** Functions within functions deeper than this are none of a dump. */
const DEEPEST = 8;

/** Moves behind blanks and comments. */
export function skipBlanks(sql: SqlText): void {
  for (;;) {
    while (sql.at < sql.text.length && /\s/.test(sql.text[sql.at]!)) sql.at += 1;
    const two = sql.text.slice(sql.at, sql.at + 2);
    const end = two === '/*' ? ['*/', 2] : two === '--' || (sql.escapes && two.startsWith('#')) ? ['\n', 0] : undefined;
    if (!end) return;
    const found = sql.text.indexOf(end[0] as string, sql.at + 2);
    sql.at = found < 0 ? sql.text.length : found + (end[1] as number);
  }
}

/** Takes an exact sign or word, whatever its case; false where something else stands there. */
export function takes(sql: SqlText, word: string): boolean {
  skipBlanks(sql);
  if (sql.text.slice(sql.at, sql.at + word.length).toLowerCase() !== word) return false;
  if (/\w$/.test(word) && /[\w$]/.test(sql.text[sql.at + word.length] ?? '')) return false;
  sql.at += word.length;
  return true;
}

/** Takes a sign that must stand there. */
export function expectSign(sql: SqlText, sign: string): void {
  if (!takes(sql, sign)) throw new UnreadSql();
}

const closing: Readonly<Record<string, string>> = { '"': '"', '`': '`', '[': ']' };

/** A name, quoted or not; of `schema.table` the last part. */
export function sqlName(sql: SqlText): string {
  skipBlanks(sql);
  const end = closing[sql.text[sql.at] ?? ''];
  let name: string;
  if (end === undefined) {
    const from = sql.at;
    while (/[\p{L}\p{N}_$]/u.test(sql.text[sql.at] ?? '')) sql.at += 1;
    name = sql.text.slice(from, sql.at);
  } else name = quoted(sql, end, false);
  if (name === '') throw new UnreadSql();
  if (sql.text[sql.at] !== '.') return name;
  sql.at += 1;
  return sqlName(sql);
}

/** Names in brackets. */
export function sqlNames(sql: SqlText): string[] {
  expectSign(sql, '(');
  const names = [sqlName(sql)];
  while (takes(sql, ',')) names.push(sqlName(sql));
  expectSign(sql, ')');
  return names;
}

/** The text to the closing sign, which is doubled where it is part of the text. */
function quoted(sql: SqlText, end: string, escapes: boolean): string {
  const parts: string[] = [];
  let from = (sql.at += 1);
  for (; sql.at < sql.text.length; sql.at += 1) {
    const sign = sql.text[sql.at]!;
    if (escapes && sign === '\\') {
      parts.push(sql.text.slice(from, sql.at), escapedSign(sql));
      from = sql.at + 1;
    } else if (sign === end) {
      if (sql.text[sql.at + 1] !== end) {
        parts.push(sql.text.slice(from, sql.at));
        sql.at += 1;
        return parts.join('');
      }
      parts.push(sql.text.slice(from, sql.at + 1));
      sql.at += 1;
      from = sql.at + 1;
    }
  }
  throw new UnreadSql();
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', 0: '', Z: '' };

/** What a backslash and the sign behind it mean, and moves onto that sign. */
export function escapedSign(sql: SqlText): string {
  sql.at += 1;
  const sign = sql.text[sql.at] ?? '';
  const hex = sign === 'u' ? /^[\da-f]{4}/i.exec(sql.text.slice(sql.at + 1, sql.at + 5))?.[0] : undefined;
  if (hex === undefined) return escapes[sign] ?? sign;
  sql.at += 4;
  return String.fromCharCode(Number.parseInt(hex, 16));
}

/** A value: a text, a number as it is written, yes or no, null for none and for what no programme holds (bytes, functions). */
export function sqlValue(sql: SqlText, depth = 0): unknown {
  if (depth > DEEPEST) throw new UnreadSql();
  skipBlanks(sql);
  const value = bareValue(sql, depth);
  // `'2031-03-01'::date` of PostgreSQL.
  while (takes(sql, '::')) {
    sqlName(sql);
    while (/^[ \w[\]]/.test(sql.text[sql.at] ?? '')) sql.at += 1;
    if (takes(sql, '(')) skipBrackets(sql);
  }
  return value;
}

function bareValue(sql: SqlText, depth: number): unknown {
  const sign = sql.text[sql.at] ?? '';
  if (sign === "'") return quoted(sql, "'", sql.escapes);
  // MySQL may write texts so.
  if (sign === '"' && sql.escapes) return quoted(sql, '"', true);
  const [word = ''] = /^[-+]?[\w.$]{0,100}(?:e[-+]?\d{1,4})?/i.exec(sql.text.slice(sql.at, sql.at + 120)) ?? [];
  if (word === '') throw new UnreadSql();
  sql.at += word.length;
  const lower = word.toLowerCase();
  if (sql.text[sql.at] === "'") {
    if (lower === 'x' || lower === 'b') return void quoted(sql, "'", false);
    return quoted(sql, "'", sql.escapes || lower === 'e');
  }
  if (lower === '_binary' || lower.startsWith('_utf8')) return sqlValue(sql, depth + 1);
  if (/^[-+]?\.?\d/.test(word)) return /^0x/i.test(word) ? null : word;
  if (lower === 'true' || lower === 'false') return lower === 'true';
  if (!takes(sql, '(')) return null;
  return called(lower, sql, depth);
}

/** What a function says that dumps wrap texts in; null for others, such as the present time. */
function called(name: string, sql: SqlText, depth: number): unknown {
  const values: unknown[] = [];
  while (!takes(sql, ')')) {
    if (values.length > 0 && !takes(sql, ',')) {
      if (name !== 'cast' && name !== 'convert') throw new UnreadSql();
      // `CAST(N'2031-03-01' AS Date)`
      skipBrackets(sql);
      break;
    }
    values.push(sqlValue(sql, depth + 1));
  }
  const [first, from, to] = values;
  if (name === 'cast') return first;
  if (name === 'char') return String.fromCodePoint(...values.map(Number).filter((code) => code >= 0 && code < 0x11_00_00));
  if (name === 'replace' && typeof first === 'string' && typeof from === 'string' && from !== '') return first.replaceAll(from, String(to));
  return name === 'unistr' && typeof first === 'string' ? withUnits(first) : null;
}

/** `\000a` and `\u000a` in a text of SQLite. */
const withUnits = (text: string): string =>
  text.replaceAll(/\\(?:\\|u?([\da-f]{4}))/gi, (_all, hex?: string) =>
    hex === undefined ? '\\' : String.fromCharCode(Number.parseInt(hex, 16)),
  );

/** Moves behind the bracket that closes one already open. */
export function skipBrackets(sql: SqlText): void {
  for (let open = 1; open > 0 && sql.at < sql.text.length;) {
    const sign = sql.text[sql.at]!;
    if (sign === "'" || sign === '"' || sign === '`') {
      quoted(sql, sign, sql.escapes);
      continue;
    }
    open += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    sql.at += 1;
  }
}

/** Moves behind the end of the line. */
export function skipLine(sql: SqlText): void {
  const end = sql.text.indexOf('\n', sql.at);
  sql.at = end < 0 ? sql.text.length : end + 1;
}

/** Moves behind the end of a statement; a semicolon within a text or a body of code is none. */
export function skipStatement(sql: SqlText): void {
  if (sql.byLine) return skipLine(sql);
  while (sql.at < sql.text.length) {
    const before = sql.at;
    skipBlanks(sql);
    const sign = sql.text[sql.at] ?? '';
    if (sign === ';') {
      sql.at += 1;
      return;
    }
    if (sign === "'" || sign === '"' || sign === '`') quoted(sql, sign, sql.escapes);
    else if (sign === '$') skipBody(sql);
    else if (/[\w]/.test(sign)) while (/\w/.test(sql.text[sql.at] ?? '')) sql.at += 1;
    else if (sql.at === before || sign !== '') sql.at += 1;
  }
}

/** Moves behind a body of code of PostgreSQL (`$$ … $$`, `$body$ … $body$`). */
function skipBody(sql: SqlText): void {
  const [tag] = /^\$\w{0,60}\$/.exec(sql.text.slice(sql.at, sql.at + 64)) ?? ['$'];
  const end = tag === '$' ? sql.at : sql.text.indexOf(tag, sql.at + tag.length);
  sql.at = end < 0 ? sql.text.length : end + tag.length;
}
