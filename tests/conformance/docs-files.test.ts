// The guides name files of the project, and the code names readings of the specification; each of them is there.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const guides = [...globSync('docs/*.md', { cwd: root }), ...globSync('docs/guide/*.md', { cwd: root }), 'README.md', 'CONTRIBUTING.md'];

/** Paths in backticks below a folder of the code; `<name>` and `*` are placeholders. */
const paths = (text: string): string[] =>
  [...text.matchAll(/`((?:src|server|cli|component-registry|scripts|tests|bench)\/[\w./-]+)`/g)].map(([, path]) => path!);

test.each(guides)('%s', (guide) => {
  const named = paths(readFileSync(join(root, guide), 'utf8'));
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('there is something to look for', () => {
  expect(paths(readFileSync(join(root, 'docs/how-it-works.md'), 'utf8')).length).toBeGreaterThan(30);
});

test('every reading that the code names is in docs/readings.md', () => {
  const known = new Set([...readFileSync(join(root, 'docs/readings.md'), 'utf8').matchAll(/^\| (R\d+) /gm)].map(([, id]) => id!));
  const named = globSync('{src,server,cli,component-registry}/**/*.{ts,tsx}', { cwd: root }).flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/\bR\d{1,2}\b/g)].map(([id]) => `${path}: ${id}`),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((line) => !known.has(line.split(': ')[1]!))).toEqual([]);
});
