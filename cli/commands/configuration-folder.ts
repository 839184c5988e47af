// Finds the configuration folder somebody means: the root itself, one instance of it, or one event.
import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { type Folder, folderLimits, type FolderPart, readFolder } from '../../server/store/read-folder.ts';
import { validateFiles } from '../../server/validate.ts';
import { countsOf, type Summary } from '../../src/checks/configuration.ts';
import { type ConfigurationFile, eventFiles, eventFolders } from '../../src/model/adapters/configuration-files.ts';
import type { Finding } from '../../src/model/finding.ts';
import { inOrder } from '../output/findings.ts';
import { UsageError } from '../output/usage-error.ts';

/** A configuration: its root (absolute), and the part of it that was named; no part: all of it. */
export type Configuration = { root: string; part?: FolderPart };

/** The configuration a folder belongs to. Throws UsageError when there is no such folder. */
export async function findConfiguration(folder: string): Promise<Configuration> {
  const path = resolve(folder);
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new UsageError(`There is no folder ${folder}.`);
  if (!found.isDirectory()) throw new UsageError(`${folder} is a file; name the folder it is in.`);
  const level = await levelOf(path);
  if (level === 'instance' && basename(path)) return { root: dirname(path), part: { instance: basename(path) } };
  const instance = basename(dirname(path));
  if (level === 'event' && instance) return { root: dirname(dirname(path)), part: { instance, event: basename(path) } };
  return { root: path };
}

/** Describes which part of which root was named; empty when it is all of it. */
export const partWords = ({ root, part }: Configuration): string => {
  if (!part) return '';
  return part.event === undefined
    ? `instance ${part.instance} of ${root}`
    : `event ${part.instance}/${part.event} of ${root}, with what it inherits`;
};

/** A folder that was checked: its findings in order, its texts, its counts. */
export type CheckedFolder = { folder: Folder; files: readonly ConfigurationFile[]; findings: Finding[]; summary: Summary };

/** The texts and other files of a configuration. */
export const readConfiguration = ({ root, part }: Configuration): Promise<Folder> => readFolder(root, folderLimits, part);

/** Everything wrong with a configuration, in order, and its counts; notes are counted and not reported. */
export async function checkConfiguration(configuration: Configuration): Promise<CheckedFolder> {
  const checked = await checkFiles(await readConfiguration(configuration));
  return { ...checked, findings: checked.findings.filter(({ severity }) => severity !== 'info') };
}

/** The same for a folder that has been read, with its notes. */
export async function checkFiles(folder: Folder): Promise<CheckedFolder> {
  const { findings, summary } = await validateFiles(
    folder.files,
    folder.assets.map(({ path }) => path),
    folder.neighbours,
  );
  const all = inOrder([...folder.findings, ...findings]);
  return { folder, files: folder.files, findings: all, summary: { ...summary, ...countsOf(all) } };
}

async function levelOf(path: string): Promise<'root' | 'instance' | 'event'> {
  const files = new Set((await entriesOf(path)).filter((entry) => entry.isFile()).map(({ name }) => name));
  if (files.has('domains.json')) return 'root';
  if (files.has('instance.json')) return 'instance';
  const events = await eventsBelow(path);
  if (events.deep) return 'root';
  if (events.here) return 'instance';
  return eventFiles.some((name) => files.has(name)) ? 'event' : 'root';
}

/** Whether there are events one folder below (an instance) or two (a root). The names that make an event are the model's to know. */
async function eventsBelow(path: string): Promise<{ here: boolean; deep: boolean }> {
  const hasEvent = async (folder: string): Promise<boolean> => {
    const paths = (await foldersOf(folder)).map(async (name) => {
      const found = await Promise.all(eventFiles.map((file) => stat(join(folder, name, file)).catch(() => undefined)));
      return eventFiles.flatMap((file, index) => (found[index] ? [{ path: `instance/${name}/${file}`, text: '' }] : []));
    });
    return eventFolders((await Promise.all(paths)).flat()).length > 0;
  };
  const below = await foldersOf(path);
  const deep = await Promise.all(below.map((name) => hasEvent(join(path, name))));
  return { here: await hasEvent(path), deep: deep.includes(true) };
}

const entriesOf = (path: string): Promise<Dirent[]> => readdir(path, { withFileTypes: true }).catch(() => []);

const foldersOf = async (path: string): Promise<string[]> =>
  (await entriesOf(path))
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .map(({ name }) => name);
