// Programmes as organisers write them: accounts and a table that joins them, one session alone, family names first, pages of Notion, `Title by Somebody`.
import { expect, test } from 'vitest';
import { madeFiles } from '../../fixtures/made-files.ts';
import { programmeLines } from '../../fixtures/programme-lines.ts';
import type { ImportOptions } from '../../result.ts';

const day = '2031-03-01T';
const linesOf = (name: string, options: ImportOptions = {}) => programmeLines([madeFiles[name]!], options);

test.each<[name: string, lines: string[]]>([
  [
    'users.sql',
    [
      `${day}09:00 · 09:30 · Kelp by night · lamp-room · Ada Sample (Wick University) + Ben Beispiel (Harbour Office) · Cleo Muster (Lamp School)`,
      `${day}09:30 · 10:00 · Gulls · wick-hall · Ben Beispiel (Harbour Office)`,
    ],
  ],
  [
    'notion.json',
    [
      `${day}09:00:00+01:00 · 09:30:00+01:00 · Kelp by night · lamp-room · Ada Sample`,
      `${day}09:30:00+01:00 · 10:00:00+01:00 · Gulls · wick-hall · Ben Beispiel`,
    ],
  ],
  ['single-session.xml', [`${day}09:00 · 10:30 · Tides and Time · lamp-room · Cleo Muster`]],
  [
    'session-of-talks.xml',
    [`${day}09:00 · 10:30 · Tides and Time · lamp-room · Cleo Muster`, '  09:00 Kelp · Ada Sample', '  09:30 Gulls · Ben Beispiel'],
  ],
  [
    'days.yaml',
    [`${day}09:00 · Opening · Ada Sample`, `${day}09:30 · Kelp by night · Ben Beispiel + Cleo Muster`, '2031-03-02T10:00 · Gulls'],
  ],
  [
    'family-names.csv',
    [
      `${day}09:00 · 09:30 · Tang · Änne Müller`,
      `${day}09:30 · 10:00 · Möwen · Jörg Schäfer + Cleo Muster`,
      `${day}10:00 · 10:30 · Robben · E. Vzorec + F. Voorbeeld`,
      `${day}10:30 · 11:00 · Krebse · Ben Beispiel + Dora Ejemplo`,
    ],
  ],
  [
    'definitions.html',
    [
      `${day}09:00 · 09:30 · Opening · Ada Sample`,
      `${day}09:30 · 10:15 · Kelp by night · Ben Beispiel`,
      `${day}10:15 · 10:45 · Coffee`,
      `${day}10:45 · 11:30 · Life by the sea · Cleo Muster (Lamp School)`,
    ],
  ],
  [
    'sched.csv',
    [
      `${day}09:00 · 09:30 · Kelp by night · lamp-room · Ada Sample + Ben Beispiel · Cleo Muster`,
      '2031-03-13T09:30 · 10:15 · Gulls · wick-hall · Ben Beispiel',
    ],
  ],
  ['marks.csv', ['no time · Kelp · Ada Sample + Ben Beispiel', 'no time · Gulls · Cleo Muster']],
  [
    'oxford.csv',
    [
      `${day}09:00 · 10:30 · Coast I · lamp-room`,
      '  09:00 Kelp by night · Ada Sample (Wick University) + Ben Beispiel (Harbour Office)',
      '2031-03-13T12:00 · 13:00 · Posters · foyer',
      '  undefined Crabs · Emil Vzorec (Harbour Office)',
    ],
  ],
  [
    'confex.csv',
    [
      `${day}09:00 · 10:30 · Coast I · lamp-room · Cleo Muster`,
      '  09:00 Kelp by night · Ada Sample (Wick University) + Ben Beispiel + Dora Ejemplo',
    ],
  ],
  [
    'rooms-side-by-side.csv',
    [
      `${day}09:00 · 09:30 · Opening · lamp-room · Ada Sample`,
      `${day}09:30 · 10:15 · Kelp by night · lamp-room · Ben Beispiel`,
      '2031-03-02T09:00 · 09:30 · Seals · lamp-room · Dora Ejemplo',
      `${day}09:30 · 10:15 · Gulls · wick-hall · Cleo Muster`,
      '2031-03-02T09:00 · 09:30 · Crabs · wick-hall · Emil Vzorec',
    ],
  ],
  [
    'parallel.csv',
    [`${day}09:00 · 10:00 · Kelp by night · Ada Sample`, `${day}09:00 · 10:00 · Gulls · Ben Beispiel`, `${day}11:00 · 11:30 · Coffee`],
  ],
])('%s', (name, lines) => {
  expect(linesOf(name).lines).toEqual(lines);
});

test('of accounts only those who speak or lead arrive, and nothing private of them', () => {
  const { result } = linesOf('users.sql');
  expect(JSON.stringify([result.rows, result.findings, result.quarantine])).not.toMatch(/@example|s3cret|Visitor/);
  expect(result.rows.authors.map(({ Biography }) => Biography ?? '')).toEqual([
    expect.stringContaining('kelp'),
    '',
    expect.stringContaining('Teaches'),
  ]);
});

test('decisions say what a row is, and which rows are none of the programme', () => {
  const { result, left } = linesOf('marks.csv');
  expect(result.rows.sessions.map(({ SessionType, IsPoster }) => [SessionType, IsPoster ?? false])).toEqual([
    ['Oral', false],
    ['Poster', true],
  ]);
  expect(left).toEqual(['rows that are not public']);
  const oxford = linesOf('oxford.csv');
  expect(oxford.result.rows.presentations.map(({ Groups = [] }) => Groups.map(({ Name }) => Name))).toEqual([[], ['Poster']]);
  expect(oxford.left).toEqual(['Author 1 Presenting', 'Author 2 Presenting']);
});

test('weekdays decide the year of dates without one, the nearest to the year it is; a start without a day is told', () => {
  expect(linesOf('weekdays.csv', { thisYear: 2025 }).lines).toEqual([
    '2026-05-06T09:00 · 09:30 · Kelp · Ada Sample',
    '2026-05-07T09:00 · 09:30 · Seals · Cleo Muster',
  ]);
  expect(linesOf('weekdays.csv', { thisYear: 2021 }).lines[0]).toMatch(/^2020-05-06/);
  const guessed = linesOf('weekdays.csv', { thisYear: 2025 }).result.findings.find(({ code }) => code === 'year-of-weekdays');
  expect(guessed).toMatchObject({ severity: 'warning', message: expect.stringContaining('2026') as string });
  const lines = programmeLines({ 'a.csv': 'Time,Title\n09:00,Kelp\n09:30,Gulls\n' }).result.findings;
  expect(lines.find(({ code }) => code === 'session-without-time')?.message).toContain('a start (09:00) and no date');
});
