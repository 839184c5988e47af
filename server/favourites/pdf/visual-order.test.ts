// The order of pieces on paper, with capitals for letters that run from right to left, as UAX 9 does in its examples.
import { expect, test } from 'vitest';
import { visualOrder } from './visual-order.ts';

/** Capitals become letters of Hebrew, so that an expectation can be read. */
const written = (text: string): string => text.replaceAll(/[A-Z]/g, (letter) => String.fromCodePoint(0x05d0 + letter.codePointAt(0)! - 65));
const read = (text: string): string =>
  text.replaceAll(/[\u05D0-\u05EA]/g, (letter) => String.fromCodePoint(letter.codePointAt(0)! - 0x05d0 + 65));
const onPaper = (text: string, isRightToLeft: boolean): string =>
  read(
    visualOrder(written(text), isRightToLeft)
      .map((piece) => (piece.isRightToLeft ? Array.from(piece.text).toReversed().join('') : piece.text))
      .join(''),
  );

test.each([
  ['car is a car', false, 'car is a car'],
  ['car is THE CAR in arabic', false, 'car is RAC EHT in arabic'],
  ['CAR IS the car IN ENGLISH', true, 'HSILGNE NI the car SI RAC'],
  ['he said "IT IS 123, 456, OK"', false, 'he said "KO ,456 ,123 SI TI"'],
  ['MEET AT 08:30 IN HALL a2.', true, '.a2 LLAH NI 08:30 TA TEEM'],
  ['', true, ''],
])('%s', (text, isRightToLeft, expected) => expect(onPaper(text, isRightToLeft)).toBe(expected));

test('a time in Arabic digits keeps its hours before its minutes; a range runs from the right', () => {
  const pieces = visualOrder('٠٨:٣٠–٠٩:٤٥  Aorta, Hall · Heart', true);
  expect(pieces.map(({ text }) => text)).toEqual(['Aorta, Hall · Heart', '  ', '٠٩:٤٥', '–', '٠٨:٣٠']);
  expect(visualOrder('٣ مايو ٢٠٢٧', true).map(({ text }) => text)).toEqual(['٢٠٢٧', ' مايو ', '٣']);
});

test('marks stay with their letters, and numbers behind Arabic letters are theirs', () => {
  expect(visualOrder('é٫ا', false).length).toBeGreaterThan(0);
  expect(visualOrder('قاعة 2-3', true).map(({ text }) => text)).toEqual(['3', '-', '2', 'قاعة ']);
});
