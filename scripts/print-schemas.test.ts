// Writing and checking schemas: what is missing, changed or stale is named, and nothing else is touched.
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { driftOf, writeSchemas } from './print-schemas.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'schemas-'));
});
afterEach(() => rm(folder, { recursive: true }));

const files = [
  { path: 'documents/page.schema.json', schema: { title: 'Page' } },
  { path: 'components/demo/quote.schema.json', schema: { title: 'Quote' } },
];
const none = { missing: [], changed: [], stale: [] };

test('all files are written once, then there is no drift', async () => {
  expect((await writeSchemas(folder, files)).missing).toEqual(files.map(({ path }) => path));
  expect(await driftOf(folder, files)).toEqual(none);
  const before = (await stat(join(folder, files[0]!.path))).mtimeMs;
  expect(await writeSchemas(folder, files)).toEqual(none);
  expect((await stat(join(folder, files[0]!.path))).mtimeMs).toBe(before);
});

test('a changed, a broken and a stale file are named and put right', async () => {
  await writeSchemas(folder, files);
  const newer = [{ path: files[0]!.path, schema: { title: 'Page', type: 'object' } }];
  expect(await driftOf(folder, newer)).toEqual({ missing: [], changed: [files[0]!.path], stale: [files[1]!.path] });
  await writeSchemas(folder, newer);
  expect(await driftOf(folder, newer)).toEqual(none);
  await writeFile(join(folder, files[0]!.path), '{ not json');
  expect((await driftOf(folder, newer)).changed).toEqual([files[0]!.path]);
});

test('indentation is not drift', async () => {
  await writeSchemas(folder, files);
  await writeFile(join(folder, files[0]!.path), JSON.stringify(files[0]!.schema));
  expect(await driftOf(folder, files)).toEqual(none);
  expect(JSON.parse(await readFile(join(folder, files[0]!.path), 'utf8'))).toEqual(files[0]!.schema);
});
