// Derived track colours are distinguishable for every type of colour vision, in light and in dark.
import { describe, expect, it } from 'vitest';
import { lchOf } from './colour.ts';
import { darkGround, lightGround, seedsOf } from './grounds.ts';
import { trackCount } from '../../base/track-number.ts';
import { apart, trackRoles, trackSeeds } from './tracks.ts';

const brands = ['#8c1c2b', '#0b6e6e', '#1f3a5f', '#ff5a1f', '#111111', '#7a2bd0', '#4c8c00'];

/** Smallest distance among the first `count` bars of a theme. */
function closest(brand: string, scheme: 'light' | 'dark', count: number): number {
  const seeds = seedsOf({ brand, accent: '', neutral: '' });
  const pages = { light: lightGround(seeds), dark: darkGround(seeds) };
  const roles = trackRoles(trackSeeds([], seeds.accent, [pages.light, pages.dark]), pages[scheme]);
  const bars = Array.from({ length: count }, (_, index) => roles[`track-${index + 1}`] ?? '');
  return Math.min(...bars.flatMap((a, index) => bars.slice(0, index).map((b) => apart(a, b))));
}

describe('track colours', () => {
  it.each(brands)('of the brand %s stay apart for colour-blind readers', (brand) => {
    for (const scheme of ['light', 'dark'] as const) {
      expect(closest(brand, scheme, 6), `${scheme}, six`).toBeGreaterThan(0.06);
      expect(closest(brand, scheme, 12), `${scheme}, twelve`).toBeGreaterThan(0.035);
    }
  });

  it('measures with the weakest colour vision: red and green coincide for some', () => {
    expect(apart('#b04a3a', '#6e7a2a')).toBeLessThan(apart('#b04a3a', '#3a6eb0'));
  });

  it('keeps the colours of the organiser, in order, and fills up with others', () => {
    const seeds = trackSeeds(['#8c1c2b', '#0b6e6e'], lchOf('#8c1c2b'), []);
    expect(seeds).toHaveLength(trackCount);
    expect(seeds.slice(0, 2)).toEqual([lchOf('#8c1c2b'), lchOf('#0b6e6e')]);
  });

  it('starts at the hue of the accent', () => {
    expect(trackSeeds([], lchOf('#0b6e6e'), [])[0]?.h).toBeCloseTo(lchOf('#0b6e6e').h);
  });
});
