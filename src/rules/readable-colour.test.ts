// Whatever colour an organiser writes, words on it can be read; a good colour stays as it is.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seenOnWhite, textColourOn } from './brightness.ts';
import { MARKS, readableGround, readableInk, WORDS, writtenContrast } from './readable-colour.ts';

const colour = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('every ground is moved until its words can be read, and keeps the ink of its brightness', () => {
  fc.assert(
    fc.property(colour, (background) => {
      const { ground, ink, written } = readableGround(background)!;
      expect(ink).toBe(textColourOn(background));
      expect(writtenContrast(ink === 'black' ? '#000000' : '#ffffff', ground)).toBeGreaterThanOrEqual(WORDS);
      if (written >= WORDS) expect(ground).toBe(background);
    }),
    { numRuns: 300 },
  );
});

test('every ink is moved until it can be read on its ground', () => {
  fc.assert(
    fc.property(colour, colour, fc.constantFrom(WORDS, MARKS), (ink, ground, least) => {
      expect(writtenContrast(readableInk(ink, ground, least), ground)).toBeGreaterThanOrEqual(least);
    }),
    { numRuns: 300 },
  );
});

test('a colour that can be read stays, a colour nobody can read is none', () => {
  expect(readableGround('#12303c')).toMatchObject({ ground: '#12303c', ink: 'white' });
  expect(readableGround('rgb(255 48 48)', seenOnWhite)).toMatchObject({ ink: 'white', ground: expect.stringMatching(/^#[0-9a-f]{6}$/) });
  expect([readableGround('red-ish'), readableGround('red-ish', seenOnWhite), readableGround('rgb(255 48 48)')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect([readableInk('#ffffff', '#12303c'), readableInk('red-ish', '#12303c')]).toEqual(['#ffffff', 'red-ish']);
  expect(readableInk('#333333', '#12303c')).not.toBe('#333333');
});
