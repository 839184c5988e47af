// Shapes of tables as tools export them: talks side by side in numbered columns, XML without a format, breaks in the column of rooms.
import { expect, test } from 'vitest';
import { programmeLines } from '../../fixtures/programme-lines.ts';
import { workbook } from '../../fixtures/workbooks.ts';

const columns = 'session_ID;session_title;session_start;session_end;session_room;session_info;chair1;chair1_name;chair1_organisation';
const talks = [1, 2]
  .map((nth) => `p${nth}_paperID;p${nth}_title;p${nth}_authors;p${nth}_organisations;p${nth}_start;p${nth}_end`)
  .join(';');
const sea = '10;Sea;2031-05-06 09:00;2031-05-06 10:30;Room 1;Welcome;"Chair, Carla";Carla Chair;Tidal College';
const tides = '100;Tides;"Sample, Ada (1); Beispiel, Bo (2)";"1: Harbour Institute; 2: Rope Ltd";2031-05-06 09:00;2031-05-06 09:30';

test('one row a session, its talks in numbered columns', () => {
  const knots = '101;Knots;"Muster, Cy";Sea Clinic;2031-05-06 09:30;2031-05-06 10:00';
  const alone = '11;Keynote;2031-05-06 11:00;2031-05-06 12:00;Room 2;;;;;;;;;;;;;;;;';
  const { lines, left, result } = programmeLines({ 'sessions.csv': [`${columns};${talks}`, `${sea};${tides};${knots}`, alone].join('\n') });
  expect(lines).toEqual([
    '2031-05-06T09:00 · 10:30 · Sea · room-1 · Carla Chair (Tidal College)',
    '  09:00 Tides · Ada Sample (Harbour Institute) + Bo Beispiel (Rope Ltd)',
    '  09:30 Knots · Cy Muster (Sea Clinic)',
    '2031-05-06T11:00 · 12:00 · Keynote · room-2',
  ]);
  expect([left, result.rows.sessions[0]!.Description]).toEqual([[], '<p>Welcome</p>']);
});

test('XML that follows no format is a table of its repeated elements', () => {
  const one =
    '<title>Tides</title><start>2031-05-06 09:00</start><end>2031-05-06 10:00</end><room>Hall</room><speakers>Ada Sample</speakers>';
  const two = '<title>Knots</title><start>2031-05-06 11:00</start><room>Hall</room>';
  const { lines, result } = programmeLines({
    'export.xml': `<?xml version="1.0"?>\n<export>\n<row>${one}</row>\n<row>${two}</row>\n</export>`,
  });
  expect(lines).toEqual(['2031-05-06T09:00 · 10:00 · Tides · hall · Ada Sample', '2031-05-06T11:00 · Knots · hall']);
  expect(result.findings.map(({ code, line }) => [code, line])).toEqual([['end-unknown', 4]]);
});

test('a break in the column of rooms is a session of its own, and no room', async () => {
  const sheet = {
    name: 'Programm',
    rows: [
      ['Datum', 'Zeit', 'Raum', 'Vortrag', 'Referent'],
      ['06.05.2031', '09:00–09:40', 'Saal A', 'Ebbe', 'Ada Sample'],
      [null, '09:40–10:00', 'Kaffeepause', null, null],
      [null, '10:00–10:20', 'Saal A', 'Flut', 'Bo Beispiel'],
    ],
    merges: ['A2:A4'],
  };
  const { lines } = programmeLines([await workbook('a.xlsx', sheet)]);
  expect(lines).toEqual([
    '2031-05-06T09:00 · 09:40 · Ebbe · saal-a · Ada Sample',
    '2031-05-06T09:40 · 10:00 · Kaffeepause',
    '2031-05-06T10:00 · 10:20 · Flut · saal-a · Bo Beispiel',
  ]);
});
