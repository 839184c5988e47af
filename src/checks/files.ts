// Checks single files: that they are JSON and read by Foyer, their keys, rows of data.
import { type ConfigurationFile, type EventFolder, fileRole, WHOLE } from '../model/adapters/configuration-files.ts';
import { documentKind, wholeConfiguration } from '../model/documents-of-rows.ts';
import { excessOf, fileLimits } from '../model/excess.ts';
import { dataFiles } from '../model/documents/programme.ts';
import { type Finding, finding } from '../model/finding.ts';
import { nearest } from '../model/nearest.ts';
import { conformanceFindings } from './conformance.ts';
import { schemaFindings, type SchemaHome, schemaHome, versionFindings } from './document-keys.ts';
import { layerFileFindings } from './entries.ts';
import { secretFindings } from './secrets.ts';
import { readJsonFile } from './syntax.ts';
import { isObject } from '../model/is-object.ts';

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
    const { value, findings: syntax } = readJsonFile(file);
    findings.push(...syntax);
    if (value === undefined) continue;
    values.set(file.path, value);
    const kind = single(file.path) ?? kindOfFile(innerPath(file.path, events));
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

/** The kind of a file that occurs once. */
const single = (path: string): string | undefined =>
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
  if (/^quarantine(?:-[a-z]{1,20})?\.json$/.test(inner))
    return [finding('rows-in-quarantine', 'warning', whole, 'rows of an import wait here; mend and import them, or delete the file')];
  // What an import noticed: for people, and for nobody else.
  if (/^import-report(?:-[a-z]{1,20})?\.json$/.test(inner)) return [];
  if (!kind) return [finding('unknown-file', 'warning', whole, 'Foyer does not read this file', nearestFile(inner))];
  if (!isObject(value)) return [finding('not-an-object', 'error', whole, 'an object is expected')];
  return [
    ...(excessOf(file.text, fileLimits) ? [] : formFindings(file.path, kind, value)),
    ...versionFindings(file, kind, value),
    ...secretFindings(file.path, kind === WHOLE ? 'app' : kind, value),
    ...(kind === 'layer-visibility' ? layerFileFindings(file.path, inner.slice('visibility/'.length, -'.json'.length), value) : []),
    ...(kind.startsWith('data-') ? rowFindings(file, kind.slice(5), value) : []),
  ];
}

/** The parts of the older form are checked as the documents they become; their keys are those of the file. */
function formFindings(path: string, kind: string, value: Readonly<Record<string, unknown>>): Finding[] {
  if (kind !== WHOLE) return conformanceFindings(path, kind, value);
  const words =
    'the older form of one object: `grids` is read as the home page, `menu` and `banners` as the header, the rest as the app configuration';
  return [
    finding('old-version', 'info', { file: path, pointer: '' }, words),
    ...wholeConfiguration({ ...value }).flatMap(([name, part]) => conformanceFindings(path, documentKind(name), part)),
  ];
}

const named = [
  'app',
  'header',
  'header-model',
  'footer',
  'footer-model',
  'theme',
  'access',
  'carousel',
  'charity',
  'profile',
  'registration',
  'messages',
  'instance',
];

const nearestFile = (inner: string): string =>
  nearest(
    inner,
    named.map((name) => `${name}.json`),
  );

/** The kind of a file inside an instance or event folder, for its schema; undefined for one Foyer does not read. */
export function kindOfFile(inner: string): string | undefined {
  const is = fileRole(inner);
  if (!is) return undefined;
  if (is.role === 'document') return documentKind(is.name);
  if (is.role === 'visibility') return 'layer-visibility';
  return is.role === 'data' ? `data-${is.name}` : is.role;
}

/** Problems of the rows of a data file as a whole: an Id used twice, no row left that fits. Problems of single rows are reported by `conformance.ts`. */
export function rowFindings(file: ConfigurationFile, name: string, value: Readonly<Record<string, unknown>>): Finding[] {
  const schema = Object.hasOwn(dataFiles, name) ? dataFiles[name as keyof typeof dataFiles] : undefined;
  if (!schema) {
    const word = nearest(name, Object.keys(dataFiles));
    return [finding('unknown-file', 'warning', { file: file.path, pointer: '' }, `there is no data file ${name}`, word)];
  }
  const rows: readonly unknown[] = Array.isArray(value['rows']) ? value['rows'] : [];
  const ids = new Set<string>();
  let read = 0;
  const found = rows.flatMap((row, index) => {
    const fits = schema.safeParse(row);
    if (!fits.success) return [];
    read += 1;
    const { Id } = fits.data;
    const twice = ids.has(Id);
    ids.add(Id);
    const at = { file: file.path, pointer: `/rows/${index}/Id` };
    return twice ? [finding('duplicate-id', 'warning', at, `the Id ${Id} stands in two rows; the first one counts`)] : [];
  });
  const none = `all ${rows.length} rows are left out, so the event has no ${name}`;
  return rows.length > 0 && read === 0 ? [finding('no-usable-row', 'error', { file: file.path, pointer: '/rows' }, none)] : found;
}
