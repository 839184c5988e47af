// The files of an export: each written once, no two that differ in case alone, and a list of them for the next export.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export type SiteFiles = {
  /** Takes a file; `path` from the root, with `/`. False, with a note, when another of that name is there, or none can have it. */
  put: (path: string, content: Uint8Array | string) => boolean;
  /** Takes new content for a file that was put. */
  replace: (path: string, content: string) => void;
  has: (path: string) => boolean;
  read: (path: string) => Promise<string>;
  written: () => readonly string[];
  /** Writes when much has come together. */
  flush: () => Promise<void>;
  done: () => Promise<void>;
  /** In words, files that could not be written. */
  notes: readonly string[];
};

/** Files written at once; more would keep too many open. */
const AT_ONCE = 32;
/** Parts of a path that mean something else, or that some systems refuse. */
const unusable = /^\.{0,2}$|[\\:*?"<>|]|[ .]$/;
/** Longest part of a path, in bytes of UTF-8. */
const LONGEST = 255;

/** The files of an export below `folder`. */
export function siteFiles(folder: string): SiteFiles {
  const byKey = new Map<string, string>();
  const waiting = new Map<string, Uint8Array | string>();
  const folders = new Set<string>();
  const notes: string[] = [];
  const writeAll = async (): Promise<void> => {
    const batch = [...waiting];
    waiting.clear();
    for (let start = 0; start < batch.length; start += AT_ONCE) {
      await Promise.all(batch.slice(start, start + AT_ONCE).map(([path, content]) => writeOne(join(folder, path), content)));
    }
  };
  const writeOne = async (path: string, content: Uint8Array | string): Promise<void> => {
    const parent = dirname(path);
    if (!folders.has(parent)) await mkdir(parent, { recursive: true });
    folders.add(parent);
    await writeFile(path, content);
  };
  return {
    notes,
    put(path, content) {
      const key = path.normalize('NFC').toLowerCase();
      const other = byKey.get(key);
      const named = path.split('/').every((part) => !unusable.test(part) && !hasControl(part) && Buffer.byteLength(part) <= LONGEST);
      if (!named || other !== undefined) {
        notes.push(`${path}: ${named ? `${other} has its name on some systems` : 'no file can have this name everywhere'}`);
        return false;
      }
      byKey.set(key, path);
      waiting.set(path, content);
      return true;
    },
    replace: (path, content) => void waiting.set(path, content),
    has: (path) => byKey.has(path.normalize('NFC').toLowerCase()),
    async read(path) {
      const content = waiting.get(path);
      if (content === undefined) return readFile(join(folder, path), 'utf8');
      return typeof content === 'string' ? content : Buffer.from(content).toString();
    },
    written: () => [...byKey.values()],
    flush: async () => {
      if (waiting.size >= AT_ONCE * 4) await writeAll();
    },
    done: writeAll,
  };
}

const hasControl = (text: string): boolean => Array.from(text).some((letter) => letter.charCodeAt(0) < 32);
