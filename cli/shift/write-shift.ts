// Where a moved event goes, which files prevent that, and writing it.
import { lstat, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, posix, relative, resolve } from 'node:path';
import { applyEdits, findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Asset, Folder } from '../../server/store/read-folder.ts';
import type { ConfigurationFile } from '../../src/model/adapters/configuration-files.ts';
import type { ShiftPlan } from './plan-shift.ts';

/** Where to: configuration folder (absolute) and short name of the event in it. */
export type Destination = { root: string; event: string };

/** Files of a moved event by what is to be done; paths are below the destination. `kept`: there with other content, and in the way. */
export type ShiftWrites = { write: Written[]; unchanged: string[]; kept: Written[]; left: string[] };
/** A file with its content, ready to be written. */
export type Written = { path: string; content: string | Uint8Array };

/**
 * Compares the files of a plan with those at the destination. In another configuration folder the event brings the files of its
 * instance along; those that are there already stay. `left` names what the source holds and Foyer does not read.
 */
export async function planWrites(source: { root: string; folder: Folder }, plan: ShiftPlan, to: Destination): Promise<ShiftWrites> {
  const { instance, event } = plan.folder;
  const below = `${instance}/${event}/`;
  const elsewhere = resolve(source.root) !== resolve(to.root);
  const renamed = (path: string): string => (path.startsWith(below) ? `${instance}/${to.event}/${path.slice(below.length)}` : path);
  const own = ({ path }: { path: string }): boolean => path.startsWith(below);
  const inherited = elsewhere ? source.folder.files.filter((file) => !own(file) && file.path.startsWith(`${instance}/`)) : [];
  const texts = [...plan.files, ...inherited].map((file) => ({
    path: renamed(file.path),
    content: textFor(file, renamed(file.path), source.root, to.root),
  }));
  const assets = source.folder.assets
    .filter((asset) => own(asset) || elsewhere)
    .map(({ path, bytes }: Asset) => ({ path: renamed(path), content: plan.assets.get(path) ?? bytes }));
  const writes: ShiftWrites = { write: [], unchanged: [], kept: [], left: await unread(source, below) };
  for (const file of [...texts, ...assets]) {
    const there = await bytesAt(join(to.root, file.path));
    if (there === undefined) writes.write.push(file);
    else if (Buffer.from(file.content).equals(there)) writes.unchanged.push(file.path);
    else if (!file.path.startsWith(`${instance}/${to.event}/`)) writes.unchanged.push(file.path);
    else writes.kept.push(file);
  }
  return writes;
}

/** Writes files below a folder. A file appears whole or not at all. */
export async function writeShifted(root: string, files: readonly Written[]): Promise<void> {
  for (const { path, content } of files) {
    const target = join(root, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(`${target}.part`, content);
    await rename(`${target}.part`, target);
  }
}

/** The text of a file at its new place: a relative `$schema` leads to the same file as before. */
function textFor({ path, text }: ConfigurationFile, newPath: string, from: string, to: string): string {
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, ['$schema']);
  if (node?.type !== 'string' || !/^\.\.?\//.test(String(node.value))) return text;
  const schema = resolve(from, posix.dirname(path), String(node.value));
  const moved = relative(resolve(to, posix.dirname(newPath)), schema).replaceAll('\\', '/');
  if (moved === posix.normalize(String(node.value)) || moved === '') return text;
  return applyEdits(text, [
    { offset: node.offset, length: node.length, content: JSON.stringify(moved.startsWith('.') ? moved : `./${moved}`) },
  ]);
}

async function unread({ root, folder }: { root: string; folder: Folder }, below: string): Promise<string[]> {
  const known = new Set([...folder.files, ...folder.assets].map(({ path }) => path));
  const entries = await readdir(join(root, below), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !known.has(path))
    .sort();
}

/** A link is followed nowhere: it counts as other content, and writing replaces it. */
async function bytesAt(path: string): Promise<Buffer | undefined> {
  const found = await lstat(path).catch(() => undefined);
  if (!found) return undefined;
  return found.isFile() ? await readFile(path) : Buffer.from('');
}
