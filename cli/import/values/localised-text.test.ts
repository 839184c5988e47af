import { expect, test } from 'vitest';
import { localisedLine } from './localised-text.ts';

test('several languages are kept, one is a plain text', () => {
  expect(localisedLine({ en: 'Hall', de: ' Halle\n1', fr: '' })).toEqual({ 'en-GB': 'Hall', 'de-DE': 'Halle 1' });
  expect(localisedLine({ en: 'Hall' })).toBeUndefined();
  for (const value of ['Hall', null, ['en'], { en: 'Hall', name: 'x', sort: 'y' }]) expect(localisedLine(value)).toBeUndefined();
});
