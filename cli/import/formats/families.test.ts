import { expect, test } from 'vitest';
import * as families from '../fixtures/families.ts';
import { eventOf, fileOf, jsonFile, scheduleOf } from '../fixtures/schedules.ts';
import { importProgramme } from '../import-programme.ts';

const read = (files: Parameters<typeof importProgramme>[0]['files'], timeZone?: string) =>
  importProgramme({ files, ...(timeZone ? { timeZone } : {}) });

test.each([
  ['frab-json', [jsonFile(scheduleOf({ '2031-03-01': { 'Lamp Room': [eventOf(0)] } }))]],
  ['pretalx-api', families.pretalxPages([families.submission('A')])],
  ['pretalx-widget', [families.pretalxWidgetFile([{ code: 'A', title: 'Talk' }])]],
  ['sessionize', [families.sessionizeAll([families.sessionizeSession('1')])]],
  ['europython', families.europythonFolder([{ title: 'Talk', rooms: ['Lamp Room'] }])],
  ['mini-conf', families.miniConfFolder()],
  ['ical', [fileOf('a.txt', 'BEGIN:VCALENDAR\nEND:VCALENDAR')]],
  ['pentabarf', [fileOf('a.txt', '<iCalendar><vcalendar><vevent><summary>X</summary></vevent></vcalendar></iCalendar>')]],
  ['acl-conference', [fileOf('conference.json', '{"sessions": {"Session 1": {"display_name": "Session 1", "events": {}}}}')]],
  [
    'openreview',
    [fileOf('notes.json', '{"notes": [{"id": "A", "forum": "A", "content": {"title": {"value": "X"}, "authors": {"value": []}}}]}')],
  ],
  ['table', [fileOf('sessions.csv', 'Title,Start,Speaker\nTides,2031-03-01 09:00,Ada\n')]],
])('%s is known by its content', (format, files) => {
  expect(importProgramme({ files }).format).toBe(format);
});

test('older Pentabarf: hours without dates, durations and day change with seconds', () => {
  const xml = `<schedule><conference><title>Lantern</title><start>2031-03-01</start><day_change>04:00:00</day_change><timeslot_duration>00:15:00</timeslot_duration></conference>
    <day date="2031-03-01" index="1"><room name="Lamp Room"><event id="1"><start>23:30</start><duration>00:45:00</duration><tag>tides</tag><title>Tides</title><persons><person id="3">Ada Sample</person></persons></event>
    <event id="2"><start>01:00:00</start><duration>01:00:00</duration><title>Night</title></event></room></day></schedule>`;
  const { rows } = read([fileOf('a.xml', xml)], 'Europe/Berlin');
  expect(rows.sessions).toMatchObject([
    {
      Id: '1',
      StartDateTime: '2031-03-01T23:30',
      EndDateTime: '2031-03-02T00:15',
      ProgrammeDay: '2031-03-01',
      Speakers: [{ DisplayName: 'Ada Sample' }],
    },
    { Id: '2', StartDateTime: '2031-03-02T01:00', EndDateTime: '2031-03-02T02:00', ProgrammeDay: '2031-03-01' },
  ]);
});
