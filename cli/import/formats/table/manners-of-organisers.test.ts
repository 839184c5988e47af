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
