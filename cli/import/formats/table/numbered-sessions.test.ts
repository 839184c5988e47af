// Sessions side by side in numbered columns: of a row that is a speaker, a paper, a day, or the session they belong to.
import { expect, test } from 'vitest';
import { programmeLines as linesOf } from '../../fixtures/programme-lines.ts';
import { proposedMapping } from './propose-mapping.ts';

const tableOf = (...rows: string[]): Record<string, string> => ({ 'export.csv': rows.join('\n') });
const codesOf = ({ result }: ReturnType<typeof linesOf>): string[] => [...new Set(result.findings.map(({ code }) => code))];

const speakers = [
  'First name,Last name,Title,Company,Email,Session 1,Session 2',
  'Ada,Sample,Captain,Harbour Institute,ada@example.org,Tides,Lamps',
  'Bo,Beispiel,Pilot,Mud Inc.,bo@example.org,Tides,',
  'Cy,Muster,Keeper,Light AG,cy@example.org,,',
];

test('a row a speaker: each session once with the people of all rows, somebody without a session is there all the same, and it is said', () => {
  const read = linesOf(tableOf(...speakers));
  expect(read.lines).toEqual([
    'no time · Tides · Ada Sample (Harbour Institute) + Bo Beispiel (Mud Inc.)',
    'no time · Lamps · Ada Sample (Harbour Institute)',
  ]);
  expect(read.result.rows.authors.map(({ DisplayName }) => DisplayName)).toEqual(['Cy Muster', 'Ada Sample', 'Bo Beispiel']);
  expect(read.left).toEqual(['Title', 'Email']);
  expect(codesOf(read)).toContain('numbered-sessions');
});

test('the mapping that is proposed names all of the columns, and reads the same; where it names one of them alone the others are none', () => {
  const first = linesOf(tableOf(...speakers));
  const mapping = proposedMapping(first.result.tables!, {});
  expect(mapping).toMatchObject({ fields: { title: ['Session 1', 'Session 2'], firstname: 'First name' } });
  const again = linesOf({ ...tableOf(...speakers), 'mapping.json': JSON.stringify(mapping) });
  expect(again.lines).toEqual(first.lines);
  const one = linesOf({ ...tableOf(...speakers), 'mapping.json': JSON.stringify({ fields: { title: 'Session 2' } }) });
  expect(codesOf(one)).not.toContain('numbered-sessions');
});

test('ids and titles of another table are its sessions; an id nobody lists is named', () => {
  const sessions = 'ID,Title,Date,Start,End,Room\nS1,Tides,2031-03-01,09:00,09:30,Aula\nS2,Lamps,2031-03-01,10:00,10:30,Cellar';
  const people =
    'Name,Company,Bio,Session 1,Session 2\nAda Sample,Harbour Institute,Looks at the sea.,S1,Lamps\nBo Beispiel,Mud Inc.,Digs.,S2,S9';
  const { lines, left } = linesOf({ 'sessions.csv': sessions, 'speakers.csv': people });
  expect(lines).toEqual([
    '2031-03-01T09:00 · 09:30 · Tides · aula · Ada Sample (Harbour Institute)',
    '2031-03-01T10:00 · 10:30 · Lamps · cellar · Ada Sample (Harbour Institute) + Bo Beispiel (Mud Inc.)',
  ]);
  expect(left).toEqual(['rows of the table speakers']);
});

