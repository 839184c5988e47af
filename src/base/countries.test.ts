// Countries by code, by English name and by the short names that are in use.
import { expect, test } from 'vitest';
import { countryIdOf, countryName } from './countries.ts';

test.each([
  ['Germany', 'DE', 'Deutschland'],
  ['at', 'AT', 'Österreich'],
  ['united states', 'US', 'Vereinigte Staaten'],
  ['USA', 'US', 'Vereinigte Staaten'],
  ['Turkey', 'TR', 'Türkei'],
  ['Atlantis', '', 'Atlantis'],
  ['', '', ''],
])('%j is %j, in German %j', (written, code, german) => {
  expect([countryIdOf(written), countryName(written, 'de-DE')]).toEqual([code, german]);
});
