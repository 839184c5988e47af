import { expect, test } from 'vitest';
import { askedOf, limitsOf, searchOf } from '#src/base/search/fuzzy-limits.ts';
import { buildShortIndex } from './short-index.ts';

const row = (id: string, title: string, company = '') => ({
  id,
  title,
  subtitle: '',
  people: '',
  talks: '',
  track: '',
  room: '',
  type: '',
  company,
});
const rows = [row('a', 'Pressure by night', 'Nordpuls Medical'), row('b', 'Lesion durability', 'Ventrivant')];
const ids = (list: Parameters<typeof limitsOf>[0], question: string): readonly string[] =>
  buildShortIndex(rows, limitsOf(list)!).search(question).ids;

test('the limits of the specification', () => {
  expect(searchOf).toMatchObject({
    programme: 'words',
    exhibitors: { from: 3, threshold: 0.3, patternLength: 32 },
    products: { from: 3, threshold: 0.3, patternLength: 32 },
    symposiaList: { from: 3, threshold: 0.3 },
    symposiaSearch: { from: 2, threshold: 0, ignoreLocation: true },
  });
});

test('a query shorter than the limit is not asked', () => {
  expect([
    askedOf(' pr ', limitsOf('symposiaList')),
    askedOf('pr', limitsOf('symposiaSearch')),
    askedOf('p', limitsOf('programme')),
  ]).toEqual(['', 'pr', 'p']);
  expect(ids('symposiaList', 'pr')).toEqual([]);
});

test('the list of symposia forgives errors, their search does not, and finds a word wherever it stands', () => {
  expect(ids('symposiaList', 'ventrivent')).toEqual(['b']);
  expect(ids('symposiaSearch', 'ventrivent')).toEqual([]);
  expect(ids('symposiaSearch', 'medical')).toEqual(['a']);
  expect(ids('symposiaSearch', 'ni')).toEqual(['a']);
});

test('names the words to mark, and whether they are as written', () => {
  const found = buildShortIndex(rows, limitsOf('symposiaSearch')!).search('durab');
  expect([found.fit, [...found.words.answered]]).toEqual(['exact', ['durability']]);
  expect(buildShortIndex(rows, limitsOf('symposiaList')!).search('presure').fit).toBe('similar');
});

test('of a longer query the first 32 characters count', () => {
  expect(ids('symposiaSearch', `pressure by night ${'x'.repeat(40)}`)).toEqual([]);
  const long = buildShortIndex([row('l', 'A title that is quite a bit longer than the pattern')], limitsOf('symposiaSearch')!);
  expect(long.search('A title that is quite a bit longer THAN NOTHING').ids).toEqual(['l']);
});
