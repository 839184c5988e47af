// Where the records stand that a path of a mapping finds: in every finding, whatever the path makes of them.
import { expect, test } from 'vitest';
import { fileOf } from '../fixtures/schedules.ts';
import { importProgramme } from '../import-programme.ts';
import { readRecords } from './records.ts';
import { recordsAtPath } from './records-at-path.ts';

const json = `{
  "about": { "name": "Lantern" },
  "days": [
    { "rooms": { "Hall/1": [
      { "title": "Tides", "people": [{ "name": "Ada Sample" }] },
      { "title": "", "people": [] }
    ] } },
    { "rooms": { "Pier": [
      { "title": "Lamps", "start": "25:99" }
    ] } }
  ]
}`;
const yaml = `about: { name: Lantern }
days:
  - rooms:
      Hall/1:
        - title: Tides
        - title: ''
  - rooms:
      Pier:
        - title: Lamps
          start: '25:99'
`;
const lines = `{ "rooms": { "Hall/1": [{ "title": "Tides" }] } }
{ "rooms": { "Hall/1": [{ "title": "" }] } }
{ "rooms": { "Pier": [{ "title": "Lamps", "start": "25:99" }] } }
`;
const paths = (days: string): string[] => [
  `${days}.rooms.*[][]`,
  `${days}.rooms.*[][].{title: title, start: start}`,
  `${days}.rooms.*[][].merge(@, {room: 'Hall'})`,
  `map(&(let $room = @[0] in @[1][*].merge({room: $room}, @)), ${days}.items(rooms)[]) | []`,
  `map(&(let $room = @[0] in @[1][*].{room: $room, title: title, start: start}), ${days}.items(rooms)[]) | []`,
];

test.each([
  ...paths('days[]').flatMap((path) => [
    ['export.json', json, path, [5, 6, 9], ['/days/0/rooms/Hall~11/0', '/days/0/rooms/Hall~11/1', '/days/1/rooms/Pier/0']] as const,
    ['export.yaml', yaml, path, [5, 6, 9], ['/days/0/rooms/Hall~11/0', '/days/0/rooms/Hall~11/1', '/days/1/rooms/Pier/0']] as const,
  ]),
  ...paths('[]').map((path) => ['export.jsonl', lines, path, [1, 2, 3], ['', '', '']] as const),
])('%#: the places of records in %s', (name, text, path, expected, pointers) => {
  const read = readRecords(fileOf(name, text));
  const records = recordsAtPath(read, path);
  expect(records.map(({ place }) => place.line || read.locate!(place.pointer, name).line)).toEqual(expected);
  expect(records.map(({ place }) => place.pointer)).toEqual(pointers);
  // What a record remembers is no part of it.
  expect(JSON.parse(JSON.stringify(records[0]!.value))).toMatchObject({ title: 'Tides' });

  const mapping = { timeZone: 'UTC', tables: [{ file: name, rows: path }] };
  const { findings, quarantine } = importProgramme({ files: [fileOf(name, text), fileOf('mapping.json', JSON.stringify(mapping))] });
  expect(quarantine.map(({ line }) => line)).toEqual([expected[1]]);
  const unreadable = findings.filter(({ code }) => code === 'session-time-unreadable');
  expect(unreadable.map(({ line }) => line)).toEqual([expected[2]]);
});

test('what has no part in the file stands at its beginning', () => {
  const read = readRecords(fileOf('export.json', json));
  expect(recordsAtPath(read, 'days[].rooms.*[][].title').map(({ place }) => place.pointer)).toEqual(['', '', '']);
  expect(recordsAtPath(read, 'days[].rooms.*[][].[title, people]').map(({ place }) => place.pointer)).toEqual([
    '/days/0/rooms/Hall~11/0/people',
    '/days/0/rooms/Hall~11/1/people',
    '',
  ]);
  expect(() => recordsAtPath(read, 'sort_by(days, &rooms)')).toThrow(/the path “sort_by/);
});

/** Milliseconds in which the places of so many records of one object are found. */
function timeOf(count: number): number {
  const many = Object.fromEntries(Array.from({ length: count }, (_one, at) => [`k${at}`, { title: at % 2 ? '' : 'Tides' }]));
  const text = JSON.stringify({ many }, undefined, 1);
  const start = performance.now();
  const read = readRecords(fileOf('export.json', text));
  const records = recordsAtPath(read, 'values(many)[].merge(@, {room: `1`})');
  expect(records.map(({ place }) => read.locate!(place.pointer, '').line)).toEqual(records.map((_record, at) => 3 + at * 3));
  return performance.now() - start;
}

test('ten times as many records need some ten times the time, not a hundred', () => {
  timeOf(1000);
  expect(timeOf(40_000)).toBeLessThan(40 * Math.max(timeOf(4000), timeOf(4000)));
});
