import { expect, test } from 'vitest';
import { contrast, lchOf, white } from '../../../src/ui/theme/colour.ts';
import { drawnDistance } from './apart-colours.ts';
import { withTrackColours } from './track-colours.ts';

const named = (count: number) => Array.from({ length: count }, (_, index) => ({ Id: `t${index}`, Name: `Track ${index}` }));
const coloursOf = (count: number) => withTrackColours(named(count), '#3e3a00').map(({ Color = '' }) => Color);
const apart = (one: string, other: string): number => {
  const distance = Math.abs(lchOf(one).h - lchOf(other).h) % 360;
  return Math.min(distance, 360 - distance);
};

test.each([2, 3, 5, 8, 12])('%i tracks without colours have hues that are told apart, and are read on paper', (count) => {
  const colours = coloursOf(count);
  for (const [index, one] of colours.entries()) {
    expect(contrast(one, white)).toBeGreaterThanOrEqual(4.5);
    for (const other of colours.slice(index + 1)) expect([one, other, apart(one, other) > 15]).toEqual([one, other, true]);
  }
});

test('a colour stays when another track comes', () => {
  expect(coloursOf(4).slice(0, 3)).toEqual(coloursOf(3));
});

test('colours of the source stay, and so does a long list', () => {
  const own = [{ Id: 'a', Name: 'A', Color: '#123456' }, ...named(2)];
  expect(withTrackColours(own, '#3e3a00')).toBe(own);
  const long = named(13);
  expect(withTrackColours(long, '#3e3a00')).toBe(long);
});

test('of two colours of the source that look alike the second moves, as little as it takes; equal ones and greys stay', () => {
  const colours = ['#f9b000', '#e40429', '#685b9d', '#00a356', '#0347b4', '#4d4d4c', '#f2f006', '#e40429', '#4e4e4c'];
  const own = colours.map((Color, index) => ({ Id: `t${index}`, Name: `Track ${index}`, Color }));
  expect(drawnDistance('#f2f006', '#f9b000')).toBeLessThan(0.08);
  const shown = withTrackColours(own, '#e40429').map(({ Color = '' }) => Color);
  expect(shown.map((colour, index) => (colour === colours[index] ? '' : index)).filter((index) => index !== '')).toEqual([4, 6]);
  const chromatic = [...new Set(shown.slice(0, 8))];
  for (const [index, one] of chromatic.entries())
    for (const other of chromatic.slice(index + 1)) expect([one, other, drawnDistance(one, other) >= 0.08]).toEqual([one, other, true]);
});
