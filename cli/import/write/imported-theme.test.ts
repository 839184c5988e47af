import { expect, test } from 'vitest';
import { contrast, white } from '../../../src/ui/theme/colour.ts';
import { noRows } from '../rows.ts';
import { unknownEvent } from '../result.ts';
import { themeOf } from './imported-theme.ts';

const rows = (...tracks: [colour: string, sessions: number][]) => ({
  ...noRows(),
  tracks: tracks.map(([Color], index) => ({ Id: `t${index}`, Name: `Track ${index}`, Color })),
  sessions: tracks.flatMap(([, count], index) =>
    Array.from({ length: count }, (_, number) => ({ Id: `${index}-${number}`, Name: 'S', TrackId: `t${index}` })),
  ),
});

test('the most used colour that is not grey is the brand, the next of another hue the accent', () => {
  expect(themeOf(unknownEvent, rows(['#555555', 9], ['#0347b4', 2], ['#e40429', 5], ['#c33333', 4]))).toEqual({
    brand: '#e40429',
    accent: '#0347b4',
    tracks: ['#555555', '#0347b4', '#e40429', '#c33333'],
  });
});

test('colours of the event itself come first; greys never are a brand', () => {
  expect(themeOf({ ...unknownEvent, colours: ['#ffffff', '#336699'] }, rows(['#e40429', 5]))).toMatchObject({
    brand: '#336699',
    accent: '#e40429',
  });
  const { brand } = themeOf({ ...unknownEvent, acronym: 'grey' }, rows(['#777777', 3]));
  expect(brand).not.toBe('#777777');
});

test('without colours the name decides, always the same way', () => {
  const brandOf = (acronym: string) => themeOf({ ...unknownEvent, acronym }, noRows());
  expect(brandOf('harbour31')).toEqual(brandOf('harbour31'));
  expect(brandOf('harbour31')).toEqual({ brand: expect.stringMatching(/^#[0-9a-f]{6}$/) });
});

test('names without colours look apart, and white words are read on each', () => {
  const names = Array.from({ length: 60 }, (_, index) => `Congress ${index}`);
  const brands = names.map((name) => themeOf({ ...unknownEvent, name }, noRows()).brand);
  expect(new Set(brands).size).toBeGreaterThan(55);
  for (const brand of brands) expect([brand, contrast(brand, white) >= 7]).toEqual([brand, true]);
});
