import { converter, formatCss, formatHex8, formatHsl, formatRgb } from 'culori';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readColour } from './read-colour.ts';

const share = fc.integer({ min: 0, max: 100 }).map((n) => n / 100);
const colours = fc.record({ mode: fc.constant('rgb' as const), r: share, g: share, b: share, alpha: share });
const to = { oklab: converter('oklab'), oklch: converter('oklch'), hwb: converter('hwb') };

test.each<[string, (colour: { mode: 'rgb'; r: number; g: number; b: number; alpha: number }) => string]>([
  ['hexadecimal', formatHex8],
  ['rgb', formatRgb],
  ['rgb in percent, without commas', ({ r, g, b, alpha }) => `rgb(${r * 100}% ${g * 100}% ${b * 100}% / ${alpha * 100}%)`],
  ['hsl', formatHsl],
  ['hwb', (colour) => formatCss(to.hwb(colour))],
  ['oklab', (colour) => formatCss(to.oklab(colour))],
  ['oklch', (colour) => formatCss(to.oklch(colour))],
])('%s is read as a browser reads it', (_, write) => {
  fc.assert(
    fc.property(colours, (colour) => {
      const read = readColour(write(colour));
      expect(read).toBeDefined();
      const wanted = [colour.r, colour.g, colour.b];
      // Writers round to a few digits.
      wanted.forEach((value, index) => expect(read!.rgb[index]! / 255).toBeCloseTo(value, 1.9));
      expect(read!.alpha).toBeCloseTo(colour.alpha, 1.9);
    }),
  );
});

test.each(['', '#12', '#12345', 'rgb(1,2)', 'rgb(1 2 3 4 5)', 'rgb(1deg 2 3)', 'hsl(1% 2% 3%)', 'url(#a)', 'rgb(x,y,z)', 'red'])(
  '%j is no colour that is read',
  (written) => {
    expect(readColour(written)).toBeUndefined();
  },
);

test.each([
  ['rgb(256, -3, 0)', [255, 0, 0]],
  ['hsl(0.5turn 100% 50%)', [0, 255, 255]],
  ['rgb(none 255 none)', [0, 255, 0]],
])('%s', (written, rgb) => {
  readColour(written)!.rgb.forEach((value, index) => expect(value).toBeCloseTo(rgb[index]!, 6));
});
