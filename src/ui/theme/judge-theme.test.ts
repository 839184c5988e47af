// Findings about an organiser's colours: none if they are shown as written, otherwise what is shown instead.
import { expect, test } from 'vitest';
import type { Theme } from '../../model/documents/theme.ts';
import { contrast } from './colour.ts';
import { correctedColours, weakPairs } from './judge-theme.ts';

const theme = (more: Partial<Theme>): Theme =>
  ({
    brand: '#1f3a5f',
    accent: '',
    neutral: '',
    scheme: 'auto',
    fonts: {},
    headingWeight: 650,
    radius: 'medium',
    density: 'normal',
    tracks: [],
    ...more,
  }) as Theme;

test.each([{}, { brand: '#8f1d2c', accent: '#8f1d2c', neutral: '#efe3d3' }, { brand: '#14151a', accent: '#2433ff' }, { brand: '#000000' }])(
  '%j is shown as written',
  (colours) => expect(correctedColours(theme(colours))).toEqual([]),
);

test('a button on which white text is unreadable is shown darker; writing that colour removes the finding', () => {
  const [first] = correctedColours(theme({ accent: '#4f86c6' }));
  expect(first).toMatchObject({ key: 'accent', written: '#4f86c6', safe: true });
  expect(first!.contrast).toBeLessThan(4.5);
  expect(contrast('#ffffff', first!.shown)).toBeGreaterThanOrEqual(4.5);
  expect(correctedColours(theme({ accent: first!.shown })).filter(({ safe }) => safe)).toEqual([]);
});

test('a colour too light for links keeps its button, so there is no finding', () => {
  expect(correctedColours(theme({ accent: '#ffdd00' }))).toMatchObject([{ use: 'as the colour of links', safe: false }]);
});

test('without an accent the brand is judged', () => {
  expect(correctedColours(theme({ brand: '#4f86c6' }))).toMatchObject([{ key: 'brand' }]);
});

test('the derivation keeps its guarantees', () => {
  expect(weakPairs(theme({ brand: '#777777', accent: '#ffdd00', tracks: ['#ffffff', '#000000'] }))).toEqual([]);
});
