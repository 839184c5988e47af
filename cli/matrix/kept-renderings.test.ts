// A broken-off run is resumed: what is whole is taken, what is half-written, changed or without its pictures is not.
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOf } from '../commands/fixture/recorded.ts';
import { keptRenderings } from './kept-renderings.ts';
import type { Look } from './look.ts';

const [one, two] = ['1'.repeat(20), '2'.repeat(20)];
const look: Look = {
  found: [{ kind: 'axe', message: 'image-alt', place: 'img' }],
  links: ['http://127.0.0.1/a'],
  ids: ['top'],
  pictures: { desktop: Buffer.from('d'), phone: Buffer.from('p') },
};

test('what was kept is read again by a later run', async () => {
  const folder = folderOf();
  const kept = await (await keptRenderings(folder)).write(one, look);
  expect(kept.pictures).toEqual({ desktop: `pictures/${one}-desktop.webp`, phone: `pictures/${one}-phone.webp` });
  const later = await keptRenderings(folder);
  expect(await later.read(one, true)).toEqual(kept);
  expect(await later.read(two, true), 'another key: something it shows has changed').toBeUndefined();
});

test('a half-written or foreign file, and missing pictures, are rendered again', async () => {
  const folder = folderOf();
  const kept = await keptRenderings(folder);
  await kept.write(one, look);
  await kept.write(two, { ...look, pictures: {} });
  rmSync(join(folder, 'pictures', `${one}-phone.webp`));
  const later = await keptRenderings(folder);
  expect(await later.read(one, true)).toBeUndefined();
  expect(await later.read(two, true), 'pictures are wanted now').toBeUndefined();
  expect(await later.read(two, false)).toBeDefined();
  for (const text of ['{"found":[', '[]', '{"found":[{"kind":"nonsense","message":"","place":""}],"links":[],"ids":[],"pictures":{}}']) {
    writeFileSync(join(folder, 'renderings', `${two}.json`), text);
    expect(await later.read(two, false)).toBeUndefined();
  }
});

test('only what a run needs stays, and files of others are not touched', async () => {
  const folder = folderOf({ 'pictures/holiday.webp': 'x', 'renderings/notes.json': '{}' });
  const kept = await keptRenderings(folder);
  await kept.write(one, look);
  await kept.write(two, look);
  await kept.only(new Set([two]));
  expect(readdirSync(join(folder, 'renderings')).sort()).toEqual([`${two}.json`, 'notes.json']);
  expect(readdirSync(join(folder, 'pictures')).sort()).toEqual([`${two}-desktop.webp`, `${two}-phone.webp`, 'holiday.webp']);
  expect(existsSync(join(folder, 'pictures', 'holiday.webp'))).toBe(true);
});
