// A damaged file is found before anything is done with it: the error names the file and the remedy, and nothing replaces it.
import { closeSync, openSync, readdirSync, readFileSync, renameSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../fixture/test-app.ts';
import { openStore } from '../store.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const PAGE = 4096;

/** A folder with a store of some size; `path` is its file. */
async function used() {
  const folder = temporaryFolder();
  onTestFinished(folder.remove);
  const store = await openStore({ folder: folder.path });
  const rows = Array.from({ length: 400 }, (_, index) => ({ setname: 's', resourcename: `r${index}`, resourcevalue: 'x'.repeat(300) }));
  await store.publish({ instance: 'demo', event: 'heart27', instanceDocument: '{}', rows, data: [], assets: [] }, NOW);
  await store.close();
  return { folder: folder.path, path: join(folder.path, 'foyer.sqlite') };
}

/** Writes over the start of some pages, as a disk that fails does. */
function spoil(path: string, pages: readonly number[]): void {
  const file = openSync(path, 'r+');
  for (const page of pages) writeSync(file, Buffer.alloc(200, 0xa5), 0, 200, page * PAGE);
  closeSync(file);
}

test.each<[string, (path: string) => void, RegExp]>([
  ['empty', (path) => truncateSync(path, 0), /is empty \(0 bytes\)/],
  ['text', (path) => writeFileSync(path, 'This is no database.'.repeat(400)), /is no database/],
  ['cut off', (path) => truncateSync(path, 10 * PAGE), /is damaged/],
  ['cut off in the middle of the first page', (path) => truncateSync(path, 50), /is (damaged|no database)/],
  ['gone, with newer writes left beside it', (path) => renameSync(path, `${path}-wal`), /is missing, but its newest writes/],
])('a file that is %s is refused by name, with what to do, and stays as it is', async (_, damage, words) => {
  const { folder, path } = await used();
  damage(path);
  const names = readdirSync(folder);
  const files = (): string[] => names.map((name) => readFileSync(join(folder, name)).toString('base64'));
  const before = files();
  const opened = openStore({ folder }, { check: true });
  await expect(opened).rejects.toThrow(words);
  await expect(opened).rejects.toThrow(path);
  await expect(opened).rejects.toThrow(/Put back a copy/);
  expect(files().every((text, index) => text === before[index])).toBe(true);
});

test('damage in the middle is found by the check before a start, wherever it is', async () => {
  const { folder, path } = await used();
  const whole = readFileSync(path);
  const pages = whole.length / PAGE;
  const missed: number[] = [];
  for (let page = 1; page < pages; page++) {
    spoil(path, [page]);
    const outcome = await openStore({ folder }, { check: true }).then(
      (store) => store.close().then(() => 'opened'),
      (error: Error) => error.message,
    );
    if (!outcome.includes(path)) missed.push(page);
    writeFileSync(path, whole);
  }
  // Nothing refers to a page that is free.
  expect(missed).toEqual([]);
  const store = await openStore({ folder }, { check: true });
  expect(await store.events()).toHaveLength(1);
  await store.close();
});

test('a folder without a file gets a new one', async () => {
  const folder = temporaryFolder();
  onTestFinished(folder.remove);
  const store = await openStore({ folder: join(folder.path, 'new') }, { check: true });
  expect(await store.events()).toEqual([]);
  await store.close();
});
