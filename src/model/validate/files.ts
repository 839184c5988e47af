// Checks single files: that they are JSON and read by Foyer, their keys, rows of data.
import type * as z from 'zod';
import { type ConfigurationFile, type EventFolder, fileRole } from '../adapters/configuration-files.ts';
import { kindOf } from '../documents-of-rows.ts';
import { dataFiles } from '../documents/programme.ts';
import { type Finding, finding } from '../finding.ts';
import { nearest } from '../nearest.ts';
import { pointerKey } from '../source.ts';
import { schemaFindings, type SchemaHome, schemaHome, unknownKeyFindings, versionFindings } from './document-keys.ts';
import { layerFileFindings } from './entries.ts';
import { singleFileFindings } from './single-files.ts';
import { readJson } from './syntax.ts';
import { isObject } from './walk-values.ts';

type Read = { file: ConfigurationFile; kind: string | undefined; value: unknown };

/** Findings of all files one by one. What is JSON goes into `values`, by path. */
export function filesFindings(
  files: readonly ConfigurationFile[],
  folders: readonly EventFolder[],
  values: Map<string, unknown>,
): Finding[] {
  const events = new Set(folders.map(({ instance, event }) => `${instance}/${event}`));
  const findings: Finding[] = [];
  const read: Read[] = [];
  for (const file of files) {
    const { value, findings: syntax } = readJson(file);
    findings.push(...syntax);
    if (value === undefined) continue;
    values.set(file.path, value);
    const kind = singleKind(file.path) ?? kindOfFile(innerPath(file.path, events));
    read.push({ file, kind, value });
    findings.push(...fileFindings({ file, kind, value }, innerPath(file.path, events)));
  }
  const home = homeOf(read);
  if (home)
    for (const { file, kind, value } of read) if (kind && isObject(value)) findings.push(...schemaFindings(file, kind, value, home));
  return findings;
}

/** Path inside the event or instance folder. */
function innerPath(path: string, events: ReadonlySet<string>): string {
  const parts = path.split('/');
  return parts.slice(events.has(`${parts[0]}/${parts[1]}`) ? 2 : 1).join('/');
}

const singleKind = (path: string): string | undefined =>
  path === 'domains.json' ? 'domains' : /^[^/]+\/instance\.json$/.test(path) ? 'instance' : undefined;

function homeOf(read: readonly Read[]): SchemaHome | undefined {
  for (const { file, value } of read) {
    const home = isObject(value) ? schemaHome(file.path, value['$schema']) : undefined;
    if (home) return home;
  }
  return undefined;
}

function fileFindings({ file, kind, value }: Read, inner: string): Finding[] {
  const whole = { file: file.path, pointer: '' };
  if (inner === 'quarantine.json')
    return [finding('rows-in-quarantine', 'warning', whole, 'rows of an import wait here; mend and import them, or delete the file')];
  if (!kind) return [finding('unknown-file', 'warning', whole, 'Foyer does not read this file', nearestFile(inner))];
  const single = singleFileFindings(file, value);
  if (!isObject(value)) return single ?? [];
  return [
    ...(single ?? unknownKeyFindings(file, kind, value)),
    ...versionFindings(file, kind, value),
    ...(kind === 'layer-visibility' ? layerFileFindings(file.path, inner.slice('visibility/'.length, -'.json'.length), value) : []),
    ...(kind.startsWith('data-') ? rowFindings(file, kind.slice(5), value) : []),
  ];
}

const nearestFile = (inner: string): string =>
  nearest(inner, [
    'app.json',
    'header.json',
    'header-model.json',
    'footer.json',
    'footer-model.json',
    'theme.json',
    'access.json',
    'carousel.json',
    'instance.json',
  ]);

/** The kind of a file inside an instance or event folder, for its schema; undefined for one Foyer does not read. */
export function kindOfFile(inner: string): string | undefined {
  const is = fileRole(inner);
  if (!is) return undefined;
  if (is.role === 'document') return kindOf(is.name);
  if (is.role === 'visibility') return 'layer-visibility';
  return is.role === 'data' ? `data-${is.name}` : is.role;
}

/** Rows of a data file that do not fit; they are left out, their neighbours stay. */
export function rowFindings(file: ConfigurationFile, name: string, value: Readonly<Record<string, unknown>>): Finding[] {
  const schema = Object.hasOwn(dataFiles, name) ? dataFiles[name as keyof typeof dataFiles] : undefined;
  if (!schema)
    return [
      finding(
        'unknown-file',
        'warning',
        { file: file.path, pointer: '' },
        `there is no data file ${name}`,
        nearest(name, Object.keys(dataFiles)),
      ),
    ];
  const rows = value['rows'];
  if (!Array.isArray(rows)) return [finding('wrong-type', 'error', { file: file.path, pointer: '/rows' }, 'rows must be a list')];
  const ids = new Set<string>();
  return rows.flatMap((row: unknown, index) => {
    const read = schema.safeParse(row);
    const at = (path: readonly PropertyKey[]) => ({
      file: file.path,
      pointer: `/rows/${index}${path.map((key) => `/${pointerKey(String(key))}`).join('')}`,
    });
    if (!read.success) {
      const issue = read.error.issues[0]!;
      return [finding('row-left-out', 'warning', at(issue.path), `this row is left out: ${rowWords(issue, row)}`)];
    }
    const { Id } = read.data;
    const twice = ids.has(Id);
    ids.add(Id);
    return twice ? [finding('duplicate-id', 'warning', at(['Id']), `the Id ${Id} stands in two rows; the first one counts`)] : [];
  });
}

/** What is wrong with a row, without the library's own words for what is simply missing. */
function rowWords({ path, message }: z.core.$ZodIssue, row: unknown): string {
  const value = path.reduce<unknown>(
    (holder, key) => (typeof holder === 'object' && holder !== null ? (holder as Record<PropertyKey, unknown>)[key] : undefined),
    row,
  );
  const name = path.map(String).join('.');
  if (value === undefined && name !== '') return `${name} is missing`;
  return `${name} ${message.charAt(0).toLowerCase()}${message.slice(1)}`.trim();
}
