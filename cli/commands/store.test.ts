// foyer store check: says that a store is whole, and names what is damaged.
import { closeSync, openSync, truncateSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeEach, expect, test, vi } from 'vitest';
import { app, folderOf, foyer } from './fixture/recorded.ts';

let path: string;
beforeEach(async () => {
  vi.stubEnv('DATABASE_URL', '');
  const data = join(folderOf(), 'store');
  path = join(data, 'foyer.sqlite');
  vi.stubEnv('FOYER_DATA', data);
  return () => vi.unstubAllEnvs();
});

const publish = () => foyer('publish', folderOf({ 'society/spring/app.json': app('Spring'), 'society/spring/assets/a.txt': 'kept' }));

test('a store that is whole, and one that is not there', async () => {
  expect((await foyer('store', 'check')).code).toBe(1);
  await publish();
  const { code, out } = await foyer('store', 'check');
  expect([code, out]).toEqual([0, [expect.stringMatching(/^The store is whole; [1-9]\d* contents? were read\.$/)]]);
});

test('a content that is not what was published', async () => {
  await publish();
  const file = new Database(path);
  file.prepare("update blobs set bytes = ? where hash in (select blob_hash from assets where path = 'a.txt')").run(Buffer.from('lost'));
  file.close();
  const { code, out } = await foyer('store', 'check');
  expect([code, out]).toEqual([1, [expect.stringMatching(/^content [0-9a-f]{64} is not what was published$/)]]);
});

test.each<[string, () => void]>([
  ['empty', () => truncateSync(path, 0)],
  ['cut off', () => truncateSync(path, 8192)],
  [
    'written over',
    () => {
      const file = openSync(path, 'r+');
      writeSync(file, Buffer.alloc(4096, 0xa5), 0, 4096, 4096 * 3);
      closeSync(file);
    },
  ],
])('a file that is %s', async (kind, damage) => {
  await publish();
  damage();
  const { code, out, err } = await foyer('store', 'check');
  expect([code, out.length > 0, err.join(' ')]).toEqual([1, true, expect.stringContaining('put back a copy')]);
  // Other commands either do not touch what is damaged, or say it with the name of the file.
  const other = await foyer('users', 'list');
  if (other.code !== 0) expect([other.code, other.err.join(' ')]).toEqual([2, expect.stringContaining(path)]);
  expect(other.code).toBe(kind === 'written over' ? 0 : 2);
});
