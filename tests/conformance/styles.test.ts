// Style sheets that keep a change of the page small: a browser restyles and lays out what is changed, and not all of it.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const sheets = (pattern: string): { file: string; css: string }[] =>
  globSync(pattern, { cwd: root }).map((file) => ({
    file,
    css: readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''),
  }));

test('components are in no layer: a sheet with one that comes late makes a browser lay out the whole page again', () => {
  const components = sheets('component-registry/**/*.css');
  expect(components.length).toBeGreaterThan(100);
  expect(components.filter(({ css }) => css.includes('@layer')).map(({ file }) => file)).toEqual([]);
});

test('no rule is for any element after any other: each element that is added would restyle all that is beside it', () => {
  const afterAny = /\*\s*[+~]\s*\*/;
  const found = sheets('{src,component-registry}/**/*.css').filter(({ css }) => afterAny.test(css));
  expect(found.map(({ file }) => file)).toEqual([]);
});
