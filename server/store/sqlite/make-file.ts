// Makes the file of a new embedded database whole or not at all, and refuses what lies in its place and is none.
import { closeSync, existsSync, fsyncSync, linkSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import Database from 'better-sqlite3';
import { StoreError } from '../store-error.ts';

/** Name of the file in the folder of the store. */
const FILE = 'foyer.sqlite';

/** Path of the file in the folder of the store. */
export const storeFile = (folder: string): string => join(folder, FILE);

/** The store cannot be used as it is; the message names the file and the remedy. */
export const damaged = (path: string, what: string, cause?: unknown): StoreError =>
  new StoreError(
    'STORE_DAMAGED',
    `${path} ${what}. Nothing was changed. Put back a copy of it, with the files beside it whose names begin alike; ` +
      `or move these files away, and the next start makes a new, empty store. \`foyer store check\` tells what is damaged.`,
    cause,
  );

/**
 * Gives the path of the file in a folder, made by `fill` when there is none. It appears under its name when it is complete, so that
 * one that is empty or cut off is damaged and never merely young. Throws StoreError where something else is in its place.
 */
export async function fileIn(folder: string, fill: (file: Database.Database) => Promise<void>): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const path = storeFile(folder);
  if (existsSync(path)) {
    if (statSync(path).size === 0) throw damaged(path, 'is empty (0 bytes), so what it held is gone');
    return path;
  }
  if (existsSync(`${path}-wal`) && statSync(`${path}-wal`).size > 0)
    throw damaged(path, 'is missing, but its newest writes lie beside it in foyer.sqlite-wal');
  const young = join(folder, `.${FILE}-${randomUUID()}`);
  try {
    const file = new Database(young);
    try {
      file.pragma('journal_mode = WAL');
      await fill(file);
    } finally {
      file.close();
    }
    name(young, path);
    keepName(folder);
  } finally {
    for (const suffix of ['', '-wal', '-shm']) rmSync(young + suffix, { force: true });
  }
  return path;
}

/** Gives the file its name, unless another process was faster: then its file is the store. */
function name(young: string, path: string): void {
  try {
    linkSync(young, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    // Some file systems know no second name of a file.
    if (!existsSync(path)) renameSync(young, path);
  }
}

/** Makes the name outlast a loss of power; where folders cannot be written out, it does so by itself. */
function keepName(folder: string): void {
  try {
    const opened = openSync(folder, 'r');
    fsyncSync(opened);
    closeSync(opened);
  } catch {
    // Windows.
  }
}
