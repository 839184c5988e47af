// Spacing follows the density in whole pixels, and radii are consistent.
import { describe, expect, it } from 'vitest';
import { measuresOf, space } from './measures.ts';

const fonts = { heading: 'inter', text: 'inter' } as const;

describe('measures', () => {
  it('are multiples of four at normal density', () => {
    expect([1, 2, 3, 8, 16, 24].map((n) => space(n, 'normal'))).toEqual([4, 8, 12, 32, 64, 96]);
  });

  it('shrink and grow with density, with a minimum', () => {
    expect([1, 2, 8].map((n) => space(n, 'compact'))).toEqual([4, 8, 26]);
    expect([1, 2, 8].map((n) => space(n, 'airy'))).toEqual([5, 10, 40]);
  });

  it('have no round corner anywhere without a radius', () => {
    const square = measuresOf({ radius: 'none', density: 'normal', fonts, headingWeight: 600 });
    for (const name of ['radius-small', 'radius', 'radius-large', 'radius-pill']) expect(square[name]).toBe('0px');
  });
});
