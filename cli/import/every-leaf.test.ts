// Nothing is lost in silence: every text of every real source is in the event, in the quarantine, or of a field that the report says was left out.
// The sources are read here by plain parsers, without code of the importer.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { hasShared, sharedPath } from '../../tests/support/shared.ts';
import { importProgramme } from './import-programme.ts';
import type { ImportResult } from './result.ts';

/** A text of a source: the names of the fields it stands in, outermost first. */
type Leaf = { names: string[]; text: string };

/** Texts and attributes of an XML file. */
function leavesOfXml(source: string): Leaf[] {
  const leaves: Leaf[] = [];
  const open: { name: string; text: string }[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    open.push({ name, text: '' });
    for (const [attribute, text] of Object.entries(attributes)) leaves.push({ names: [...open.map((one) => one.name), attribute], text });
  });
  const add = (text: string): void => {
    const inner = open.at(-1);
    if (inner) inner.text += text;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    leaves.push({ names: open.map(({ name }) => name), text: open.at(-1)!.text });
    open.pop();
  });
  parser.write(source).close();
  return leaves;
}

function valueOf(path: string): unknown {
  const text = readFileSync(sharedPath(`data/${path}`), 'utf8');
  if (path.endsWith('.csv'))
    return parseCsv(text, { columns: true, bom: true, relax_quotes: true, relax_column_count: true, skip_empty_lines: true });
  if (/\.ya?ml$/.test(path)) return parseYaml(text, { logLevel: 'silent', strict: false, uniqueKeys: false });
  if (path.endsWith('.js')) return JSON.parse(text.slice(text.indexOf('['), text.lastIndexOf(']') + 1));
  return JSON.parse(text);
}

function leavesOf(value: unknown, names: string[] = []): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((entry) => leavesOf(entry, names));
  if (value !== null && typeof value === 'object')
    return Object.entries(value).flatMap(([name, entry]) => leavesOf(entry, [...names, name]));
  return typeof value === 'string' ? [{ names, text: value }] : [];
}

const leavesIn = (path: string): Leaf[] =>
  path.endsWith('.xml') ? leavesOfXml(readFileSync(sharedPath(`data/${path}`), 'utf8')) : leavesOf(valueOf(path));

/** The words of a text: letters and digits alone, without markup and what only separates. */
const wordsOf = (text: string): string[] =>
  text
    // A letter and a hyphen before a name are a mark of Mini-Conf's templates.
    .replace(/^[A-Z]-(?=\S)/, '')
    // Addresses of links in a text stand elsewhere than their words; they are looked for by themselves.
    .replaceAll(/\]\([^()\s]*\)/g, '] ')
    .replaceAll(/%[\dA-F]{2}/gi, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:#\d{1,7}|#x[\da-f]{1,6}|\w{2,8});/gi, ' ')
    .normalize('NFKD')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words in threes: long enough to stand for a text, short enough for a link or an emphasis within it to break few. */
const threes = (words: readonly string[]): string[] => words.slice(2).map((_, index) => words.slice(index, index + 3).join(' '));

/** Everything that is in an import, as its words. */
function contained({ rows, content, exhibition, event, quarantine, findings }: ImportResult) {
  const words = leavesOf({ rows, content, exhibition, event, quarantine, findings }).map(({ text }) => wordsOf(text));
  const joined = `\n${words.map((list) => list.join('')).join('\n')}\n`;
  const known = new Set(words.flatMap(threes));
  return (text: string): boolean => {
    const own = wordsOf(text);
    const shingles = threes(own);
    if (joined.includes(own.join(''))) return true;
    if (shingles.length > 0 && shingles.filter((one) => known.has(one)).length >= shingles.length * 0.7) return true;
    // A list in one cell, a name with a role behind it, a tag with its kind before it.
    const parts = text.split(/[|,;:()[\]]|<[^>]*>|\s(?:and|und|&|-)\s/).map((part) => wordsOf(part).join(''));
    return parts.length > 1 && parts.every((part) => part.length < 4 || joined.includes(part) || /^(?:moderator|track|type)$/.test(part));
  };
}

/** What a format says of itself, and what it needs to be put together, is nothing of the programme. */
const ofTheFormat = /^(?:\$schema|xmlns.*|xsi:.*|_type|_fossil|emailHash|guid|time_zone_name|timezone|version|code|slug|state|fullName)$/;

/** Texts that say something: no number, time, flag or id. */
const isText = ({ names, text }: Leaf): boolean =>
  /\p{L}{4}/u.test(text) && !/^\S*\d{4}-\d{2}-\d{2}\S*$/.test(text.trim()) && !ofTheFormat.test(names.at(-1)!);

/** Fields that the report calls otherwise than their source. */
const reported: Readonly<Record<string, string>> = { affiliation: 'institution', avatar: 'image' };

/** Fields in which a text is lost, with how many and one of them. */
function lost(result: ImportResult, paths: readonly string[]): string[] {
  const isContained = contained(result);
  const told = new Set(result.leftOut.flatMap(({ field }) => field.split(/[ ,./]+/)));
  const leftFiles = new Set(result.leftOut.map(({ field }) => field.replace(/^the file /, '')));
  const found = new Map<string, string[]>();
  for (const path of paths) {
    if (leftFiles.has(path) || (/calendar/.test(path) && told.has('calendar'))) continue;
    for (const leaf of leavesIn(path).filter(isText)) {
      if (leaf.names.some((name) => told.has(reported[name] ?? name)) || isContained(leaf.text)) continue;
      const where = `${path} ${leaf.names.filter((name) => !/\d/.test(name)).join('/')}`;
      found.set(where, [...(found.get(where) ?? []), leaf.text]);
    }
  }
  return [...found].map(([where, texts]) => `${where}: ${texts.length}, as ${JSON.stringify(texts[0]!.slice(0, 80))}`);
}

const filesIn = (folder: string): string[] => readdirSync(sharedPath(`data/${folder}`)).map((name) => join(folder, name));
const sources: readonly (readonly [name: string, paths: () => string[]])[] = [
  ['38C3', () => ['38c3/schedule-38c3-20251206.xml']],
  ['camp 2019', () => ['ccamp2019-rc3/frab-camp2019.json']],
  ['rC3', () => ['ccamp2019-rc3/pretalx-rc3.json']],
  ['Indico', () => ['indico/indico.json']],
  ['KonOpas', () => filesIn('konopas')],
  ['GPN11', () => ['gpn11/gpn11.csv']],
  ['EMNLP 2020', () => filesIn('emnlp2020')],
  ['CHIL 2020', () => filesIn('chil2020-small')],
  ['ACL 2020', () => filesIn('acl2020-sponsors')],
  ['EuroPython 2022', () => filesIn('europython2022').filter((path) => path.endsWith('.json'))],
];

test.skipIf(!hasShared).each(sources)('%s', (_name, list) => {
  const paths = list();
  const result = importProgramme({
    files: paths.map((path) => ({ path, bytes: readFileSync(sharedPath(`data/${path}`)) })),
    timeZone: 'UTC',
  });
  expect(lost(result, paths)).toEqual([]);
});
