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

test('what stands before + or ~ is named by class, id, attribute or tag: else each element that is added restyles all that is beside it', () => {
  const before = /([^\s>+~,(){}]+(?:\([^()]*\))?)\s*[+~]\s*[*.:[\w]/g;
  const isNamed = (compound: string): boolean => /^[a-z]|[.#[]/i.test(compound.replaceAll(/:(is|where|not|has)\(.*\)/g, ''));
  const found = sheets('{src,component-registry}/**/*.css').flatMap(({ file, css }) =>
    [...css.replaceAll(/\{[^{}]*\}/g, '{}').matchAll(before)].flatMap(([rule, compound = '']) =>
      isNamed(compound) ? [] : [`${file}: ${rule}`],
    ),
  );
  expect(found).toEqual([]);
});
