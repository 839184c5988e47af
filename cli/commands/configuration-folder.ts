// Finds the configuration folder somebody means: the root itself, one instance of it, or one event.
import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { readFolder, folderLimits } from '../../server/store/read-folder.ts';
import { validateFiles } from '../../server/validate.ts';
import type { FolderPart } from '../../server/store/folder-part.ts';
import { eventFolders } from '../../src/model/adapters/configuration-files.ts';
import type { Finding } from '../../src/model/finding.ts';
import { inOrder } from '../output/findings.ts';
import { UsageError } from '../output/usage-error.ts';

/** A configuration: its root (absolute), and the part of it that is meant; no part: all of it. */
export type Configuration = { root: string; part?: FolderPart };

/** Counts of a check, as `validate --format json` prints them. */
export type Summary = { errors: number; warnings: number; events: number; placements: number };

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

/** In words which part of which root is meant; empty when it is all of it. */
export const partWords = ({ root, part }: Configuration): string => {
  if (!part) return '';
  return part.event === undefined
    ? `instance ${part.instance} of ${root}`
    : `event ${part.instance}/${part.event} of ${root}, with what it inherits`;
};

/** Everything wrong with a configuration, in order, and its counts. */
export async function checkConfiguration({ root, part }: Configuration): Promise<{ findings: Finding[]; summary: Summary }> {
  const { files, findings: refused } = await readFolder(root, folderLimits, part);
  const { findings, summary } = await validateFiles(files);
  const all = inOrder([...refused, ...findings]);
  const errors = all.filter(({ severity }) => severity === 'error').length;
  return { findings: all, summary: { ...summary, errors, warnings: all.length - errors } };
}

async function levelOf(path: string): Promise<'root' | 'instance' | 'event'> {
  const files = new Set((await entriesOf(path)).filter((entry) => entry.isFile()).map(({ name }) => name));
  if (files.has('domains.json')) return 'root';
  if (files.has('instance.json')) return 'instance';
  const events = await eventsBelow(path);
  if (events.deep) return 'root';
  if (events.here) return 'instance';
  return files.has('app.json') ? 'event' : 'root';
}

/** Whether there are events one folder below (an instance) or two (a root). The names that make an event are the model's to know. */
async function eventsBelow(path: string): Promise<{ here: boolean; deep: boolean }> {
  const hasEvent = async (folder: string): Promise<boolean> => {
    const paths = (await foldersOf(folder)).map(async (name) => {
      const app = await stat(join(folder, name, 'app.json')).catch(() => undefined);
      return app ? [{ path: `instance/${name}/app.json`, text: '' }] : [];
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
