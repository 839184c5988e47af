import { expect, test } from 'vitest';
import { chosenView, drawnView, programmeViews, type ProgrammeView, sizeBeside, type ViewFacts } from './views.ts';

const facts: ViewFacts = { offered: programmeViews, wanted: undefined, isWide: true, isDay: true, days: 4 };
const drawn = (change: Partial<ViewFacts>): ProgrammeView => drawnView({ ...facts, ...change });

test('the first one at first, then the one in the address if it is on offer', () => {
  expect(drawn({})).toBe('list');
  expect(drawn({ wanted: 'cards' })).toBe('cards');
  expect(drawn({ wanted: 'cards', offered: ['grid', 'list'] })).toBe('grid');
});

test('one address shows a grid where there is room and a timeline where there is none', () => {
  expect(drawn({ wanted: 'grid' })).toBe('grid');
  expect(drawn({ wanted: 'grid', isWide: false })).toBe('timeline');
  expect(drawn({ wanted: 'timeline' })).toBe('grid');
  expect(drawn({ wanted: 'grid', isWide: false, offered: ['list', 'grid'] })).toBe('list');
  expect(drawn({ wanted: 'timeline', offered: ['list', 'timeline'] })).toBe('timeline');
});

test('both are of one day, and wait for the width', () => {
  expect(drawn({ wanted: 'grid', isDay: false })).toBe('list');
  expect(drawn({ wanted: 'grid', isWide: undefined })).toBe('list');
  expect(drawn({ wanted: 'cards', isDay: false, isWide: undefined })).toBe('cards');
});

test('the overview of all days is for events longer than three', () => {
  expect(drawn({ wanted: 'week' })).toBe('week');
  expect(drawn({ wanted: 'week', isDay: false })).toBe('week');
  expect(drawn({ wanted: 'week', days: 3 })).toBe('list');
  expect(chosenView({ ...facts, wanted: 'week', isWide: undefined })).toBe('week');
});

test('sizes follow one another, and end', () => {
  expect([sizeBeside('compact', 1), sizeBeside('comfortable', 1), sizeBeside('large', 1)]).toEqual(['comfortable', 'large', undefined]);
  expect(sizeBeside('compact', -1)).toBeUndefined();
});
