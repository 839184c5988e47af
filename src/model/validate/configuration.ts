// Checks a whole configuration folder the way the runtime will read it, so that both give the same verdict.
import { type ConfigurationFile, type EventFolder, eventFolders, filesOfEvent } from '../adapters/configuration-files.ts';
import { filesToRows } from '../adapters/files-to-rows.ts';
import { buildPage } from '../build-page.ts';
import type { PageChecks } from '../build-placement.ts';
import type { Check } from '../check.ts';
import { problemFinding, problemsOf } from '../document-problems.ts';
import { type EventChecks, type EventModel, readEvent } from '../event.ts';
import { type Finding, finding } from '../finding.ts';
import { nearest } from '../nearest.ts';
import type { ResourceRow } from '../../contract/core.ts';
import { locator } from '../locate.ts';
import { type KnownComponents, placementFindings } from './components.ts';
import { kindOfFile, rowFindings, syntaxFindings, unknownKeyFindings } from './files.ts';
import { referenceFindings } from './references.ts';
import { singleFileFindings } from './single-files.ts';

export type ConfigurationParts = {
  checks: EventChecks & PageChecks & { pageFrame: Check };
  components: KnownComponents;
  /** Rows of the platform's own pages, below those of every event. */
  platformRows: readonly ResourceRow[];
  /** Page keys that have an address of their own. */
  routedPages: readonly string[];
};

export type Summary = { errors: number; warnings: number; events: number; placements: number };

/** Every finding of a folder, located and sorted by file and line. Never throws on bad content. */
export function validateConfiguration(
  files: readonly ConfigurationFile[],
  parts: ConfigurationParts,
): { findings: Finding[]; summary: Summary } {
  const folders = eventFolders(files);
  const counted = { placements: 0 };
  const found = [
    ...(folders.length
      ? []
      : [finding('no-event', 'error', { file: '', pointer: '' }, 'there is no event here: a folder <instance>/<event> with an app.json')]),
    ...files.flatMap((file) => fileFindings(file, folders)),
    ...folders.flatMap((folder) => eventFindings(files, folder, parts, counted)),
    ...shortNameFindings(folders),
  ];
  const findings = locate(unique(found), files);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return { findings, summary: { errors, warnings: findings.length - errors, events: folders.length, placements: counted.placements } };
}

function fileFindings(file: ConfigurationFile, folders: readonly EventFolder[]): Finding[] {
  const syntax = syntaxFindings(file);
  if (syntax.some(({ severity }) => severity === 'error')) return syntax;
  const value: unknown = JSON.parse(file.text);
  const single = singleFileFindings(file, value);
  if (single) return [...syntax, ...single];
  const folder = folders.find(({ instance, event }) => file.path.startsWith(`${instance}/${event}/`));
  const inner = folder ? file.path.slice(folder.instance.length + folder.event.length + 2) : file.path.split('/').slice(1).join('/');
  if (inner === 'quarantine.json')
    return [
      ...syntax,
      finding(
        'rows-in-quarantine',
        'warning',
        { file: file.path, pointer: '' },
        'rows of an import wait here; mend and import them, or delete the file',
      ),
    ];
  const kind = kindOfFile(inner);
  if (!kind)
    return [
      ...syntax,
      finding('unknown-file', 'warning', { file: file.path, pointer: '' }, 'Foyer does not read this file', nearestFile(inner)),
    ];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return syntax;
  const record = value as Record<string, unknown>;
  return [
    ...syntax,
    ...unknownKeyFindings(file, kind, record),
    ...(kind.startsWith('data-') ? rowFindings(file, kind.slice(5), record) : []),
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

function eventFindings(
  files: readonly ConfigurationFile[],
  folder: EventFolder,
  parts: ConfigurationParts,
  counted: { placements: number },
): Finding[] {
  // Files that are not JSON are reported with their place already.
  const readable = files.filter((file) => isJson(file.text));
  const model = readEvent([...parts.platformRows, ...filesToRows(readable, folder).rows], parts.checks);
  const pages = [...model.raw.values()].filter(({ kind }) => kind === 'page');
  const names = new Set([...parts.routedPages, ...pages.map(({ name }) => name.slice('pages/'.length))]);
  const targets = { pages: names, texts: new Set(model.texts.keys()) };
  const findings = [...model.findings];
  for (const page of [...pages, ...(model.raw.has('footer') ? [model.raw.get('footer')!] : [])]) {
    const name = page.name.replace(/^pages\//, '');
    if (page.kind === 'page') findings.push(...pageFrameFindings(page.value, page.sources, name, parts.checks));
    const built = buildPage(name, [page], parts.checks);
    counted.placements += built.nodes.size;
    findings.push(...built.findings, ...placementFindings(built, parts.components));
    for (const node of built.nodes.values())
      findings.push(...referenceFindings(node.props, { file: node.source.file, pointer: `${node.source.pointer}/props` }, targets));
  }
  findings.push(...documentReferences(model, targets));
  const own = new Set(filesOfEvent(files, folder).map(({ path }) => path));
  return findings.filter(({ file }) => own.has(file));
}

/** References inside documents that are no pages: menus, footer links. */
function documentReferences(model: EventModel, targets: Parameters<typeof referenceFindings>[2]): Finding[] {
  return [...model.raw.values()]
    .filter(({ kind }) => kind === 'header' || kind === 'footer-model' || kind === 'header-model')
    .flatMap((document) =>
      Object.entries(document.value).flatMap(([key, value]) => referenceFindings(value, document.sources[key]!, targets)),
    );
}

function pageFrameFindings(
  value: Record<string, unknown>,
  sources: Readonly<Record<string, { file: string; pointer: string }>>,
  name: string,
  checks: { pageFrame: Check },
): Finding[] {
  const findings: Finding[] = [];
  const { layers: _, ...frame } = structuredClone(value);
  if (!checks.pageFrame(frame)) {
    for (const problem of problemsOf(checks.pageFrame)) {
      const [, key = ''] = problem.instancePath.split('/');
      const source = sources[key] ?? sources['page'] ?? { file: `pages/${name}.json`, pointer: '' };
      findings.push(problemFinding({ ...problem, instancePath: problem.instancePath.slice(key.length + 1) }, source));
    }
  }
  if (typeof value['page'] === 'string' && value['page'] !== name && sources['page']) {
    findings.push(finding('wrong-page-name', 'error', sources['page'], `the file is called ${name}.json, the page ${value['page']}`, name));
  }
  return findings;
}

/** An event short name is unique on a server: two instances of one folder may not share it. */
function shortNameFindings(folders: readonly EventFolder[]): Finding[] {
  return folders.flatMap(({ instance, event }, index) => {
    const first = folders.slice(0, index).find((other) => other.event.toLowerCase() === event.toLowerCase());
    return first
      ? [
          finding(
            'short-name-taken',
            'error',
            { file: `${instance}/${event}/app.json`, pointer: '' },
            `the short name ${event} is the event of ${first.instance} already; short names are unique on a server`,
          ),
        ]
      : [];
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function unique(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((found) => [`${found.file} ${found.pointer} ${found.code} ${found.message}`, found])).values()];
}

/** Fills in lines and columns, and sorts. */
function locate(findings: readonly Finding[], files: readonly ConfigurationFile[]): Finding[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const locators = new Map<string, ReturnType<typeof locator>>();
  const located = findings.map((found) => {
    const text = texts.get(found.file);
    if (found.line > 0 || text === undefined) return found;
    let at = locators.get(found.file);
    if (!at) locators.set(found.file, (at = locator(text)));
    return { ...found, ...at(found.pointer) };
  });
  return located.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column));
}
