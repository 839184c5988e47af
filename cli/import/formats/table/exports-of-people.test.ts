// What exports of tools say about people: one row a speaker, biographies, institutions by number, by chair, by column; and zones, ends and durations beside them.
import { expect, test } from 'vitest';
import { programmeLines } from '../../fixtures/programme-lines.ts';

const tableOf = (...rows: string[]): Record<string, string> => ({ 'export.csv': rows.join('\n') });

test('one row a speaker is one session; ids are nobody, biography and picture are those of the speaker', () => {
  const { lines, left, result } = programmeLines(
    tableOf(
      'Session Id,Title,Owner,Room,Scheduled At,Scheduled Duration,Level,Speaker Id,FirstName,LastName,Bio,Profile Picture',
      '101,Tides,Ada Sample,Hall,5 Mar 2031 09:00 AM,45,Introductory,u1,Ada,Sample,About Ada,https://img.example.org/ada.jpg',
      '101,Tides,Ada Sample,Hall,5 Mar 2031 09:00 AM,45,Introductory,u2,Bo,Beispiel,,',
      '102,Knots,Bo Beispiel,Hall,5 Mar 2031 10:00 AM,10,Advanced,u2,Bo,Beispiel,,',
    ),
  );
  expect(lines).toEqual([
    '2031-03-05T09:00 · 09:45 · Tides · hall · Ada Sample + Bo Beispiel',
    '2031-03-05T10:00 · 10:10 · Knots · hall · Bo Beispiel',
  ]);
  expect(result.rows.authors[0]).toMatchObject({ Biography: '<p>About Ada</p>', ImagePath: 'https://img.example.org/ada.jpg' });
  expect(left).toEqual(['Owner', 'Speaker Id']);
  expect(result.rows.sessions.map(({ Groups }) => Groups)).toEqual([[{ Name: 'Introductory' }], [{ Name: 'Advanced' }]]);
});

test('a biography beside several speakers is told and nobody’s; in numbered columns it is each one’s', () => {
  const one = programmeLines(tableOf('Title,Speakers,Bio', 'Tides,"Ada Sample, Bo Beispiel",Of whom?'));
  expect([one.left, one.result.rows.authors.map(({ Biography }) => Biography)]).toEqual([['Bio'], [undefined, undefined]]);
  const each = programmeLines(tableOf('Title,Speaker 1,Speaker 1 Bio,Speaker 2,Speaker 2 Bio', 'Tides,Ada Sample,,Bo Beispiel,Of Bo'));
  expect(each.result.rows.authors.map(({ Biography }) => Biography)).toEqual([undefined, '<p>Of Bo</p>']);
});

test('institutions by number, of chairs, and companies one for each', () => {
  const numbered = programmeLines(
    tableOf(
      'paperID;authors;organisations;title;acceptance_status;session_title;session_start;session_end;starttime;endtime',
      '1;Sample, Ada (1); Beispiel, Bo (1,2);;Tides;Accepted;Sea;2031-05-06 09:00;2031-05-06 10:30;09:00;09:30'.replace(
        ';Sample, Ada (1); Beispiel, Bo (1,2);;',
        ';"Sample, Ada (1); Beispiel, Bo (1,2)";"1: Harbour Institute, Norway; 2: Lee & Sons";',
      ),
      '2;"Muster, Cy";Rope Ltd;Knots;Rejected;Sea;2031-05-06 09:00;2031-05-06 10:30;09:30;10:00',
    ),
  );
  expect(numbered.lines).toEqual([
    '2031-05-06T09:00 · 10:30 · Sea',
    '  09:00 Tides · Ada Sample (Harbour Institute, Norway) + Bo Beispiel (Harbour Institute, Norway; Lee & Sons)',
  ]);
  const led = programmeLines(
    tableOf('Title,Speaker,Affiliation,Chair,Chair affiliation', 'Tides,Ada Sample,Sea Clinic,Carla Chair,Tidal College'),
  );
  expect(led.lines).toEqual(['no time · Tides · Ada Sample (Sea Clinic) · Carla Chair (Tidal College)']);
  const each = programmeLines(tableOf('Title,Speakers,Speaker Companies', 'Tides,"Ada Sample, Bo Beispiel","Lee & Sons, Mud Inc."'));
  expect(each.lines).toEqual(['no time · Tides · Ada Sample (Lee & Sons) + Bo Beispiel (Mud Inc.)']);
  const all = programmeLines(tableOf('Title,Speakers,Affiliation', 'Tides,"Ada Sample, Bo Beispiel","Tidal University, Norway"'));
  expect(all.lines).toEqual(['no time · Tides · Ada Sample (Tidal University, Norway) + Bo Beispiel (Tidal University, Norway)']);
});