test.each([
  ['the number between', ['Talk 1 title,Talk 1 date,Talk 1 time,Talk 1 room', 'Talk 2 title,Talk 2 date,Talk 2 time,Talk 2 room']],
  [
    'the number behind',
    ['Session Title 1,Session Date 1,Session Time 1,Session Room 1', 'Session Title 2,Session Date 2,Session Time 2,Session Room 2'],
  ],
  [
    'German',
    ['Vortrag 1 Titel,Vortrag 1 Datum,Vortrag 1 Zeit,Vortrag 1 Raum', 'Vortrag 2 Titel,Vortrag 2 Datum,Vortrag 2 Zeit,Vortrag 2 Raum'],
  ],
  ['keys', ['talk1_title,talk1_date,talk1_time,talk1_room', 'talk2_title,talk2_date,talk2_time,talk2_room']],
])('groups of columns in a row of a speaker: %s', (_what, groups) => {
  const { lines, left } = linesOf(
    tableOf(
      `Speaker,Institution,${groups.join(',')}`,
      'Ada Sample,Harbour Institute,Tides,2031-03-01,09:00-09:30,Aula,Lamps,2031-03-02,10:00-10:30,Cellar',
      'Bo Beispiel,Mud Inc.,Oil,2031-03-01,09:30-10:00,Aula,,,,',
    ),
  );
  expect(lines).toEqual([
    '2031-03-01T09:00 · 09:30 · Tides · aula · Ada Sample (Harbour Institute)',
    '2031-03-02T10:00 · 10:30 · Lamps · cellar · Ada Sample (Harbour Institute)',
    '2031-03-01T09:30 · 10:00 · Oil · aula · Bo Beispiel (Mud Inc.)',
  ]);
  expect(left).toEqual([]);
});

test('a row a day has its sessions, a row a paper is in each', () => {
  expect(linesOf(tableOf('Date,Session 1,Session 2', '2031-03-01,Opening,Tides', '2031-03-02,Oil,')).result.rows.sessions).toMatchObject([
    { Name: 'Opening' },
    { Name: 'Tides' },
    { Name: 'Oil' },
  ]);
  const { lines } = linesOf(
    tableOf('Paper title,Authors,Session 1,Session 2', 'On lamps,Ada Sample,Light,Posters', 'On tides,Bo Beispiel,Sea,'),
  );
  expect(lines).toEqual([
    'no time · Light',
    '  undefined On lamps · Ada Sample',
    'no time · Posters',
    '  undefined On lamps · Ada Sample',
    'no time · Sea',
    '  undefined On tides · Bo Beispiel',
  ]);
});

test.each(['Session', 'Title'])('a row a session (“%s”) with its talks and who gives them', (name) => {
  const { lines } = linesOf(
    tableOf(
      `${name},Date,Time,Room,Chair,Talk 1,Speaker 1,Talk 2,Speaker 2`,
      'Light,2031-03-01,09:00-10:30,Aula,Eve Probe,Lamps,Ada Sample,Wicks,Bo Beispiel',
      'Sea,2031-03-01,11:00-12:30,Aula,,Tides,Cy Muster,,',
    ),
  );
  expect(lines).toEqual([
    '2031-03-01T09:00 · 10:30 · Light · aula · Eve Probe',
    '  undefined Lamps · Ada Sample',
    '  undefined Wicks · Bo Beispiel',
    '2031-03-01T11:00 · 12:30 · Sea · aula',
    '  undefined Tides · Cy Muster',
  ]);
});

test('titles of people, choices of attendees and marks are no sessions', () => {
  const { lines } = linesOf(
    tableOf(
      'Session title,Date,Time,Speaker 1,Title 1,Speaker 2,Title 2',
      'Tides,2031-03-01,09:00-09:30,Ada Sample,Captain,Bo Beispiel,Pilot',
    ),
  );
  expect(lines).toEqual(['2031-03-01T09:00 · 09:30 · Tides · Ada Sample + Bo Beispiel']);
  const attendees = linesOf(
    tableOf('Order no,Ticket,First name,Last name,Email,Session 1,Session 2', '1,Full,Ada,Sample,a@example.org,Tides,Oil'),
  );
  expect(attendees.result).toMatchObject({ readable: false, findings: [{ code: 'attendee-list' }] });
  expect(codesOf(linesOf(tableOf('Title,Speaker,Session 1,Session 2', 'Tides,Ada Sample,x,', 'Oil,Bo Beispiel,,x')))).not.toContain(
    'numbered-sessions',
  );
});
