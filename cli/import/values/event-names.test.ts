import { expect, test } from 'vitest';
import { eventNameOfFile, eventNameOfShort } from './event-names.ts';

test.each([
  ['harbour-days-2027.csv', 'Harbour Days 2027'],
  ['/in/some/place/Hafentage_2027_Programm.final.xlsx', 'Hafentage 2027'],
  ['38c3-schedule-20251206.csv', '38C3'],
  ['ESC2027 Sessions (3).xlsx', 'ESC 2027'],
  ['sessions.csv', ''],
  ['programme-v2.json', ''],
  ['2027.csv', ''],
  ['2027-05-03.csv', ''],
])('%s is “%s”', (path, name) => {
  expect(eventNameOfFile(path)).toBe(name);
});

test('a short name is written as a name', () => {
  expect(['harbour', 'harbour2027', 'kardia-days', 'ESC27', '2027'].map(eventNameOfShort)).toEqual([
    'Harbour',
    'Harbour 2027',
    'Kardia Days',
    'ESC27',
    '2027',
  ]);
});
