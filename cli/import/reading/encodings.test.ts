// Encodings of tables: found by marks, by soundness, by letters; what was guessed is said.
import { expect, test } from 'vitest';
import { csvGrid } from './csv.ts';
import { encodingOfTable } from './encodings.ts';
import { jsonLines } from './json-lines.ts';
import { readRecords, recordKind } from './records.ts';

/** Texts in encodings Node writes no more, as bytes. */
const latin = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => ({ '–': 0x96, '€': 0x80, '’': 0x92 })[letter] ?? letter.charCodeAt(0));
const utf16 = (text: string, little: boolean, mark: boolean): Uint8Array => {
  const bytes = Buffer.from(`${mark ? '\uFEFF' : ''}${text}`, 'utf16le');
  return new Uint8Array(little ? bytes : bytes.swap16());
};
/** `題名,開始` and `潮の話,09:00`. */
const shiftJis = Uint8Array.from([
  0x91, 0xe8, 0x96, 0xbc, 0x2c, 0x8a, 0x4a, 0x8e, 0x6e, 0x0a, 0x92, 0xaa, 0x82, 0xcc, 0x98, 0x62, 0x2c, 0x30, 0x39, 0x3a, 0x30, 0x30, 0x0a,
]);
const german = 'Titel;Raum;Beginn\nEröffnung – ein Überblick;Großer Hörsaal;09:00\nKüste und Gezeiten;Öltank;10:00\n';

test.each([
  ['UTF-8', new TextEncoder().encode(german), 'utf-8', false],
  ['Windows 1252', latin(german), 'windows-1252', true],
  ['UTF-16 with a mark', utf16(german, true, true), 'utf-16le', false],
  ['UTF-16 of the other order', utf16(german, false, true), 'utf-16be', false],
  ['UTF-16 without a mark', utf16(german, true, false), 'utf-16le', false],
  ['UTF-16 of the other order without a mark', utf16(german, false, false), 'utf-16be', false],
  ['one letter alone', latin('Titel;Beginn\nKüste;09:00\n'), 'windows-1252', true],
  ['Shift JIS', shiftJis, 'shift_jis', true],
])('%s', (_, bytes, name, guessed) => {
  expect(encodingOfTable(bytes)).toEqual({ name, guessed });
  const { rows, noticed } = csvGrid({ path: 'a.csv', bytes });
  expect(rows.map(({ cells }) => cells[0])).toContain(
    name === 'shift_jis' ? '潮の話' : german.includes('Eröffnung') && rows.length > 2 ? 'Eröffnung – ein Überblick' : 'Küste',
  );
  expect(noticed.map(({ code }) => code)).toEqual(guessed ? ['encoding-guessed'] : name === 'utf-8' ? [] : ['encoding-found']);
});

test('the encoding that is named counts', () => {
  expect(csvGrid({ path: 'a.csv', bytes: latin('Größe;x\n'), encoding: 'windows-1252' })).toMatchObject({
    rows: [{ cells: ['Größe', 'x'] }],
    noticed: [{ severity: 'info', code: 'encoding-found' }],
  });
  expect(() => csvGrid({ path: 'a.csv', bytes: latin('Größe;x\n'), encoding: 'utf-8' })).toThrow('not text in the encoding utf-8');
});

test('JSON lines: one record a line, with its line; a broken one costs itself alone', () => {
  const file = { path: 'export', bytes: new TextEncoder().encode('{"title":"A"}\n{"title":"B"}\n\n{"title":\n[1]\n{"title":"C"}\n') };
  expect(recordKind(file)).toBe('json');
  const { records, noticed } = readRecords(file);
  expect(records.map(({ value, place }) => [(value as { title: string }).title, place.line])).toEqual([
    ['A', 1],
    ['B', 2],
    ['C', 6],
  ]);
  expect(noticed.map(({ place }) => place.line)).toEqual([4, 5]);
  expect(() => jsonLines({ path: 'a.jsonl', bytes: new TextEncoder().encode('x\ny\n') })).toThrow('no line');
});
