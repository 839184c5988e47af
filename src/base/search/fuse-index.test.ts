import { expect, it, test } from 'vitest';
import { createIndex } from './fuse-index.ts';
import { limitsOf, searchOf, type ShortLimits } from './fuzzy-limits.ts';

const rows = [
  { Name: 'Halden Devices', Tags: ['Imaging'] },
  { Name: 'Imaging House', Tags: ['Échocardiographie'] },
  { Name: 'Brightmoor Pharma', Tags: ['Medicines', 'Heart failure'] },
];

it('finds what is written as asked, names that begin with it first, whatever case and accents', () => {
  const search = createIndex(rows);
  expect(search('imaging').places).toEqual([1, 0]);
  expect(search('ECHO').places).toEqual([1]);
  expect(search('failure heart').places).toEqual([2]);
});

it('forgives errors only where nothing is written as asked, in every word', () => {
  const search = createIndex(rows);
  expect(search('brigtmoor').places).toEqual([2]);
  expect(search('haldn devces').places).toEqual([0]);
  expect(search('haldn medicnes').places).toEqual([]);
});

it('reads no more than 32 characters, and has nothing to find in an empty list', () => {
  expect(createIndex(rows)(`brightmoor pharma medicines hear${'x'.repeat(500)}`).places).toEqual([2]);
  expect(createIndex([])('imaging').places).toEqual([]);
});

it('says whether it is written so, and which words answer', () => {
  const search = createIndex(rows);
  expect(search('imag')).toEqual({ places: [1, 0], isWritten: true, words: new Set(['imaging']) });
  expect(search('brigtmoor')).toEqual({ places: [2], isWritten: false, words: new Set(['brightmoor']) });
});

const short = Object.entries(searchOf).filter(
  (entry): entry is [string, Exclude<(typeof searchOf)[keyof typeof searchOf], 'words'>] => entry[1] !== 'words',
);
test.each(short)('the limits of the table are those in force: %s', (_, limits: ShortLimits) => {
  const search = createIndex([{ Name: 'Brightmoor' }], limits);
  expect(search('Brightmoor'.slice(0, limits.from - 1)).places).toEqual([]);
  expect(search('Brightmoor'.slice(0, limits.from)).places).toEqual([0]);
  expect(search('Brihgtmoor').places).toEqual(limits.threshold > 0 ? [0] : []);
  const longest = 'b'.repeat(limits.patternLength);
  expect(createIndex([{ Name: longest }], limits)(`${longest}xyz`).places).toEqual([0]);
});

test('a list that has an index of words has no limits here', () => expect(limitsOf('programme')).toBeUndefined());
