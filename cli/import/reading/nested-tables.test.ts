// Tables within cells of others, as Word and old pages write them: the day beside or above is theirs.
import { expect, test } from 'vitest';
import { readOffice, shortly } from '../fixtures/office-tables.ts';
import { fileOf } from '../fixtures/schedules.ts';

const table = (...rows: string[][]): string =>
  `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td><p>${cell}</p></td>`).join('')}</tr>`).join('')}</table>`;
const lines = (body: string): string[] => shortly(readOffice(fileOf('a.html', `<html><body>${body}</body></html>`)));
const [thursday, friday] = ['Thursday 6 March 2031', 'Friday 7 March 2031'];
const first = table(['Time', 'Title'], ['09:00-10:00', 'Opening'], ['10:00-11:00', `Tides ${table(['and moons'])}`]);
const second = table(['Time', 'Title'], ['09:00-10:00', 'Wicks'], ['10:00-11:00', 'Oil']);

test.each([
  ['beside', table(['Day', 'Programme'], [thursday, first], [friday, second])],
  ['above', table([thursday], [first], [friday], [second])],
  ['as columns', table([thursday, friday], [first, second])],
  ['in the same cell', table([`<h2>${thursday}</h2>${first}<h2>${friday}</h2>${second}`])],
])('the day %s', (_, html) => {
  expect(lines(html)).toEqual([
    '03-06 09:00–10:00 | Opening',
    '03-06 10:00–11:00 | Tides and moons',
    '03-07 09:00–10:00 | Wicks',
    '03-07 10:00–11:00 | Oil',
  ]);
});

test('two rows without names of columns are a table', () => {
  expect(lines(`<h2>${thursday}</h2>${table(['09:00-10:00', 'Opening'], ['10:00-11:00', 'Tides'])}`)).toEqual([
    '03-06 09:00–10:00 | Opening',
    '03-06 10:00–11:00 | Tides',
  ]);
});
