// Hours that only their column explains: numbers without a colon, hours without a half of the day, hours in words.
import { expect, test } from 'vitest';
import { codesOf, csvFile, readOffice, shortly } from '../../fixtures/office-tables.ts';
import { fileOf } from '../../fixtures/schedules.ts';

const startsOf = (times: readonly string[], name = 'Time') => {
  const rows = times.map((time, at) => `2031-03-06;${time};Talk ${at}`);
  const result = readOffice(csvFile(['Date;'.concat(name, ';Title'), ...rows].join('\n')));
  return { starts: shortly(result).map((line) => line.split(' | ')[0]!.replace('03-06 ', '')), codes: codesOf(result), result };
};

test('numbers of three digits are times where every number of the column can be one', () => {
  const { starts, codes } = startsOf(['930', '1415', '0830', '10:00']);
  expect([starts, codes]).toEqual([['09:30', '14:15', '08:30', '10:00'], []]);
  const minutes = startsOf(['540', '570', '600']);
  expect([minutes.starts, minutes.codes]).toEqual([['?', '?', '?'], Array(3).fill('session-time-unreadable')]);
});

test('numbers of a column of ends are times, too', () => {
  const result = readOffice(csvFile('Date;Start;End;Title\n2031-03-06;930;1015;Tides\n2031-03-06;1415;1500;Lamps\n'));
  expect(shortly(result)).toEqual(['03-06 09:30–10:15 | Tides', '03-06 14:15–15:00 | Lamps']);
});

test("o'clock between the hours of a day is in the afternoon, and the report says so once", () => {
  const { starts, result } = startsOf(["9 o'clock", "11 o'clock", '1 o’clock', "3 o'clock - 5 o'clock"]);
  expect(starts).toEqual(['09:00', '11:00', '13:00', '15:00–17:00']);
  const said = result.findings.filter(({ code }) => code === 'half-of-day-guessed');
  expect(said.map(({ line, severity, message }) => [line, severity, message.split(',')[0]])).toEqual([
    [4, 'warning', '2 times name no half of the day and are taken for the afternoon'],
  ]);
});

test("o'clock stays as it is written, with a warning, where no other hour explains it", () => {
  const night = startsOf(["3 o'clock", '23:30']);
  expect([night.starts[0], night.codes.includes('half-of-day-unknown')]).toEqual(['03:00', true]);
  const alone = startsOf(["3 o'clock", "5 o'clock"]);
  expect([alone.starts, alone.codes]).toEqual([['03:00', '05:00'], Array(2).fill('half-of-day-unknown')]);
});

test('hours without halves go on in the afternoon where the day begins in the morning', () => {
  expect(startsOf(['9:00-10:30', '11:30-1:00', '1:00-2:15', '3:30-5:00', '6:30-8:00']).starts).toEqual([
    '09:00–10:30',
    '11:30–13:00',
    '13:00–14:15',
    '15:30–17:00',
    '18:30–20:00',
  ]);
});

test.each([
  ['an hour above twelve', ['9:00', '3:00', '14:00'], ['09:00', '03:00', '14:00']],
  ['a leading zero', ['9:00', '03:00'], ['09:00', '03:00']],
  ['a day that begins in the night', ['1:00', '3:00', '9:00'], ['01:00', '03:00', '09:00']],
  ['halves that are written', ['9:00 AM', '3:00 AM', '3:00 PM'], ['09:00', '03:00', '15:00']],
])('%s leaves low hours as they are', (_, times, expected) => expect(startsOf(times).starts).toEqual(expected));

test('an hour in words begins a line, and a sentence about an hour does not', () => {
  const result = readOffice(
    fileOf(
      'p.txt',
      "Thursday, 6 March 2031\n9 o'clock Opening\n11 o'clock The light at half past nine\nhalf past ten is the finest hour\n3 o'clock Lamps\n",
    ),
  );
  expect(shortly(result)).toEqual(['03-06 09:00 | Opening', '03-06 11:00 | The light at half past nine', '03-06 15:00 | Lamps']);
});
