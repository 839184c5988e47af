// Reads YAML; where a file is broken, it is taken apart entry by entry, so that a mistake costs one text and not the file.
import { LineCounter, isMap, isSeq, type Node, parseDocument } from 'yaml';
import { pointerKey } from '../../../src/model/source.ts';
import type { Locate } from '../report.ts';
import type { ImportFile } from '../result.ts';
import { textOf } from './bytes.ts';
import type { Noticed } from '../place.ts';
import { recordsOf, type SourceRecord } from './source-records.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Deepest entries whose lines are known. */
const DEEPEST_LINES = 6;

/** Deepest nesting of entries taken apart. */
const DEEPEST = 12;

/** The records of a YAML file: entries of its list, or of its map; and the lines of what is within them. */
export function yamlRecords(file: ImportFile): { whole: unknown; records: SourceRecord[]; noticed: Noticed[]; locate: Locate } {
  const text = textOf(file);
  const noticed: Noticed[] = [];
  const sound = parsed(text);
  const lines = sound?.lines ?? new Map<string, number>();
  const whole = sound ? sound.value : repaired({ text, line: 1, pointer: '', depth: 0 }, { file: file.path, noticed, lines });
  if (!sound && typeof whole !== 'object')
    throw new UnreadableFile('yaml-syntax', file.path, 'not YAML, and nothing in it can be told apart');
  const records = recordsOf(whole, file.path).map((record): SourceRecord => {
    const line = lines.get(record.place.pointer);
    return line === undefined ? record : { ...record, place: { ...record.place, line, column: 1 } };
  });
  const locate: Locate = (pointer) => {
    for (let at = pointer; ; at = at.slice(0, at.lastIndexOf('/'))) {
      const line = lines.get(at);
      if (line !== undefined || at === '') return { line: line ?? 1, column: 1 };
    }
  };
  return { whole, records, noticed, locate };
}

/** The value of sound YAML and the lines of its entries by pointer; undefined when it is broken. */
function parsed(text: string): { value: unknown; lines: Map<string, number> } | undefined {
  try {
    const counter = new LineCounter();
    const document = parseDocument(text, { lineCounter: counter, prettyErrors: false, logLevel: 'silent', uniqueKeys: false });
    if (document.errors.length > 0) return undefined;
    const lines = new Map<string, number>();
    noteLines(document.contents, '', DEEPEST_LINES, counter, lines);
    return { value: document.toJS({ maxAliasCount: 1000 }) as unknown, lines };
  } catch {
    // Aliases that multiply without end, nesting beyond the stack: broken as well.
    return undefined;
  }
}

function noteLines(node: unknown, pointer: string, depth: number, counter: LineCounter, lines: Map<string, number>): void {
  const start = (node as Node | null)?.range?.[0];
  if (start !== undefined) lines.set(pointer, counter.linePos(start).line);
  if (depth === 0) return;
  if (isSeq(node)) for (const [index, item] of node.items.entries()) noteLines(item, `${pointer}/${index}`, depth - 1, counter, lines);
  if (isMap(node))
    for (const { key, value } of node.items) noteLines(value, `${pointer}/${pointerKey(String(key))}`, depth - 1, counter, lines);
}

type Entry = { kind: 'item' | 'key'; name: string; text: string; line: number };

/** A piece of a broken file, and what its repair writes to. */
type Piece = { text: string; line: number; pointer: string; depth: number };
type Repair = { file: string; noticed: Noticed[]; lines: Map<string, number> };

/** The value of broken YAML: its entries read one by one, the broken ones taken apart in turn; a broken text stays a text. */
function repaired({ text, line, pointer, depth }: Piece, repair: Repair): unknown {
  const entries = depth < DEEPEST ? entriesOf(text, line, indentOf(text)) : [];
  if (entries.length === 0) {
    const place = { file: repair.file, pointer, line, column: 1 };
    repair.noticed.push({
      severity: 'warning',
      code: 'row-repaired',
      place,
      message: 'a text that is not sound YAML is taken as it is written',
    });
    return unquoted(text);
  }
  const isList = entries.every(({ kind }) => kind === 'item');
  const used = isList ? entries : entries.filter(({ kind }) => kind === 'key');
  const values = used.map((entry, index): [string, unknown] => {
    const at = `${pointer}/${isList ? index : pointerKey(entry.name)}`;
    repair.lines.set(at, entry.line);
    const sound = parsed(entry.text);
    return [entry.name, sound ? sound.value : repaired({ text: entry.text, line: entry.line, pointer: at, depth: depth + 1 }, repair)];
  });
  return isList ? values.map(([, value]) => value) : Object.fromEntries(values);
}

const unquoted = (text: string): string =>
  text
    .trim()
    .replace(/^["']|["']$/g, '')
    .replaceAll(/\\\n\s*\\?/g, '')
    .replaceAll('\\"', '"');

const indentOf = (text: string): number => /^(?:[ \t]*(?:#.*)?\n)*( *)\S/.exec(text)?.[1]?.length ?? 0;

/** Items (`- …`) or keys (`name: …`) at an indentation; each with its own text, in which the sign or name is gone and the indentation kept. */
function entriesOf(text: string, line: number, indent: number): Entry[] {
  const entries: Entry[] = [];
  for (const [index, row] of text.split('\n').entries()) {
    const at = row.length - row.trimStart().length;
    const rest = row.slice(indent);
    const item = at === indent ? /^-(?:\s+|$)/.exec(rest) : null;
    const key = at === indent ? /^(?:"([^"]+)"|'([^']+)'|([^\s"'#[{][^:#]*)):(?:\s+|$)/.exec(rest) : null;
    const last = entries.at(-1);
    // A list may have the indentation of its key: it belongs to the key.
    if (item && last?.kind === 'key') last.text += `\n${row}`;
    else if (item)
      entries.push({ kind: 'item', name: '', text: ' '.repeat(indent + item[0].length) + rest.slice(item[0].length), line: line + index });
    else if (key) {
      const name = (key[1] ?? key[2] ?? key[3] ?? '').trim();
      entries.push({ kind: 'key', name, text: rest.slice(key[0].length), line: line + index });
    } else if (last) last.text += `\n${row}`;
    else if (row.trim() !== '' && !row.trimStart().startsWith('#')) return [];
  }
  return entries;
}
