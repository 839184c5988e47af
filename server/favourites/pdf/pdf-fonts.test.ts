// Every character of a PDF is set in a font that has it, whatever the files declare.
import { expect, test } from 'vitest';
import { charactersOf } from './font-characters.ts';
import { fontsFor, runsOf, settable } from './pdf-fonts.ts';

test.each([
  ['letters of Ukrainian and Kazakh', 'Ґанна Ґалаґан, Ұлжан'],
  ['signs of science', 'LDL ≤ 55 mg/dl, p ≥ 0.05, n ≠ 3, ∞ → ↔ ∑ ±'],
  ['typographic signs', 'one† of two‡, 5‰, non‑breaking'],
  ['names of the world', 'Đặng Thị Huệ, Þórður, Ζωή, שָׁלוֹם, محمد, 李小龙'],
])('%s', async (_, text) => {
  const fonts = await fontsFor([text]);
  const missing = runsOf(text).flatMap(({ font, text: part }) => {
    const characters = charactersOf(fonts.get(font)!);
    return Array.from(part).filter((character) => !/^[\s\p{M}]$/u.test(character) && !characters.has(character.codePointAt(0)!));
  });
  expect(missing).toEqual([]);
});

test.each([
  ['CO₂ and H₂O, 10⁻³, x²', 'CO2 and H2O, 10−³, x²'],
  ['𝛽-blockers', 'β-blockers'],
  ['Heart 👩‍⚕️ run 🇩🇪 ❤️', 'Heart run'],
  ['한국 and ผู้', '?? and ?'],
  ['Cafe\u0301', 'Café'],
  ['می‌خواهم', 'می‌خواهم'],
])('%s is set as %s', async (text, expected) => expect(await settable(text)).toBe(expected));
