// The check of a folder before it is published: each fault once, with its place.
import { expect, test } from 'vitest';
import { heart27, rival27 } from '../fixture/congress.ts';
import { checkFolder } from './check-folder.ts';

const faults = (changes: Record<string, string>) => {
  const files = new Map([...heart27, ...rival27].map((file) => [file.path, file]));
  for (const [path, text] of Object.entries(changes)) files.set(path, { path, text });
  return checkFolder([...files.values()]).map(({ file, line, column, severity, code }) => `${file}:${line}:${column} ${severity} ${code}`);
};

test('the broken row of the congress is a warning with its place, nothing else', () => {
  const { text } = heart27.find(({ path }) => path.endsWith('sessions.json'))!;
  const line = text.split('\n').findIndex((written) => written.includes('"Name": 42')) + 1;
  expect(faults({})).toEqual([`demo/heart27/data/sessions.json:${line}:7 warning unreadable-row`]);
});

test.each([
  ['demo/heart27/theme.json', '{'],
  ['demo/heart27/theme.json', '{"schemaVersion":1,\n "brand":"red"}'],
  [
    'demo/heart27/pages/HomePage.json',
    '{"schemaVersion":1,"page":"HomePage","layers":{"page":{"grids":[{"placements":[{"name":"x/y","acces":"hasTicket"}]}]}}}',
  ],
])('%s as %j holds its event back', (path, text) => {
  const found = faults({ [path]: text }).filter((line) => line.includes(' error '));
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(new RegExp(`^${path}:[1-9]\\d*:[1-9]\\d* error `));
});

test('an instance’s fault is found once, though all its events inherit it', () => {
  const found = faults({ 'demo/theme.json': '{', 'demo/second/app.json': '{}' });
  expect(found.filter((line) => line.startsWith('demo/theme.json'))).toHaveLength(1);
});
