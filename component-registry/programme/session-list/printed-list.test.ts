// What is over today is folded on screens alone: a page that is printed before the app has taken it over has all of it on paper.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('what is hidden in the list of a day is hidden on screens alone', () => {
  const style = readFileSync(join(import.meta.dirname, 'group-list.module.css'), 'utf8');
  const before = style.slice(0, style.indexOf('display: none'));
  expect(before.slice(before.lastIndexOf('@media')).split('{', 1)[0]).toMatch(/^@media screen\b/);
});
