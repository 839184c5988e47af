// Templates of event systems and offices with their rows of hints: none of them is a session, and no session is taken for one.
import { expect, test } from 'vitest';
import { csvFile, readOffice, shortly } from '../fixtures/office-tables.ts';
import { workbook } from '../fixtures/workbooks.ts';

const left = (text: string): string[] =>
  readOffice(csvFile(text))
    .findings.filter(({ code }) => code === 'hint-rows')
    .map(({ message }) => message);

const two = ['03-06 09:00–10:00 | Tides | Hall A | Ada Sample', '03-06 10:00–11:00 | Wicks | Hall A | Bo Example'];

test('instructions above, formats and needs below the names; the order of dates they ask for counts', () => {
  const template = `Instructions: do not delete this row,,,,,
*Date,*Time Start,*Time End,*Session Title,Room/Location (Optional),Speakers (Optional)
(MM/DD/YYYY),(HH:MM AM/PM),(HH:MM AM/PM),Required. Title of the session,Optional,Names separated by semicolon
03/06/2031,9:00 AM,10:00 AM,Tides,Hall A,Ada Sample
03/06/2031,10:00 AM,11:00 AM,Wicks,Hall A,Bo Example
`;
  const result = readOffice(csvFile(template));
  expect([shortly(result), result.event.name]).toEqual([two, '']);
  expect(left(template)).toEqual(['lines 1, 3 hold hints of a template and are left out']);
  expect(result.findings.map(({ code }) => code)).toEqual(['hint-rows', 'date-order']);
});

test.each([
  ['e.g. My talk,e.g. 2031-01-31,e.g. 14:00,e.g. 15:00,e.g. Jane Doe,e.g. Room 1'],
  ['Example: My talk,2031-01-31,14:00,15:00,Example: Jane Doe,Example: Room 1'],
  ['required,required,required,required,required,required'],
  ['Pflichtfeld,TT.MM.JJJJ,HH:MM,HH:MM,freiwillig,freiwillig'],
  ['Sample Session (delete this row),2031-01-31,14:00,15:00,John Smith,Room 101'],
  ['obligatoire,obligatoire,HH:MM,HH:MM,facultatif,'],
  ['必須,必須,必須,任意,任意,任意'],
  ['Text up to 250 characters,YYYY-MM-DD,HH:MM (24h),HH:MM (24h),First and last name separated by comma,Must match a room'],
])('%s', (hints) => {
  const rows = ['Tides,2031-03-06,09:00,10:00,Ada Sample,Hall A', 'Wicks,2031-03-06,10:00,11:00,Bo Example,Hall A'];
  const template = `${['Title,Date,Start,End,Speaker,Room', hints, ...rows].join('\n')}\n`;
  expect([shortly(readOffice(csvFile(template))), left(template).length]).toEqual([two, 1]);
});

test('titles and rooms that speak of examples and needs are sessions', () => {
  const table = `Title,Date,Start,End,Level,Room
Example: Tides,2031-03-06,09:00,10:00,required,Hall A
Optional types,2031-03-06,10:00,11:00,optional,Hall A
Please use the sea,2031-03-06,11:00,12:00,,Hall A
`;
  expect([shortly(readOffice(csvFile(table))).map((line) => line.split(' | ')[1]), left(table)]).toEqual([
    ['Example: Tides', 'Optional types', 'Please use the sea'],
    [],
  ]);
});

test('workbooks and lists of exhibitors have them, too', async () => {
  const file = await workbook('exhibitors.xlsx', {
    name: 'Exhibitors',
    rows: [
      ['Company', 'Booth', 'Website', 'Description'],
      ['Required', 'e.g. A12', 'https://…', 'Max. 500 characters'],
      ['Lamp Works', 'A1', 'https://lamps.example.org', 'Lamps.'],
      ['Wick Ltd', 'A2', 'https://wicks.example.org', 'Wicks.'],
    ],
  });
  const { exhibition, findings } = readOffice(file);
  expect(exhibition.companies.map(({ Name }) => Name)).toEqual(['Lamp Works', 'Wick Ltd']);
  expect(findings.filter(({ code }) => code === 'hint-rows')).toHaveLength(1);
});
