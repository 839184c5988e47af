// Colour arithmetic: round trips, contrast reached with the smallest change, readable inks.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { black, contrast, fillOf, hexOf, lchOf, reach, shifted, white } from './colour.ts';

// Fixed cases: what fails once fails again.
fc.configureGlobal({ seed: 2027 });

const anyHex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('colour arithmetic', () => {
  it('returns every screen colour unchanged from OKLCH', () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        expect(contrast(hexOf(lchOf(hex)), hex)).toBeLessThan(1.02);
      }),
    );
  });

  it('leaves a colour alone that is strong enough', () => {
    expect(reach(lchOf('#8c1c2b'), [white], 4.5, 'black')).toBe('#8c1c2b');
  });

  it('moves a weak colour only as far as needed', () => {
    const moved = reach(lchOf('#ffd400'), [white], 4.5, 'black');
    expect(contrast(moved, white)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(moved, white)).toBeLessThan(4.7);
  });

  it('gives the end of the scale where nothing is enough', () => {
    expect(reach(lchOf('#777777'), ['#808080'], 7, 'white')).toBe(white);
    expect(hexOf({ l: 0, c: 0.2, h: 30 })).toBe(black);
  });

  it('finds an ink for any fill, and keeps it under the pointer', () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        const { fill, ink } = fillOf(lchOf(hex), 4.5);
        expect(contrast(fill, ink)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(shifted(fill, ink, 0.05), ink)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(shifted(fill, ink, 0.09), ink)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('refuses an invalid colour', () => {
    expect(() => lchOf('crimson-ish')).toThrow('not a colour: crimson-ish');
  });
});
