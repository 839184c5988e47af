// The files of a site: below its folder and nowhere else, and no two that one disk takes for the same.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOf } from '../../commands/fixture/recorded.ts';
import { siteFiles } from './site-files.ts';

test.each([
  '../outside.html',
  'a/../../outside.html',
  '..',
  '.',
  'a/./b',
  'a//b',
  '/outside.html',
  'a\\..\\..\\outside.html',
  'C:/outside.html',
  'a/what?.html',
  'a/*.html',
  'a/"quoted".html',
  'a/ends with a dot./index.html',
  'a/ends with a blank /index.html',
  'a/line\nbreak.html',
  `a/${'ä'.repeat(128)}`,
  '',
])('%j is written nowhere and told', async (path) => {
  const folder = folderOf({ 'site/keep.txt': '' });
  const files = siteFiles(join(folder, 'site'));
  expect(files.put(path, 'x')).toBe(false);
  await files.done();
  expect([readdirSync(folder), readdirSync(join(folder, 'site'))]).toEqual([['site'], ['keep.txt']]);
  expect(files.notes).toEqual([`${path}: no file can have this name everywhere`]);
  expect(existsSync(join(dirname(folder), 'outside.html'))).toBe(false);
});

test.each([
  ['page/Venue/index.html', 'page/venue/index.html'],
  ['session/\u00e9/index.html', 'session/e\u0301/index.html'],
  ['session/A\u00c9/index.html', 'session/ae\u0301/index.html'],
])('%s and %s are one file on some systems: the first stays, the second is told', async (first, second) => {
  const folder = folderOf();
  const files = siteFiles(folder);
  expect([files.put(first, 'first'), files.put(second, 'second'), files.has(second)]).toEqual([true, false, true]);
  await files.done();
  expect(readFileSync(join(folder, first), 'utf8')).toBe('first');
  expect([files.written(), files.notes]).toEqual([[first], [`${second}: ${first} has its name on some systems`]]);
});

test('names as people write them are files', async () => {
  const folder = folderOf();
  const files = siteFiles(folder);
  const names = ['index.html', 'page/Übersicht/index.html', 'session/a b (c)/index.html', '.well-known/x', `a/${'x'.repeat(255)}`];
  for (const name of names) expect(files.put(name, name), name).toBe(true);
  await files.done();
  for (const name of names) expect(readFileSync(join(folder, name), 'utf8')).toBe(name);
  expect(files.notes).toEqual([]);
});
