// Language codes and text on colours, beyond the shared rule cases.
import { expect, test } from 'vitest';
import { textColourOn } from './brightness.ts';
import { normaliseLanguage } from './language.ts';

test.each([
  ['de', 'de-DE'],
  ['EN-gb', 'en-GB'],
  [' tr_tr ', 'tr-TR'],
  ['zh-CN', 'zh-CN'],
  ['deu', 'en-US'],
  [42, 'en-US'],
  [['de'], 'en-US'],
])('%j becomes %s', (input, expected) => {
  expect(normaliseLanguage(input)).toBe(expected);
});

test.each([
  ['#828282', 'white'],
  ['#838383', 'black'],
  ['rgb( 255 , 255 ,0)', 'black'],
  ['rgba(0, 0, 0, 0.2)', 'black'],
  ['rgb(0 0 0 / 90%)', 'white'],
  ['#00000020', 'black'],
  ['hsl(60, 100%, 50%)', 'black'],
  ['hsl(240deg 100% 50%)', 'white'],
  ['oklch(95% 0.05 100)', 'black'],
  ['red', undefined],
  ['#12', undefined],
])('text on %s is %s', (background, expected) => {
  expect(textColourOn(background)).toBe(expected);
});
