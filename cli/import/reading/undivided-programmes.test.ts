// Programmes as lines in which only blanks, commas or slashes part titles from people and rooms.
import { expect, test } from 'vitest';
import { codesOf, csvFile, institutionsOf, readOffice, shortly } from '../fixtures/office-tables.ts';
import { fileOf } from '../fixtures/schedules.ts';

const text = (...lines: string[]) => readOffice(fileOf('p.txt', ['Thursday, 6 March 2031', ...lines].join('\n')));
const undivided = ({ findings }: ReturnType<typeof text>) =>
  findings.filter(({ code }) => code === 'line-undivided').map(({ line, severity }) => [severity, line]);

test('columns divided by single blanks: hours, known rooms, people with institutions; the rest is said', () => {
  const result = text(
    '09:00 10:30 Keynote Ada Sample (Institute of Tides) Hall A',
    '10:30 11:00 Coffee break Foyer',
    '11:00 12:00 Reading the tides Bo Example (Harbour Lab), Cy van der Model (Mud University) Hall B',
    '12:00 12:30 Tides Dee Demo (Sea Clinic) Hall A',
    '13:00 13:30 Closing words Ada Sample Hall A',
    '14:00 14:30 A tour of Hall B',
    '14:30 15:00 Remembering the work of Ada Sample Hall A',
    '15:00 15:30 Deep Water Nets Eve Probe (Harbour Lab) Hall B',
  );
  expect(shortly(result)).toEqual([
    '03-06 09:00–10:30 | Keynote | Hall A | Ada Sample',
    '03-06 10:30–11:00 | Coffee break Foyer',
    '03-06 11:00–12:00 | Reading the tides | Hall B | Bo Example + Cy van der Model',
    '03-06 12:00–12:30 | Tides | Hall A | Dee Demo',
    '03-06 13:00–13:30 | Closing words | Hall A | Ada Sample',
    '03-06 14:00–14:30 | A tour of Hall B',
    '03-06 14:30–15:00 | Remembering the work of Ada Sample | Hall A',
    '03-06 15:00–15:30 | Deep Water Nets Eve Probe (Harbour Lab) | Hall B',
  ]);
  expect(institutionsOf(result)).toEqual({
    'Ada Sample': 'Institute of Tides',
    'Bo Example': 'Harbour Lab',
    'Cy van der Model': 'Mud University',
    'Dee Demo': 'Sea Clinic',
  });
  expect(undivided(result)).toEqual([
    ['warning', 3],
    ['warning', 7],
    ['warning', 9],
  ]);
});

test('a number behind a time is no end of it, and a room named once is no room', () => {
  const result = text('10:00 09:30 Tides', '11:00 12 angry lamps', '12:00 Wicks in the Small Hall', '13:00 Light for a Great Hall');
  expect(shortly(result).slice(1)).toEqual([
    '03-06 11:00 | 12 angry lamps',
    '03-06 12:00 | Wicks in the Small Hall',
    '03-06 13:00 | Light for a Great Hall',
  ]);
  expect(undivided(result)).toEqual([]);
});

test('a person behind a comma is one where the file names them elsewhere, or most commas stand before names', () => {
  expect(
    shortly(text('09:00 Opening (Flo Test)', '09:30 Tides, Flo Test', '10:00 Boats, nets and ropes', '10:30 Light, Dark Nights')),
  ).toEqual([
    '03-06 09:00 | Opening | Flo Test',
    '03-06 09:30 | Tides | Flo Test',
    '03-06 10:00 | Boats, nets and ropes',
    '03-06 10:30 | Light, Dark Nights',
  ]);
  expect(
    shortly(text('09:00 Tides, Flo Test', '09:30 Lamps, oil and wicks, Ada Sample, Bo Example', '10:00 Mud, Cy Model, Mud University')),
  ).toEqual([
    '03-06 09:00 | Tides | Flo Test',
    '03-06 09:30 | Lamps, oil and wicks | Ada Sample + Bo Example',
    '03-06 10:00 | Mud | Cy Model',
  ]);
});

test('slashes part people whose family names are in capitals, and no institutions', () => {
  const result = text(
    '09:00 Opening (SAMPLE Ada / EXAMPLE Bo)',
    '09:30 Tides (MODEL Cy)',
    '10:00 Round table (SAMPLE Ada/MODEL Cy/DE TEST Flo)',
  );
  expect(shortly(result)).toEqual([
    '03-06 09:00 | Opening | SAMPLE Ada + EXAMPLE Bo',
    '03-06 09:30 | Tides | MODEL Cy',
    '03-06 10:00 | Round table | SAMPLE Ada + MODEL Cy + DE TEST Flo',
  ]);
  expect(result.rows.authors.map(({ Firstname, Surname }) => [Firstname, Surname])).toContainEqual(['Flo', 'DE TEST']);
  const column = readOffice(
    csvFile(
      'Date;Time;Title;Speaker\n2031-03-06;09:00;Tides;Ada Sample / Bo Example\n2031-03-06;10:00;Mud;"Cy Model, Mud University / Sea Clinic"\n',
    ),
  );
  expect(shortly(column)).toEqual(['03-06 09:00 | Tides | Ada Sample + Bo Example', '03-06 10:00 | Mud | Cy Model']);
  expect(institutionsOf(column)).toMatchObject({ 'Cy Model': 'Mud University / Sea Clinic' });
});

test('a table without a column of people has them in brackets behind its titles, where brackets hold names', () => {
  const rows = (titles: readonly string[]) =>
    readOffice(csvFile(['Time;Title', ...titles.map((title, at) => `2031-03-06 ${9 + at}:00;${title}`)].join('\n')));
  const named = rows(['Opening', 'Tides (Ada Sample)', 'Lamps (Bo Example, Harbour University)', 'Mud (part two)']);
  expect(shortly(named).map((line) => line.split(' | ').slice(1))).toEqual([
    ['Opening'],
    ['Tides', 'Ada Sample'],
    ['Lamps', 'Bo Example'],
    ['Mud (part two)'],
  ]);
  expect(codesOf(named)).toEqual(['people-in-titles']);
  const once = rows(['Opening', 'Tides (Ada Sample)', 'Lamps (part one)', 'Mud (part two)']);
  expect([shortly(once)[1]!.includes('Tides (Ada Sample)'), codesOf(once)]).toEqual([true, []]);
});