test('the end has a day of its own, a subtype is no session, half an hour is 0:30:00', () => {
  const { lines, result } = programmeLines(
    tableOf(
      'SESSION ID,SESSION TITLE,START DATE (YYYY-MM-DD),START TIME (24H),END DATE (YYYY-MM-DD),END TIME (24H),SESSION TYPE,SESSION SUBTYPE',
      'a1,Tides,2031-05-06,09:00,2031-05-06,10:00,Talk,Beginner',
      'a2,Party,2031-05-06,22:00,2031-05-07,01:30,Social,',
    ),
  );
  expect(lines).toEqual(['2031-05-06T09:00 · 10:00 · Tides', '2031-05-06T22:00 · 01:30 · Party']);
  expect(result.rows.sessions[0]!.Groups).toEqual([{ Name: 'Beginner' }]);
  expect(programmeLines(tableOf('Title,Date,Duration', 'Tides,2031-05-06 09:00:00+02:00,0:20:00')).lines).toEqual([
    '2031-05-06T09:00:00+02:00 · 09:20:00+02:00 · Tides',
  ]);
});

test('a column of time zones is that of the times and of the event; letters mean a region in summer, too', () => {
  const rows = ['Title,Start,End,Time Zone', 'Tides,2031-05-06 09:00,2031-05-06 10:00,EST', 'Ropes,2031-05-06 11:00,2031-05-06 12:00,EST'];
  const { lines, result } = programmeLines(tableOf(...rows, 'Online,2031-05-06 18:00,2031-05-06 19:00,Europe/Berlin'), {
    timeZone: undefined,
  });
  expect(result.event.timeZone).toBe('America/New_York');
  expect(lines).toEqual([
    '2031-05-06T09:00:00-04:00 · 10:00:00-04:00 · Tides',
    '2031-05-06T11:00:00-04:00 · 12:00:00-04:00 · Ropes',
    '2031-05-06T12:00:00-04:00 · 13:00:00-04:00 · Online',
  ]);
  expect(result.findings.map(({ message }) => message)).toEqual(['the time zone “EST” is taken for America/New_York']);
  const unknown = programmeLines(tableOf('Title,Start,Time Zone', 'Tides,2031-05-06 09:00,Moon time'));
  expect(unknown.result.findings.map(({ code }) => code)).toContain('time-zone-unknown');
});

test('times as objects, as Google and Eventbrite write them, and whole lists of a GraphQL answer', () => {
  const at = (hour: string) => ({ dateTime: `2031-05-06T${hour}:00`, timeZone: 'America/New_York' });
  const events = JSON.stringify({ items: [{ summary: 'Tides', location: 'Hall', start: at('09:00'), end: at('10:00') }] });
  expect(programmeLines({ 'events.json': events }, { timeZone: undefined }).lines).toEqual([
    '2031-05-06T09:00:00-04:00 · 10:00:00-04:00 · Tides · hall',
  ]);
});

test('José Ramón y Cajal is one person; whoever stands behind “Panelists:” is called by the name alone', () => {
  const { lines } = programmeLines(
    tableOf('Título;Ponentes', 'Nudos;José Ramón y Cajal', 'Mesa;"Moderador: Ed Ejemplo; Panelistas: Ana Muestra y Bo Ejemplo"'),
  );
  expect(lines).toEqual(['no time · Nudos · José Ramón y Cajal', 'no time · Mesa · Ana Muestra + Bo Ejemplo · Ed Ejemplo']);
});
