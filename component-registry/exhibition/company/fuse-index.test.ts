import { expect, it } from 'vitest';
import { createIndex } from './fuse-index.ts';

const rows = [
  { Name: 'Halden Devices', Tags: ['Imaging'] },
  { Name: 'Imaging House', Tags: ['Échocardiographie'] },
  { Name: 'Brightmoor Pharma', Tags: ['Medicines', 'Heart failure'] },
];

it('finds what is written as asked, names that begin with it first, whatever case and accents', () => {
  const search = createIndex(rows);
  expect(search('imaging')).toEqual([1, 0]);
  expect(search('ECHO')).toEqual([1]);
  expect(search('failure heart')).toEqual([2]);
});

it('forgives errors only where nothing is written as asked, in every word', () => {
  const search = createIndex(rows);
  expect(search('brigtmoor')).toEqual([2]);
  expect(search('haldn devces')).toEqual([0]);
  expect(search('haldn medicnes')).toEqual([]);
});

it('reads no more than 32 characters, and has nothing to find in an empty list', () => {
  expect(createIndex(rows)(`brightmoor pharma medicines hear${'x'.repeat(500)}`)).toEqual([2]);
  expect(createIndex([])('imaging')).toEqual([]);
});
