// Where a reason was written: the line of the rule that decided, and never a file that is not the configuration's.
import { expect, test } from 'vitest';
import { reasonPlaces } from './reason-places.ts';

const text = `{
  "id": "a",
  "startTime": "2027-05-03T09:00",
  "endTime": "2027-05-03T10:00",
  "draft": true
}`;
const place = reasonPlaces([{ path: 'society/spring/pages/HomePage.json', text }]);
const source = { file: 'society/spring/pages/HomePage.json', pointer: '' };
const lineOf = (rule: string, detail: string) => place({ rule, outcome: 'hide', detail, source }).line;

test('a window that has closed is explained by its end, one that is to open by its start, an unreadable one by what is written first', () => {
  expect(lineOf('window', 'closed at 10:00')).toBe(4);
  expect(lineOf('window', 'opens at 09:00')).toBe(3);
  expect(lineOf('window', 'open')).toBe(3);
});

test('another rule has the line of its field, the placement’s where it is not written, none where nothing is', () => {
  expect([lineOf('draft', ''), lineOf('access', '')]).toEqual([5, 1]);
  expect(place({ rule: 'draft', outcome: 'hide', detail: '' })).toMatchObject({ file: '', line: 0 });
});

test('pages of the platform have their lines; nothing else of the disk has', () => {
  const at = (file: string, pointer: string) => place({ rule: 'x', outcome: 'show', detail: '', source: { file, pointer } }).line;
  expect(at('src/pages/defaults/HomePage.json', '/layers')).toBeGreaterThan(1);
  for (const file of ['src/pages/defaults/../../../package.json', 'package.json', '/etc/passwd', '../package.json'])
    expect(at(file, '/devDependencies'), file).toBe(at('nowhere.json', '/devDependencies'));
});
