// Any track colour from the data becomes a bar that is visible in both schemes.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from './colour.ts';
import { darkGround, lightGround, seedsOf } from './grounds.ts';
import { trackTokens } from './track-tokens.ts';

// Fixed cases: what fails once fails again.
fc.configureGlobal({ seed: 2027 });

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const pair = (track: string): [light: string, dark: string] => {
  const [, light, dark] = /^light-dark\((#.{6}), (#.{6})\)$/.exec(track) ?? [];
  return [light ?? '', dark ?? ''];
};

describe('track colours from the data', () => {
  it('have 3:1 on page and card of any theme, light and dark', () => {
    fc.assert(
      fc.property(hex, hex, (colour, brand) => {
        const [light, dark] = pair(trackTokens(colour)['--track']);
        const seeds = seedsOf({ brand, accent: '', neutral: brand });
        const [day, night] = [lightGround(seeds), darkGround(seeds)];
        for (const ground of [day.surface, day.raised]) expect(contrast(light, ground)).toBeGreaterThanOrEqual(3);
        for (const ground of [night.surface, night.raised]) expect(contrast(dark, ground)).toBeGreaterThanOrEqual(3);
      }),
    );
  });

  it('stay as they are where they are strong enough', () => {
    expect(trackTokens('#8c1c2b')['--track']).toMatch(/^light-dark\(#8c1c2b, /);
    expect(trackTokens('#cde')['--track']).toMatch(/, #ccddee\)$/);
  });

  it.each(['', 'red', '#12', 'url(x)', '#1234567', 'red;background:url(x)'])('fall back to the line for %j', (colour) => {
    expect(trackTokens(colour)['--track']).toBe('var(--line-strong)');
  });
});
