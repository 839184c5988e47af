// From rows to merged raw documents: parse, migrate, and let the event's rows override the instance's key by key.
import type { ResourceRow } from '../contract/core.ts';
import { excessOf, excessWords } from './excess.ts';
import { type Finding, finding } from './finding.ts';
import { migrationsOf } from './migrations/index.ts';
import { migrate } from './migrations/migrate.ts';
import { type GridOrigins, gridOrigins, layPage } from './page-merge.ts';
import { pointerKey, type Source } from './source.ts';
import { isObject } from './is-object.ts';

/** A document before it is checked. `sources` names, for each top-level key, the file (or resource) that decided. */
export type RawDocument = {
  kind: string;
  name: string;
  value: Record<string, unknown>;
  sources: Record<string, Source>;
  origins: GridOrigins;
};

/** Where a top-level key of a document was written; below the document's name where it is in no file. */
export const keySource = ({ sources, name }: RawDocument, key: string): Source =>
  sources[key] ?? { file: name, pointer: `/${pointerKey(key)}` };

/** The kind of a document by its resource name: `pages/HomePage` → page. */
export const documentKind = (resourcename: string): string => {
  const [folder, ...rest] = resourcename.split('/');
  return (rest.length > 0 && kindOfFolder[folder!]) || resourcename;
};

const kindOfFolder: Readonly<Record<string, string | undefined>> = {
  pages: 'page',
  advertisements: 'advertisement',
  surveys: 'survey',
  terms: 'terms',
};

/** Where a row was written: its file, or the resource itself. */
export const rowSource = (row: ResourceRow): Source =>
  row.source ? { file: row.source.file, pointer: row.source.pointer } : { file: `${row.setname}/${row.resourcename}`, pointer: '' };

/** The text without a byte order mark at its beginning: editors and exports of other systems leave one, which is no fault of the text. */
export const withoutMark = (text: string): string => (text.startsWith('\uFEFF') ? text.slice(1) : text);

const constant = new WeakMap<ResourceRow, Record<string, unknown>>();

/** Makes the value of a row known, for rows that are there for every event: nobody parses them any more, and nobody can change it. */
export function keepValue(row: ResourceRow, value: Record<string, unknown>): ResourceRow {
  constant.set(row, deepFrozen(value));
  return row;
}

function deepFrozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deepFrozen);
  return value;
}

/** Half of a surrogate pair, which is no character: as an escape it passes through JSON, on a page it becomes U+FFFD. */
const half = /\p{Surrogate}/gu;

/** The value of a JSON text, its strings as they can be sent and shown. Throws SyntaxError. */
const readJson = (text: string): unknown =>
  /\\ud[89a-f]/i.test(text)
    ? JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? value.replaceAll(half, '\ufffd') : value))
    : JSON.parse(text);

/** Reads one row as a JSON object; what is none, or is too much, becomes a finding. */
export function parseRow(row: ResourceRow, findings: Finding[]): Record<string, unknown> | undefined {
  const known = constant.get(row);
  if (known) return known;
  const place = rowSource(row);
  const excess = excessOf(row.resourcevalue);
  if (excess) {
    findings.push(finding(excess.code, 'error', place, excessWords(excess)));
    return undefined;
  }
  let value: unknown;
  try {
    value = readJson(withoutMark(row.resourcevalue));
  } catch (error) {
    findings.push(finding('json-syntax', 'error', place, `not JSON: ${error instanceof Error ? error.message : String(error)}`));
    return undefined;
  }
  if (isObject(value)) return value;
  const kind = Array.isArray(value) ? 'an array' : value === null ? 'null' : `a ${typeof value}`;
  findings.push(finding('not-an-object', 'error', place, `an object is expected, this is ${kind}`));
  return undefined;
}

/** All documents of the `config_json` set, merged in the order of the rows (instance first); `unreadable` takes the names of rows that could not be read at all. */
export function documentsOfRows(
  rows: readonly ResourceRow[],
  findings: Finding[],
  unreadable = new Set<string>(),
): Map<string, RawDocument> {
  const documents = new Map<string, RawDocument>();
  for (const row of rows) {
    if (row.setname !== 'config_json') continue;
    const parsed = parseRow(row, findings);
    if (!parsed) {
      unreadable.add(row.resourcename);
      continue;
    }
    // One row named like the set is the older form: the whole configuration in one object (A §7).
    const parts = row.resourcename === 'config_json' ? wholeConfiguration(parsed) : [[row.resourcename, parsed, rowSource(row)] as const];
    for (const [name, value, source = rowSource(row)] of parts) addDocument(documents, name, value, source, findings);
  }
  return documents;
}

/** The older form: `grids` is the home page, `menu` and banners the header, everything else the app configuration. */
export function wholeConfiguration(value: Record<string, unknown>): (readonly [string, Record<string, unknown>, Source?])[] {
  const { grids, menu, banners, ...app } = value;
  const header = Object.fromEntries(Object.entries({ menu, banners }).filter(([, part]) => part !== undefined));
  return [
    ['app', app],
    ...(Object.keys(header).length ? [['header', header] as const] : []),
    ...(grids === undefined ? [] : [['pages/HomePage', { page: 'HomePage', grids }] as const]),
  ];
}

function addDocument(
  documents: Map<string, RawDocument>,
  name: string,
  parsed: Record<string, unknown>,
  source: Source,
  findings: Finding[],
): void {
  const kind = documentKind(name);
  const { value, from, problem } = migrate(parsed, migrationsOf(kind));
  const version = { ...source, pointer: `${source.pointer}/schemaVersion` };
  if (problem === 'unreadable-version')
    findings.push(finding(problem, 'error', version, 'schemaVersion is not a whole number; the document is read as it is'));
  if (problem === 'newer-version')
    findings.push(finding(problem, 'warning', version, 'written for a newer Foyer; it is shown as well as this one can'));
  const below = documents.get(name);
  const sources = { ...below?.sources };
  for (const key of Object.keys(value)) sources[key] = { file: source.file, pointer: `${source.pointer}/${pointerKey(key)}` };
  const above = from === 0 && value !== parsed && Array.isArray(parsed['grids']) ? parsed['grids'].length : 0;
  const origins = gridOrigins(kind, value, source, above, below?.origins);
  documents.set(name, {
    kind,
    name,
    value: kind === 'page' && below ? layPage(below.value, value) : { ...below?.value, ...value, ...groupsOf(kind, below?.value, value) },
    sources,
    origins,
  });
}

/** An instance may define groups of policies once for all its events: an event adds to them, and replaces one of the same id (A §3). */
function groupsOf(kind: string, below: Record<string, unknown> | undefined, value: Record<string, unknown>): Record<string, unknown> {
  const [ofInstance, own] = [below?.['groups'], value['groups']];
  return kind === 'access' && isObject(ofInstance) && isObject(own) ? { groups: { ...ofInstance, ...own } } : {};
}
