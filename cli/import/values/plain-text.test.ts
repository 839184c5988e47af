import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['<b>Gather 1K</b><br> Booths', 'Gather 1K Booths'],
  ['November 16 &ndash; 20 <br> 2020', 'November 16 – 20 2020'],
  ['R&amp;D &#38; more &#x2014; &bogus; &#0;', 'R&D & more — &bogus; &#0;'],
  ['a < b and c > d', 'a < b and c > d'],
  ['  plain  ', 'plain'],
])('%s reads %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});
