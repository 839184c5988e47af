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
  ['rgb(256,0,0)', undefined],
  ['red', undefined],
  ['#12', undefined],
])('text on %s is %s', (background, expected) => {
  expect(textColourOn(background)).toBe(expected);
});
