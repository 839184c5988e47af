// Booths and companies: order of numbers, shapes, search.
import { expect, test } from 'vitest';
import * as z from 'zod';
import { boothWords } from './booth-words.ts';
import { ascending, boxAround, foundCompanies, hallOf, placedBooths } from './booths.ts';
import { company, ownHalls } from './shapes.ts';

const [one, two] = ownHalls.parse([
  { id: 'one', name: 'Hall 1', width: 900, height: 600, booths: [{ number: 'A1', points: '10,10 60,40' }] },
  {
    id: 'two',
    name: 'Hall 2',
    width: 900,
    height: 600,
    booths: [
      { number: 'B9', points: '200,140 120,80' },
      { number: 'B12', points: '300,300 360,300 360,360' },
    ],
  },
]);
const companies = z.array(company).parse([
  { id: 'sample', name: 'Sample Instruments', booths: ['B12', 'B9'], sponsorType: 'Gold Partner' },
  { id: 'arzt', name: 'Ärztehaus', booths: ['A1'] },
  { id: 'none', name: 'Nowhere Ltd', booths: [] },
]);

test('numbers ascend as people count', () => {
  expect(ascending(['B12', 'B9', 'A10', 'a2'])).toEqual(['a2', 'A10', 'B9', 'B12']);
});

test('two corners are a rectangle whichever is first; more are a polygon', () => {
  const booths = placedBooths(two!, companies);
  expect(booths.map(({ corners }) => corners)).toEqual(['120,80 200,80 200,140 120,140', '300,300 360,300 360,360']);
  expect(booths[0]!.box).toEqual({ x: 120, y: 80, width: 80, height: 60 });
  expect(booths.map((booth) => booth.company?.id)).toEqual(['sample', 'sample']);
  expect(boxAround(booths, 'sample')).toEqual({ x: 120, y: 80, width: 240, height: 280 });
  expect(boxAround(booths, 'arzt')).toBeUndefined();
});

test('halls with equal numbers: each booth has the company of its own hall', () => {
  const equal = ownHalls.parse(
    ['1', '2'].map((id) => ({ id, name: id, width: 90, height: 60, booths: [{ number: '7', points: '1,1 9,9' }] })),
  );
  const both = z.array(company).parse([
    { id: 'a', name: 'A', booths: [{ hall: '1', number: '7' }] },
    { id: 'b', name: 'B', booths: [{ hall: '2', number: '7' }] },
    { id: 'everywhere', name: 'C', booths: ['7'] },
  ]);
  const shown = (list: typeof both) => equal.map((hall) => placedBooths(hall, list)[0]!.company?.id);
  expect([shown(both), shown(both.toReversed())]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
  // The number alone is meant in every hall; a hall without a plan shows nothing of its companies.
  expect(shown(both.slice(2))).toEqual(['everywhere', 'everywhere']);
  expect(shown([{ ...both[0]!, booths: [{ hall: '3', number: '7' }] }])).toEqual([undefined, undefined]);
  expect(both.map((one) => hallOf(equal, one).id)).toEqual(['1', '2', '1']);
});

test.each([
  [
    [
      ['', '2.10'],
      ['', '2.9'],
    ],
    '2.9, 2.10',
  ],
  [
    [
      ['Hall 2', '3'],
      ['Hall 1', '2.10'],
      ['Hall 1', '2.9'],
    ],
    '2.9, 2.10 (Hall 1); 3 (Hall 2)',
  ],
  [
    [
      ['Hall 1', '7'],
      ['Hall 2', '7'],
      ['Hall 1', '7'],
    ],
    '7 (Hall 1); 7 (Hall 2)',
  ],
  [[], ''],
] as [[string, string][], string][])('booths in words: %j are %s', (booths, words) => {
  expect(boothWords(booths.map(([HallName, BoothNumber]) => ({ HallName, BoothNumber })))).toBe(words);
});

test.each([
  ['sample', 'two'],
  ['arzt', 'one'],
  ['none', 'one'],
])('%s is in hall %s', (id, hall) => {
  expect(
    hallOf(
      [one!, two!],
      companies.find((found) => found.id === id),
    ).id,
  ).toBe(hall);
});

test.each([
  ['', ['arzt', 'none', 'sample']],
  ['arzte', ['arzt']],
  ['b9', ['sample']],
  ['gold instr', ['sample']],
  ['gold ärzte', []],
])('"%s" finds %s', (question, found) => {
  expect(foundCompanies(companies, question, 'de-DE', ({ sponsorType }) => String(sponsorType)).map(({ id }) => id)).toEqual(found);
});

test.each(['10,10', '1,2 x,y', '1 2 3 4', ''])('"%s" is no shape', (points) => {
  expect(ownHalls.safeParse([{ id: 'one', name: 'One', width: 1, height: 1, booths: [{ number: '1', points }] }]).success).toBe(false);
});
