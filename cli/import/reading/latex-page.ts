// A programme written in LaTeX as a page of HTML: sections are headings, tabulars tables, and a command with several arguments (`\talk{9:00}{Title}{Name}`) a few lines.
import { readClocks } from '../values/written-clocks.ts';

/** By name; a command may be called like a property of every object. */
const mapOf = (entries: Readonly<Record<string, string>>): ReadonlyMap<string, string> => new Map(Object.entries(entries));

/** Whether a file is LaTeX, by its name. */
export const isLatex = ({ path }: { path: string }): boolean => /\.(?:tex|ltx|latex)$/i.test(path);

const headings = mapOf({
  title: 'h1',
  part: 'h2',
  chapter: 'h2',
  section: 'h2',
  subsection: 'h3',
  subsubsection: 'h3',
  paragraph: 'h3',
});
/** Commands whose arguments are about how a page looks, or about its program. */
const dropped =
  /^(?:documentclass|usepackage|input|include|label|ref|cite|vspace|hspace|setlength|addtolength|pagestyle|thispagestyle|newcommand|renewcommand|providecommand|newenvironment|definecolor|color|includegraphics|cline|cmidrule|rowcolor|cellcolor|columncolor|arraystretch|geometry|hypersetup|fontsize|rule|footnotemark|index|date)$/;
const signs = mapOf({
  ss: 'ß',
  o: 'ø',
  O: 'Ø',
  l: 'ł',
  L: 'Ł',
  ae: 'æ',
  AE: 'Æ',
  oe: 'œ',
  OE: 'Œ',
  aa: 'å',
  AA: 'Å',
  i: 'ı',
  ldots: '…',
  dots: '…',
  textendash: '–',
  textemdash: '—',
  quad: ' ',
  qquad: ' ',
  LaTeX: 'LaTeX',
  TeX: 'TeX',
});
/** Accents as the signs that Unicode puts behind a letter. */
const accents = mapOf({
  '"': '\u0308',
  "'": '\u0301',
  '`': '\u0300',
  '^': '\u0302',
  '~': '\u0303',
  '=': '\u0304',
  '.': '\u0307',
  c: '\u0327',
  v: '\u030C',
  H: '\u030B',
  u: '\u0306',
  r: '\u030A',
  k: '\u0328',
});
const tables = /^(?:tabular[xy*]?|tabulary|longtable|supertabular)$/;
/** Deeper than this nothing is a text. */
const DEEPEST = 30;

/** The page. */
export function pageOfLatex(source: string): string {
  const text = source
    .split(/\r?\n/)
    .map((line) => /^(?:[^%\\]|\\.)*/su.exec(line)?.[0] ?? '')
    .join('\n');
  const body = text.indexOf('\\begin{document}');
  const title = text.slice(0, Math.max(0, body)).indexOf('\\title');
  const before = title < 0 ? '' : htmlOf({ text: text.slice(title, body), at: 0 }, 0, 1);
  return `<html><body>${before}${htmlOf({ text: body < 0 ? text : text.slice(body + 16), at: 0 }, 0)}</body></html>`;
}

/** `ends`: where each brace and bracket is closed, once it was asked. */
type Cursor = { text: string; at: number; ends?: ReadonlyMap<number, number> };

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const inner = (text: string, depth: number): string => htmlOf({ text, at: 0 }, depth + 1);

/** A text with its commands carried out; at most so many of them. */
function htmlOf(cursor: Cursor, depth: number, most = Infinity): string {
  if (depth > DEEPEST) return '';
  let [html, commands] = ['', 0];
  while (cursor.at < cursor.text.length && commands < most) {
    const sign = cursor.text[cursor.at]!;
    if (sign === '\\') {
      html += commandOf(cursor, depth);
      commands += 1;
    } else {
      cursor.at += 1;
      if (cursor.text.startsWith('\n', cursor.at) && sign === '\n') html += '<br><br>';
      else if (sign === '-' && cursor.text[cursor.at] === '-') {
        while (cursor.text[cursor.at] === '-') cursor.at += 1;
        html += '–';
      } else if (sign === '~') html += ' ';
      else if (sign !== '{' && sign !== '}') html += escaped(sign);
    }
  }
  return html;
}

