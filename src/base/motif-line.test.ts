// Path data of a motif: read in one pass, and only what repeats is taken.
import { expect, test } from 'vitest';
import { theme } from '../model/documents/theme.ts';
import { lineEnds, motifFault } from './motif-line.ts';

test.each([
  ['M0 12H240', 0, 12, 240, 12],
  ['m0,12 l60-9 60,18.5', 0, 12, 120, 21.5],
  ['M0 12C10 0 20 0 30 12S50 24 60 12', 0, 12, 60, 12],
  ['M0 12Q5 0 10 12T20 12t10 .5.5.5', 0, 12, 30.5, 13],
  // The flags of an arc need nothing between them.
  ['M0 12a5 5 0 0110 0A5 5 0 1 1 240 12', 0, 12, 240, 12],
  ['M0 12v-3V6h4z', 0, 12, 0, 12],
  ['M3 12m1 1l1 1Z m1-1', 3, 12, 5, 12],
  ['  M0 12 L 240 12 ', 0, 12, 240, 12],
])('%s', (path, fromX, fromY, toX, toY) => {
  expect(lineEnds(path)).toEqual({ from: { x: fromX, y: fromY }, to: { x: toX, y: toY } });
});

test.each(['', 'L0 12', '12 12', 'M', 'M0', 'M0 12L1', 'M0 12X3', 'M0 12A5 5 0 2 0 240 12', 'M0 12H240"/>', 'M0 12h-', 'M0 12H1.2.3-'])(
  '%j is no path data',
  (path) => expect(motifFault(path)).toBe('is no path data'),
);

test('a tile that would not repeat is told with the heights it has', () => {
  expect(motifFault('M0 12L120 3L240 12')).toBeUndefined();
  expect(motifFault('M0 3L240 21.5')).toBe('begins at height 3 and ends at height 21.5; a tile repeats where both are 12');
});

test('the schema takes kinds and signs of path data, nothing that could leave an attribute, and no essay', () => {
  const taken = (motif: string): boolean => theme.safeParse({ motif }).success;
  for (const motif of ['', 'rhythm', 'none', 'M0 12H240', 'm0,12 h240']) expect(taken(motif), motif).toBe(true);
  for (const motif of ['Rhythm', 'rhythmM0 12', 'L0 12', "M0 12'/>", 'M0 12"', 'M0 12)', 'M0 12<', 'M0 12e3', `M0 12${' '.repeat(680)}`])
    expect(taken(motif), motif).toBe(false);
});
