// Every motif is a tile that repeats, stays within its height, is small, and differs from event to event.
import { expect, test } from 'vitest';
import { lineEnds, motifKinds } from '../../base/motif-line.ts';
import { motifPath, motifTile, motifTokens } from './motif.ts';

const brand = '#8f1d2c';
const seeds = Array.from({ length: 60 }, (_, number) => `society/congress${number}`);
const drawn = motifKinds.filter((kind) => kind !== 'none');

/** Every height a path names, control points included: the line stays between them. Arcs reach as far as their radius. */
function heights(path: string): number[] {
  let at = 0;
  return [...path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)].flatMap(([, letter = '', written = '']) => {
    const numbers = [...written.matchAll(/[+-]?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
    const base = letter === letter.toLowerCase() ? at : 0;
    const kind = letter.toUpperCase();
    if (kind === 'H') return [at];
    if (kind === 'A') return [at, at + (numbers[4] === 1 ? -1 : 1) * numbers[1]!];
    const found =
      kind === 'V' ? numbers.map((number) => base + number) : numbers.flatMap((number, index) => (index % 2 ? base + number : []));
    at = found.at(-1)!;
    return found;
  });
}

test.each(drawn)('%s begins and ends at height 12, stays in its tile, and is small', (motif) => {
  for (const seed of seeds) {
    const path = motifPath({ motif, brand }, seed);
    const ends = lineEnds(path);
    expect([ends?.from.y, ends?.to.y], path).toEqual([12, 12]);
    expect(ends!.from.x).toBe(0);
    expect(ends!.to.x).toBeGreaterThanOrEqual(240);
    const { stroke } = motifTile({ motif, brand }, seed);
    // A tenth is what rounding may add.
    expect(Math.min(...heights(path)) - stroke / 2, path).toBeGreaterThanOrEqual(-0.1);
    expect(Math.max(...heights(path)) + stroke / 2, path).toBeLessThanOrEqual(24.1);
    expect(motifTokens({ motif, brand }, seed)['motif']!.length).toBeLessThanOrEqual(900);
  }
});

test('the heart beat shows one beat within the half of a tile that stands above a sentence', () => {
  for (const seed of seeds) {
    const tip = /l2\.5 2L(\d+) /.exec(motifPath({ motif: 'rhythm', brand }, seed));
    expect(Number(tip?.[1])).toBeLessThan(80);
  }
});

test('an event without motif has a line of its own, always the same; a heart beat only where it is asked for', () => {
  const paths = seeds.map((seed) => motifPath({ motif: '', brand }, seed));
  expect(seeds.map((seed) => motifPath({ motif: '', brand: brand.toUpperCase() }, seed))).toEqual(paths);
  expect(new Set(paths).size).toBeGreaterThanOrEqual(seeds.length - 2);
  expect(paths.filter((path) => path.includes('l2.5 2L'))).toEqual([]);
  expect(motifPath({ motif: '', brand: '#0b6e6e' }, seeds[0]!)).not.toBe(paths[0]);
});

test('a line of its own is taken as it is; one that would not repeat is replaced by the line of the event', () => {
  expect(motifPath({ motif: 'M0 12L120 3L240 12', brand }, 'a/b')).toBe('M0 12L120 3L240 12');
  expect(motifPath({ motif: 'M0 3H240', brand }, 'a/b')).toBe(motifPath({ motif: '', brand }, 'a/b'));
});

test('the longest line that may be written is still small', () => {
  const longest = `M0 12${'h1'.repeat(337)}`;
  expect(longest).toHaveLength(679);
  expect(motifTokens({ motif: longest, brand }, '')['motif']!.length).toBeLessThanOrEqual(900);
});

test('a picture for a mask names no address and no quote that ends it; no motif is a plain bar, and nothing above a sentence', () => {
  const { motif, ...rest } = motifTokens({ motif: 'rhythm', brand }, 'a/b');
  expect(motif).toMatch(/^url\("data:image\/svg\+xml,[^"#<>\\\n]*"\)$/);
  expect(rest).toEqual({ 'motif-size': '15rem 1.5rem', 'motif-mark': "''" });
  expect(motifTokens({ motif: 'none', brand }, 'a/b')).toEqual({
    motif: 'linear-gradient(#000,#000)',
    'motif-size': '100% 3px',
    'motif-mark': 'none',
  });
});
