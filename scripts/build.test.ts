// When a build counts as fresh: only what the build reads decides, by content.
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isBuilt, markOfBuild } from './build.ts';

let root: string;
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'));
  write('src/app/main.tsx', 'start();');
  write('dist/index.html', '<html></html>');
  write('dist/.sources', markOfBuild(root, 'with preview'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('an untouched tree is built, also when a checkout has changed its times', () => {
  utimesSync(join(root, 'src/app/main.tsx'), 1, 1);
  expect(isBuilt(root)).toBe(true);
});

test.each([
  ['a changed file', () => write('src/app/main.tsx', 'restart();')],
  ['a new file', () => write('component-registry/demo/quote/view.tsx', '')],
  ['other packages', () => write('package-lock.json', '{}')],
  ['a lost page', () => rmSync(join(root, 'dist/index.html'))],
  ['a build that was broken off', () => rmSync(join(root, 'dist/.sources'))],
])('%s asks for a build', (_, change) => {
  change();
  expect(isBuilt(root)).toBe(false);
});

test('tests and samples are no sources of the build', () => {
  write('src/app/main.test.tsx', 'test();');
  write('sample-configs/demo/app.json', '{}');
  expect(isBuilt(root)).toBe(true);
});

test('a build of the other kind is none for who asks for a kind, and one for who does not', () => {
  expect([isBuilt(root, 'with preview'), isBuilt(root, 'without preview')]).toEqual([true, false]);
  write('dist/.sources', markOfBuild(root, 'without preview'));
  expect([isBuilt(root, 'with preview'), isBuilt(root, 'without preview'), isBuilt(root)]).toEqual([false, true, true]);
});
