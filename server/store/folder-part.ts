// A part of a configuration folder: one instance, or one event with what it inherits.
import { eventFolders } from '../../src/model/adapters/configuration-files.ts';
import type { Folder } from './read-folder.ts';

/** One instance of a folder; with `event` only that event, and the documents of its instance. Names of folders. */
export type FolderPart = { instance: string; event?: string };

/** A folder without the events that stand beside the one of the part; their names stay, since documents of the instance may name them. */
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
