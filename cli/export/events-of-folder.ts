// The events of a configuration folder as a server would have them published: checked, with their assets; nothing is stored.
import { createHash } from 'node:crypto';
import { type PublishedEvent, preparePublishedEvent } from '../../server/published/event.ts';
import type { StoredVersion } from '../../server/store/load.ts';
import { type Asset, folderLimits, readFolder } from '../../server/store/read-folder.ts';
import { pathsOf, type Validate } from '../../server/store/publish-folder.ts';
import { validate } from '../../server/validate.ts';
import { type ConfigurationFile, type EventFolder, eventFolders } from '../../src/model/adapters/configuration-files.ts';
import { filesToRows } from '../../src/model/adapters/files-to-rows.ts';
import { domains as domainsDocument } from '../../src/model/documents/domains.ts';
import type { Finding } from '../../src/model/finding.ts';
import type { Configuration } from '../commands/configuration-folder.ts';
import type { ExportMark } from './export-mark.ts';

/** An event ready for questions. */
export type ExportedEvent = {
  /** As a published version: its number grows with every export whose content is another. */
  stored: StoredVersion;
  event: PublishedEvent;
  assets: readonly Asset[];
  /** One value for all of its content. */
  content: string;
};

/** What a folder gives. `refused` are the names of events with an error: they are left out, as publishing does. */
export type ExportedFolder = { events: ExportedEvent[]; refused: string[]; findings: readonly Finding[]; home: EventFolder | undefined };

/** Reads and checks a folder. `mark` is what an earlier export left, `now` the instant in ms of content that is new. Throws when the folder cannot be read. */
export async function readEvents(
  { root, part }: Configuration,
  mark: ExportMark,
  now: number,
  check: Validate = validate,
): Promise<ExportedFolder> {
  const { files, assets, findings: unread } = await readFolder(root, folderLimits, part);
  const findings = [...unread, ...(await check(files, pathsOf(assets)))];
  const folders = eventFolders(files);
  const isRefused = (one: EventFolder): boolean =>
    findings.some(({ severity, file }) => severity === 'error' && concerns(file, one, folders));
  const events = folders
    .filter((one) => !isRefused(one))
    .map((one, index) => exportedEvent(one, index + 1, files, assetsOf(one, assets), mark, now));
  return { events, refused: folders.filter(isRefused).map(nameOf), findings, home: homeOf(files, folders) };
}

/** `<instance>/<event>`. */
export const nameOf = ({ instance, event }: EventFolder): string => `${instance}/${event}`;

function exportedEvent(
  folder: EventFolder,
  id: number,
  files: readonly ConfigurationFile[],
  assets: readonly Asset[],
  mark: ExportMark,
  now: number,
): ExportedEvent {
  const { rows, data } = filesToRows(files, folder);
  const instanceDocument = files.find(({ path }) => path === `${folder.instance}/instance.json`)?.text ?? '{}';
  const hash = createHash('sha256').update(JSON.stringify([rows, data, instanceDocument]));
  for (const { path, bytes } of assets) hash.update(`\0${path}\0`).update(bytes);
  const content = hash.digest('base64url');
  const before = mark.events[nameOf(folder)];
  const same = before?.content === content;
  const stored: StoredVersion = {
    version: same ? before.version : (before?.version ?? 0) + 1,
    publishedAt: same ? before.publishedAt : new Date(Math.floor(now / 1000) * 1000).toISOString(),
    instanceDocument,
    rows,
    data,
  };
  const head = { id, instance: folder.instance, shortName: folder.event, version: stored.version };
  return { stored, event: preparePublishedEvent(head, stored), assets, content };
}

/** The event's own assets go before those of its instance. */
function assetsOf({ instance, event }: EventFolder, assets: readonly Asset[]): Asset[] {
  const below = (prefix: string) =>
    assets.filter(({ path }) => path.startsWith(prefix)).map((asset) => ({ ...asset, path: asset.path.slice(prefix.length) }));
  const all = [...below(`${instance}/assets/`), ...below(`${instance}/${event}/assets/`)];
  return [...new Map(all.map((asset) => [asset.path, asset])).values()];
}

/** Whether a file counts for an event: its own, or its instance's that is no other event's. */
function concerns(file: string, one: EventFolder, all: readonly EventFolder[]): boolean {
  if (file.startsWith(`${nameOf(one)}/`)) return true;
  return file.startsWith(`${one.instance}/`) && !all.some((other) => file.startsWith(`${nameOf(other)}/`));
}

/** Where the root of a site leads: the first domain's event that is there, else the first event. */
function homeOf(files: readonly ConfigurationFile[], folders: readonly EventFolder[]): EventFolder | undefined {
  const text = files.find(({ path }) => path === 'domains.json')?.text;
  const read = text === undefined ? undefined : domainsDocument.safeParse(parsed(text));
  const named = read?.success ? read.data.domains : [];
  const found = named.find((domain) =>
    folders.some(({ instance, event }) => instance === domain.instance && event === domain.defaultEvent),
  );
  return found ? { instance: found.instance, event: found.defaultEvent } : folders[0];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
