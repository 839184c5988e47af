// The guides name files of the project; each of them is there.
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