/** A command from its backslash on, with its arguments. */
function commandOf(cursor: Cursor, depth: number): string {
  cursor.at += 1;
  const name = /^(?:[a-zA-Z]+|[\s\S])/.exec(cursor.text.slice(cursor.at, cursor.at + 60))?.[0] ?? '';
  cursor.at += name.length;
  if (name === '\\') return '<br>';
  const accent = accents.get(name);
  if (
    accent !== undefined &&
    (name.length === 1 && /[a-z]/i.test(name) ? /^\s*[{\s]/.test(cursor.text.slice(cursor.at, cursor.at + 3)) : true)
  )
    return accented(cursor, accent, depth);
  if (/^[^a-z]$/i.test(name)) return /[,;:!\s]/.test(name) ? ' ' : escaped(name);
  if (cursor.text[cursor.at] === '*') cursor.at += 1;
  const named = signs.get(name);
  if (named !== undefined) {
    if (cursor.text.startsWith('{}', cursor.at)) cursor.at += 2;
    else if (cursor.text[cursor.at] === ' ') cursor.at += 1;
    return named;
  }
  const args = argumentsOf(cursor);
  if (name === 'begin') return environment(cursor, args, depth);
  if (name === 'item') return `</li><li>${args.map((one) => inner(one, depth)).join(' ')}`;
  if (name === 'end' || dropped.test(name)) return '';
  const tag = headings.get(name);
  if (tag !== undefined) return `<${tag}>${inner(args[0] ?? '', depth)}</${tag}>`;
  if (name === 'href') return `<a href="${escaped(args[0] ?? '').replaceAll('"', '')}">${inner(args[1] ?? '', depth)}</a>`;
  if (args.length < 2) return inner(args[0] ?? '', depth);
  return `<p>${linesOf(args.map((one) => inner(one, depth))).join('<br>')}</p>`;
}

/** What a command of several arguments says, in lines: the time before what follows it. */
function linesOf(args: readonly string[]): string[] {
  const texts = args.map((one) => one.trim()).filter(Boolean);
  const at = texts.findIndex((text) => text.length < 40 && readClocks(text) !== undefined);
  if (at < 0) return texts;
  const [first = '', ...others] = texts.filter((_, index) => index !== at);
  return [`${texts[at]!} ${first}`, ...others];
}

/** A letter with its accent. */
function accented(cursor: Cursor, accent: string, depth: number): string {
  while (cursor.text[cursor.at] === ' ') cursor.at += 1;
  const isGroup = cursor.text[cursor.at] === '{';
  let letter = '';
  if (isGroup) letter = inner(argumentsOf(cursor, 1)[0] ?? '', depth);
  else if (cursor.text[cursor.at] === '\\') letter = commandOf(cursor, depth + 1);
  else {
    letter = cursor.text[cursor.at] ?? '';
    cursor.at += 1;
  }
  return `${letter.slice(0, 1).replace('ı', 'i')}${accent}${letter.slice(1)}`.normalize('NFC');
}

/** The arguments in braces; those in square brackets are options. Blanks and one line end may stand between them. */
function argumentsOf(cursor: Cursor, most = 20): string[] {
  const args: string[] = [];
  while (args.length < most) {
    let next = cursor.at;
    while (/[ \t]/.test(cursor.text[next] ?? '')) next += 1;
    if (cursor.text[next] === '\n' && args.length > 0) next += 1;
    while (/[ \t]/.test(cursor.text[next] ?? '')) next += 1;
    const open = cursor.text[next];
    if (open !== '{' && !(open === '[' && next === cursor.at)) break;
    const end = (cursor.ends ??= endsIn(cursor.text)).get(next);
    if (end === undefined) break;
    if (open === '{') args.push(cursor.text.slice(next + 1, end));
    cursor.at = end + 1;
  }
  return args;
}

/** Where each brace and bracket of a text is closed; those that are not have no entry. In one pass: a file may open as many as it likes. */
function endsIn(text: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const open = { '}': [] as number[], ']': [] as number[] };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    if (sign === '\\') at += 1;
    else if (sign === '{') open['}'].push(at);
    else if (sign === '[') open[']'].push(at);
    else if (sign === '}' || sign === ']') {
      const from = open[sign].pop();
      if (from !== undefined) ends.set(from, at);
    }
  }
  return ends;
}

/** An environment from behind its name on: a table with its rows; of any other what stands in it, and its arguments as those of a command. */
function environment(cursor: Cursor, [name = '', ...args]: readonly string[], depth: number): string {
  if (!tables.test(name)) return args.length > 1 ? `<p>${linesOf(args.map((one) => inner(one, depth))).join('<br>')}</p>` : '';
  const end = cursor.text.indexOf(`\\end{${name}}`, cursor.at);
  const body = cursor.text.slice(cursor.at, end < 0 ? undefined : end);
  cursor.at = end < 0 ? cursor.text.length : end + name.length + 6;
  const rows = parted(body, '\\\\').map((row) => parted(row, '&').map((cell) => cellOf(cell.replace(/^\s*\[[^\]]{0,20}\]/, ''), depth)));
  return `<table>${rows.map((cells) => `<tr>${cells.join('')}</tr>`).join('')}</table>`;
}

/** A cell of a table, which may reach over several columns. */
function cellOf(written: string, depth: number): string {
  const at = written.search(/\\multi(?:column|row)\b/);
  const cursor: Cursor = { text: written, at: at < 0 ? 0 : written.indexOf('{', at) };
  const args = at < 0 || cursor.at < 0 ? [] : argumentsOf(cursor);
  const span = args.length === 3 ? ` ${written.startsWith('\\multirow', at) ? 'rowspan' : 'colspan'}="${Number(args[0]) || 1}"` : '';
  return `<td${span}>${inner(args.length === 3 ? args[2]! : written, depth)}</td>`;
}

/** The parts of a text between a sign, outside of braces and not behind a backslash. */
function parted(text: string, sign: string): string[] {
  const parts: string[] = [];
  let [from, depth] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    if (depth === 0 && text.startsWith(sign, at)) {
      parts.push(text.slice(from, at));
      from = at + sign.length;
      at = from - 1;
    } else if (text[at] === '\\') at += 1;
    else if (text[at] === '{') depth += 1;
    else if (text[at] === '}') depth -= 1;
  }
  return [...parts, text.slice(from)];
}
