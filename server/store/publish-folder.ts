// Publishes a configuration folder: reads it, checks it, and publishes every event that has no error.
import { parseJson } from '../../src/base/parse-json.ts';
import { type ConfigurationFile, type EventFolder, eventFolders } from '../../src/model/adapters/configuration-files.ts';
import { filesToRows } from '../../src/model/adapters/files-to-rows.ts';
import { domains as domainsDocument } from '../../src/model/documents/domains.ts';
import { type Finding, finding } from '../../src/model/finding.ts';
import { type Asset, type FolderLimits, folderLimits, type FolderPart, readFolder } from './read-folder.ts';
import { PublishRefused } from './publish.ts';
import type { Domain, Store } from './store.ts';

/** The check of a configuration; the same one the command line prints. `assets` are the paths of files that are not read as text. */
export type Validate = (files: readonly ConfigurationFile[], assets: readonly string[]) => readonly Finding[] | Promise<readonly Finding[]>;

/** What became of one event of the folder. */
export type EventOutcome = { instance: string; event: string } & (
  | { outcome: 'published' | 'unchanged'; version: number }
  | { outcome: 'refused' }
);

/** Paths of assets, for the check. */
export const pathsOf = (assets: readonly Asset[]): string[] => assets.map(({ path }) => path);

/** What came of publishing a folder: every finding, and every event. */
export type FolderOutcome = { findings: readonly Finding[]; events: readonly EventOutcome[] };

export type PublishFolder = {
  store: Store;
  /** Path of the configuration folder. */
  folder: string;
  /** One instance or event of it; missing: all, and the domains. */
  part?: FolderPart | undefined;
  /** `folderLimits` if omitted. */
  limits?: FolderLimits;
  validate: Validate;
  /** Instant of publication, ms since 1970. */
  now: number;
};

/** Findings after which files are left out without one of their own. */
const leavesOut: ReadonlySet<string> = new Set(['too-many-files', 'folder-too-large']);

/**
 * Publishes a folder. An event with an error keeps its last published version; its neighbours are published. Of a folder beyond its limits
 * nothing is: any event may lack files. Throws when the folder cannot be read.
 */
export async function publishFolder({ store, folder, part, limits = folderLimits, validate, now }: PublishFolder): Promise<FolderOutcome> {
  const { files, assets, findings: refusedFiles } = await readFolder(folder, limits, part);
  const isCut = refusedFiles.some(({ code }) => leavesOut.has(code));
  const findings = [...refusedFiles, ...(await validate(files, pathsOf(assets)))];
  const folders = eventFolders(files);
  const events: EventOutcome[] = [];
  for (const one of folders) {
    if (isCut || findings.some((found) => found.severity === 'error' && concerns(found.file, one, folders))) {
      events.push({ ...one, outcome: 'refused' });
      continue;
    }
    try {
      const { version, unchanged } = await store.publish({ ...one, ...contentOf(one, files, assets) }, now);
      events.push({ ...one, outcome: unchanged ? 'unchanged' : 'published', version });
    } catch (error) {
      if (!(error instanceof PublishRefused)) throw error;
      findings.push(finding('unusable-name', 'error', { file: `${one.instance}/${one.event}/app.json`, pointer: '' }, error.message));
      events.push({ ...one, outcome: 'refused' });
    }
  }
  if (!isCut) await publishDomains(store, files, findings);
  return { findings, events };
}

/** What an event of the folder publishes: its rows, data, assets and the instance document. */
function contentOf(one: EventFolder, files: readonly ConfigurationFile[], assets: readonly Asset[]) {
  const below = (prefix: string) =>
    assets.filter((asset) => asset.path.startsWith(prefix)).map((asset) => ({ ...asset, path: asset.path.slice(prefix.length) }));
  return {
    ...filesToRows(files, one),
    instanceDocument: files.find((file) => file.path === `${one.instance}/instance.json`)?.text ?? '{}',
    assets: [...below(`${one.instance}/assets/`), ...below(`${one.instance}/${one.event}/assets/`)],
  };
}

/** Whether a file counts for an event: its own, or its instance's that is no other event's. */
function concerns(file: string, one: EventFolder, all: readonly EventFolder[]): boolean {
  const own = `${one.instance}/${one.event}/`;
  if (file.startsWith(own)) return true;
  return file.startsWith(`${one.instance}/`) && !all.some(({ instance, event }) => file.startsWith(`${instance}/${event}/`));
}

/** Publishes `domains.json` of the folder, unless it has an error; without the file the domains stay as they are. */
async function publishDomains(store: Store, files: readonly ConfigurationFile[], findings: Finding[]): Promise<void> {
  const file = files.find((candidate) => candidate.path === 'domains.json');
  if (!file || findings.some((found) => found.severity === 'error' && found.file === file.path)) return;
  const written = readDomains(file.text);
  if (!written) {
    findings.push(
      finding('unreadable-domains', 'error', { file: file.path, pointer: '' }, 'not a domains document; the domains stay as they are'),
    );
    return;
  }
  const instances = new Set([...eventFolders(files), ...written].map(({ instance }) => instance));
  const current = (await store.domains()).filter((domain) => instances.has(domain.instance));
  if (JSON.stringify(current) !== JSON.stringify(written)) await store.setDomains([...instances], written);
}

function readDomains(text: string): Domain[] | undefined {
  const read = domainsDocument.safeParse(parseJson(text)).data;
  return read?.domains.map(({ hostname, instance, defaultEvent, defaultLanguage }) => ({
    hostname,
    instance,
    defaultEvent,
    defaultLanguage,
  }));
}
