// No choice of colours makes an event unreadable, and the stylesheet defines what components need.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { theme as themeDocument } from '../../model/documents/theme.ts';
import { contrastPairs, deriveTheme, type ThemeValues } from './derive-theme.ts';

const themed = (values: Record<string, unknown> = {}): ThemeValues => themeDocument.parse(values);

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const maybe = fc.option(hex, { nil: '' });

const broken = (theme: ThemeValues): string[] =>
  contrastPairs(theme)
    .filter((pair) => pair.contrast < pair.least)
    .map((pair) => `${pair.scheme} ${pair.place}: ${pair.ink} on ${pair.ground} ${pair.contrast.toFixed(2)} < ${pair.least}`);

describe('the colours of a theme', () => {
  it('keep every promised contrast whatever an organiser chooses, light and dark, on the page and on the strong band', () => {
    fc.assert(
      fc.property(hex, maybe, maybe, fc.array(hex, { maxLength: 3 }), (brand, accent, neutral, tracks) => {
        expect(broken(themed({ brand, accent, neutral, tracks }))).toEqual([]);
      }),
      { numRuns: 60, seed: 2027 },
    );
  });

  it.each(['#000000', '#ffffff', '#808080', '#ffff00', '#00ff00', '#0000ff', '#ff0000', '#00ffff', '#ff00ff'])(
    'keep every promised contrast at the corner %s',
    (brand) => {
      expect(broken(themed({ brand, neutral: brand, tracks: [brand] }))).toEqual([]);
    },
  );

  it('hold long text to 7:1 and everything else to what it is for', () => {
    const pairs = contrastPairs(themed());
    const least = (ink: string): number[] => [...new Set(pairs.filter((pair) => pair.ink === ink).map((pair) => pair.least))];
    expect(least('text')).toEqual([7]);
    expect(least('on-strong')).toEqual([7]);
    expect(least('text-muted')).toEqual([4.5]);
    expect(least('on-accent')).toEqual([4.5]);
    expect(least('focus')).toEqual([3]);
  });

  it('leave a brand alone that is readable as it is', () => {
    expect(deriveTheme(themed({ brand: '#8c1c2b', scheme: 'light' }), 'demo/demo27')).toContain('--brand:light-dark(#8c1c2b,');
  });
});

describe('the stylesheet of a theme', () => {
  const css = deriveTheme(themed({ accent: '#0b6e6e' }), 'demo/demo27');

  it('defines every role on the page and again on the strong band', () => {
    const roles =
      'surface surface-raised surface-sunken surface-tint surface-strong on-strong text text-muted line line-strong ' +
      'accent accent-hover accent-pressed on-accent accent-text brand on-brand focus danger on-danger success warning ' +
      'track-1 on-track-1 track-1-soft track-12 on-track-12 track-12-soft';
    for (const role of roles.split(' ')) expect(css.split(`--${role}:`), role).toHaveLength(3);
  });

  it('defines measures and fonts once', () => {
    for (const name of ['radius', 'radius-small', 'radius-large', 'space-1', 'space-16', 'heading-weight']) {
      expect(css.split(`--${name}:`), name).toHaveLength(2);
    }
    for (const name of ['font-heading', 'font-text']) expect(css.split(`--${name}:`).slice(1), name).toHaveLength(2);
  });

  it('leaves a font out of a page that was painted without it', () => {
    const theme = deriveTheme(themed({ fonts: { heading: 'source-serif-4', text: 'inter' } }), 'demo/demo27');
    expect(/:root\[data-late-fonts~='heading'\]\{--font-heading:([^}]*)\}/.exec(theme)?.[1]).toMatch(
      /^'Source Serif 4 Variable as Georgia', .*, serif$/,
    );
    expect(/:root\[data-late-fonts~='text'\]\{--font-text:([^}]*)\}/.exec(theme)?.[1]).toMatch(
      /^'Inter Variable as Arial', .*, system-ui, sans-serif$/,
    );
  });

  it('names the order of the cascade layers first', () => {
    expect(css.startsWith('@layer reset, base, parts;')).toBe(true);
  });

  it('follows the device on auto, and the theme or the visitor otherwise', () => {
    expect(css).toContain(':root{color-scheme:light dark;');
    expect(deriveTheme(themed({ scheme: 'dark' }), 'demo/demo27')).toContain(':root{color-scheme:dark;');
    expect(css).toContain(":root[data-scheme='dark']{color-scheme:dark}");
  });

  it('names as many tracks as the organiser gives', () => {
    const tracks = Array.from({ length: 14 }, (_, index) => `#${(index * 1_000_003 + 0x123456).toString(16).slice(0, 6)}`);
    expect(deriveTheme(themed({ tracks }), 'demo/demo27')).toContain('--track-14-soft:');
  });

  it('draws the motif once, from the event', () => {
    for (const name of ['motif', 'motif-size', 'motif-mark']) expect(css.split(`--${name}:`), name).toHaveLength(2);
    const lineOf = (sheet: string): string | undefined => /--motif:(url\("[^"]+"\));/.exec(sheet)?.[1];
    expect(lineOf(css)).toBeDefined();
    expect(lineOf(deriveTheme(themed({ accent: '#0b6e6e' }), 'demo/demo28'))).not.toBe(lineOf(css));
  });

  it('is the same text for the same theme', () => {
    expect(deriveTheme(themed({ accent: '#0b6e6e' }), 'demo/demo27')).toBe(css);
  });
});
