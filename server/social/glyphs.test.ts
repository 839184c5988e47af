// Which fonts a text needs, and what is not drawn because no font has it.
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { drawable } from './glyphs.ts';

const filesOf = (text: string, heading = 'source-serif-4') => drawable(text, heading)?.files.map((file) => basename(file, '.woff2'));

test.each([
  ['Rhythm', ['source-serif-4-latin-wght-normal']],
  ['Łódź', ['source-serif-4-latin-ext-wght-normal', 'source-serif-4-latin-wght-normal']],
  ['Сердце', ['source-serif-4-cyrillic-wght-normal']],
  ['قلب', ['noto-sans-arabic-arabic-wght-normal']],
  ['לב', ['noto-sans-hebrew-hebrew-wght-normal']],
])('%s needs %j', (text, files) => {
  expect(filesOf(text)).toEqual(files);
});

test('every file that a text needs is there', () => {
  const files = drawable('心力衰竭 Καρδιά قلب לב Ритм Łódź', 'public-sans')!.files;
  expect(files.length).toBeGreaterThan(6);
  for (const file of files) expect(existsSync(file), file).toBe(true);
});

test('a font of the device is drawn in a bundled one', () => {
  expect(filesOf('Rhythm', 'system')).toEqual(['inter-latin-wght-normal']);
  expect(filesOf('Rhythm', 'constructor')).toEqual(['inter-latin-wght-normal']);
});

test('a picture sign is left out, a text without its letters is not drawn', () => {
  expect(drawable(' Rhythm \u{1FAE0}\n and  care ', 'inter')?.text).toBe('Rhythm and care');
  for (const text of ['', ' ', '\u{1FAE0}', 'សួស្តី', 'Rhythm ነው']) expect(drawable(text, 'inter'), text).toBeUndefined();
});
