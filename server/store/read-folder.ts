// Reads a configuration folder from disk: its JSON texts and the assets of instances and events, within limits.
import type { Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ConfigurationFile, type EventFolder, eventFolders } from '../../src/model/adapters/configuration-files.ts';
import { excessOf, excessWords, fileLimits } from '../../src/model/excess.ts';
import { type Finding, finding } from '../../src/model/finding.ts';
import { positions } from '../../src/model/locate.ts';
import { typeOfPath } from '../files/content-types.ts';

/** A picture or document; `path` is relative to the configuration folder, or to an `assets/` folder once it is published. With `/`. */
export type Asset = { path: string; type: string; bytes: Uint8Array };

/** The content of a folder. `findings` name what was refused: symbolic links, files too large, names that are no addresses. */
export type Folder = {
  files: ConfigurationFile[];
  assets: Asset[];
  findings: Finding[];
  /** Events that exist and were not requested. */
  neighbours?: readonly EventFolder[];
};

/** Limits of a folder; sizes in bytes. */
export type FolderLimits = { text: number; asset: number; total: number; files: number; depth: number };

const MEGABYTE = 1024 * 1024;
/** Generous for any congress, small enough that a wrong folder (a home directory, a disk) is noticed early. */
export const folderLimits: FolderLimits = { text: 50 * MEGABYTE, asset: 25 * MEGABYTE, total: 500 * MEGABYTE, files: 20_000, depth: 8 };

/** One instance of a folder; with `event` only that event, and the documents of its instance. Names of folders. */
export type FolderPart = { instance: string; event?: string };

type Reading = { root: string; limits: FolderLimits; folder: Folder; total: number; count: number };

/** Reads everything below `root`, or only a part of it. Throws only when `root` itself cannot be read. Symbolic links are never followed. */
export async function readFolder(root: string, limits: FolderLimits = folderLimits, part?: FolderPart): Promise<Folder> {
  const reading: Reading = { root, limits, folder: { files: [], assets: [], findings: [] }, total: 0, count: 0 };
  const entries = await readdir(root, { withFileTypes: true });
  await readBelow(reading, part ? entries.filter(({ name }) => name === part.instance) : entries, []);
  return part ? withoutNeighbours(reading.folder, part) : reading.folder;
}

async function readBelow(reading: Reading, entries: Dirent[], parents: readonly string[]): Promise<void> {
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    // Hidden files are an editor's or the system's, never the organiser's.
    if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
    const parts = [...parents, entry.name];
    const path = parts.join('/');
    if (entry.isSymbolicLink()) refuse(reading, path, 'symbolic-link', 'symbolic links are not followed; put the file itself here');
    else if (/[\\:*?"<>|]|[^ -~\u00a0-\uffff]/.test(entry.name))
      refuse(reading, path, 'unusable-name', 'this name cannot be part of an address on every system');
    else if (entry.isDirectory()) {
      if (parts.length >= reading.limits.depth) refuse(reading, path, 'too-deep', `folders may stand ${reading.limits.depth} deep at most`);
      else await readBelow(reading, await readdir(join(reading.root, path), { withFileTypes: true }), parts);
    } else if (entry.isFile()) await readOne(reading, path, parts);
  }
}

async function readOne(reading: Reading, path: string, parts: readonly string[]): Promise<void> {
  const { limits, folder } = reading;
  // `<instance>/assets/…` and `<instance>/<event>/assets/…`: everything below is an asset, JSON too.
  const isAsset = parts.indexOf('assets') === 1 || parts.indexOf('assets') === 2;
  if (!isAsset && !path.endsWith('.json')) return;
  const { size } = await stat(join(reading.root, path));
  const most = isAsset ? limits.asset : limits.text;
  if (size > most) return refuse(reading, path, 'file-too-large', `${size} bytes; at most ${most} are taken`);
  reading.count += 1;
  reading.total += size;
  if (reading.count === limits.files + 1)
    refuse(reading, path, 'too-many-files', `a folder holds ${limits.files} files at most; this one and those after it are left out`);
  if (reading.total > limits.total && reading.total - size <= limits.total)
    refuse(reading, path, 'folder-too-large', `a folder holds ${limits.total} bytes at most; this file and those after it are left out`);
  if (reading.count > limits.files || reading.total > limits.total) return;
  const bytes = await readFile(join(reading.root, path));
  if (isAsset) folder.assets.push({ path, type: typeOfPath(path), bytes });
  else takeText(folder, path, bytes);
}

function takeText(folder: Folder, path: string, bytes: Buffer): void {
  // A byte order mark is an editor's habit, not content.
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  const excess = excessOf(text, fileLimits);
  if (!excess) folder.files.push({ path, text });
  else
    folder.findings.push({
      ...finding(excess.code, 'error', { file: path, pointer: '' }, excessWords(excess, fileLimits)),
      ...positions(text)(excess.at),
    });
}

function refuse({ folder }: Reading, file: string, code: string, message: string): void {
  folder.findings.push(finding(code, 'error', { file, pointer: '' }, message));
}

/** A folder without the events other than the one of the part; their names stay, since documents of the instance may name them. */
export function withoutNeighbours(folder: Folder, { event }: FolderPart): Folder {
  if (event === undefined) return folder;
  const neighbours = eventFolders(folder.files).filter((other) => other.event !== event);
  const isOwn = (path: string): boolean => !neighbours.some((other) => path.startsWith(`${other.instance}/${other.event}/`));
  return {
    neighbours,
    files: folder.files.filter(({ path }) => isOwn(path)),
    assets: folder.assets.filter(({ path }) => isOwn(path)),
    findings: folder.findings.filter(({ file }) => isOwn(file)),
  };
}
