import { expect, test } from 'vitest';
import * as families from '../fixtures/families.ts';
import { eventOf, fileOf, jsonFile, scheduleOf } from '../fixtures/schedules.ts';
import { importProgramme } from '../import-programme.ts';

const names = (files: Parameters<typeof importProgramme>[0]['files'], timeZone?: string) =>
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
  ['csv', [fileOf('sessions.csv', 'Title,Start,Speaker\nTides,2031-03-01 09:00,Ada\n')]],
])('%s is known by its content', (format, files) => {
  expect(importProgramme({ files }).format).toBe(format);
});

test('pretalx API: states, slots, rooms, tracks, answers', () => {
  const { rows, event, leftOut, quarantine } = names(
    families.pretalxPages([
      families.submission('A'),
      families.submission('B', { state: 'rejected' }),
      families.submission('C', { title: '' }),
      families.submission('D', { title: { en: 'Both', de: 'Beide' }, slot: null }),
      'nonsense',
    ]),
  );
  expect(event).toMatchObject({ name: 'Lantern Congress', timeZone: 'Europe/Berlin' });
  expect(rows.sessions).toMatchObject([
    {
      Id: 'A',
      Name: 'Talk A',
      SessionType: 'Talk',
      StartDateTime: '2031-03-01T09:00:00+01:00',
      RoomId: 'lamp-room',
      Abstract: '<p>About <em>tides</em>.</p>',
      Languages: ['en'],
      Origin: { Code: 'A' },
    },
    { Id: 'D', Name: { 'en-GB': 'Both', 'de-DE': 'Beide' }, StartDateTime: null },
  ]);
  expect(rows.rooms).toMatchObject([{ Name: { 'en-GB': 'Lamp Room', 'de-DE': 'Lampenraum' }, Capacity: 80 }]);
  expect(rows.authors).toMatchObject([{ Id: 'ADA', Biography: '<p>Measures tides.</p>' }]);
  expect(quarantine.map(({ reason, file, line }) => [reason, file, line > 1])).toEqual([
    ['it has no title', 'submissions.json', true],
    ['it is a string, not an object', 'submissions.json', true],
  ]);
  expect(leftOut.map(({ field }) => field)).toEqual(expect.arrayContaining(['submissions that are rejected', 'answers']));
  expect(JSON.stringify(rows)).not.toContain('555');
});

test('pretalx API since 2025: everything by number, slots in pages of their own', () => {
  const page = (path: string, results: unknown[]) => fileOf(path, JSON.stringify({ count: results.length, results }));
  const { rows, quarantine } = names([
    page('submissions.json', [
      families.submission('A', { speakers: ['ADA'], submission_type: 3, track: 7, slot: undefined, slots: [41, 42] }),
    ]),
    page('speakers.json', [{ code: 'ADA', name: 'Ada Sample', biography: 'x', email: 'ada@example.org', submissions: ['A'] }]),
    page('types.json', [{ id: 3, name: { en: 'Workshop' }, default_duration: 30 }]),
    page('tracks.json', [{ id: 7, name: { en: 'Sea' }, color: '#336699' }]),
    page('rooms.json', [{ id: 1, name: { en: 'Lamp Room' }, capacity: null }]),
    page('slots.json', [
      { id: 41, submission: 'A', room: 1, start: '2031-03-01T09:00:00+01:00', end: '2031-03-01T10:00:00+01:00' },
      { id: 42, submission: 'A', room: 1, start: '2031-03-02T09:00:00+01:00', end: '2031-03-02T10:00:00+01:00' },
      {
        id: 43,
        submission: null,
        room: 1,
        start: '2031-03-01T12:00:00+01:00',
        end: '2031-03-01T13:00:00+01:00',
        description: { en: 'Lunch' },
      },
    ]),
  ]);
  expect(rows.sessions).toMatchObject([
    { Id: 'A', SessionType: 'Workshop', TrackId: 'sea', RoomId: 'lamp-room', Speakers: [{ DisplayName: 'Ada Sample' }] },
    { Id: 'A-2', StartDateTime: '2031-03-02T09:00:00+01:00', Origin: { Code: 'A' } },
    { Name: 'Lunch', SessionType: 'Break' },
  ]);
  expect([rows.tracks, quarantine, JSON.stringify(rows).includes('ada@')]).toMatchObject([[{ Color: '#336699' }], [], false]);
});

test('pretalx widget: talks, breaks, colours', () => {
  const talk = {
    code: 'A',
    title: 'Talk',
    speakers: ['ADA', 'GONE'],
    track: 7,
    room: 1,
    start: '2031-03-01T09:00:00+01:00',
    end: '2031-03-01T09:30:00+01:00',
    state: 'confirmed',
    abstract: '',
  };
  const { rows, event } = names([
    families.pretalxWidgetFile([
      talk,
      {
        ...talk,
        code: undefined,
        speakers: null,
        title: { en: 'Lunch', de: 'Essen' },
        start: '2031-03-01T12:00:00+01:00',
        end: '2031-03-01T13:00:00+01:00',
      },
    ]),
  ]);
  expect(rows.sessions).toMatchObject([
    { Id: 'A', TrackId: 'sea', RoomId: 'lamp-room', Speakers: [{ DisplayName: 'Ada Sample' }, { DisplayName: 'GONE' }] },
    { Name: { 'en-GB': 'Lunch', 'de-DE': 'Essen' }, SessionType: 'Break' },
  ]);
  expect([rows.tracks[0]!.Color, event.timeZone]).toEqual(['#336699', 'Europe/Berlin']);
});

test('Sessionize: people, rooms and categories by number; what is declined stays out', () => {
  const sessions = [
    families.sessionizeSession('1', { liveUrl: 'https://example.org/live', recordingUrl: 'https://example.org/film' }),
    families.sessionizeSession('2', { status: 'Declined' }),
    families.sessionizeSession('3', { title: null }),
    families.sessionizeSession('4', { isServiceSession: true, speakers: [], categoryItems: [], startsAt: 'soon' }),
    7,
  ];
  const { rows, quarantine, leftOut } = names([families.sessionizeAll(sessions)], 'Europe/Dublin');
  expect(rows.sessions).toMatchObject([
    {
      Id: '1',
      StartDateTime: '2031-03-01T09:00:00+00:00',
      RoomId: 'lamp-room',
      TrackId: 'sea',
      SessionType: 'Talk',
      Groups: [{ Name: 'Beginners' }],
      Speakers: [{ DisplayName: 'Ada Sample' }],
      StreamUrl: 'https://example.org/live',
      RecordingUrl: 'https://example.org/film',
    },
  ]);
  expect(rows.authors).toMatchObject([{ Institution: 'Harbour Office', ImagePath: 'https://example.org/ada.jpg' }]);
  expect(quarantine.map(({ reason }) => reason)).toEqual([
    'it has no title',
    'the date "soon" is unreadable',
    'it is a number, not an object',
  ]);
  expect(leftOut).toMatchObject([{ field: 'sessions that are Declined', rows: 1 }]);
});

test('Sessionize: the views by group and by day and room hold the same sessions', () => {
  const session = families.sessionizeSession('1', { speakers: [{ id: 's-1', name: 'Ada Sample' }], room: 'Lamp Room' });
  const groups = fileOf('sessions.json', JSON.stringify([{ groupId: 1, groupName: 'All', sessions: [session] }]));
  const grid = fileOf(
    'grid.json',
    JSON.stringify([
      {
        date: '2031-03-01T00:00:00',
        rooms: [
          { id: 5, name: 'Lamp Room', sessions: [session] },
          { id: 6, name: 'Wick Hall', sessions: [session] },
        ],
      },
    ]),
  );
  for (const file of [groups, grid])
    expect(names([file]).rows.sessions).toMatchObject([{ Id: '1', RoomId: 'lamp-room', Speakers: [{ DisplayName: 'Ada Sample' }] }]);
});

test('EuroPython: slots by day, sessions by code, several rooms, posters, sponsors, jobs', () => {
  const slot = {
    day: '2031-03-01',
    rooms: ['Lamp Room'],
    start_time: '09:00:00',
    tt_duration: '30',
    talk_id: 'A',
    type: 'Talk',
    title: 'Tides',
    speakers: ['Ada Sample'],
  };
  const sessions = [
    {
      code: 'A',
      title: 'Tides',
      speakers: [{ code: 'ADA', name: 'Ada Sample' }],
      track: 'Sea',
      abstract: 'About tides.',
      start: '2031-03-01T09:00:00+00:00',
    },
    { code: 'P', title: 'A poster', speakers: [], submission_type: 'Poster', state: 'confirmed', abstract: '' },
  ];
  const more = [
    fileOf(
      'sponsors.json',
      '{"tiers":[{"name":"Gold","sponsors":[{"name":"Wick Ltd","url":"https://example.org/w","logo":"img/w.svg"}]},{"name":"Bronze","sponsors":[]}]}',
    ),
    fileOf(
      'jobs-board.md',
      '---\ntitle: Jobs\n---\n## [Wick Ltd](https://example.org/w) ##\nWe light.\n\n<details>\n<summary><h2 id="x">Lamp engineer</h2></summary>\n\n  - Light lamps\n\n</details>\n\n[Apply here](https://example.org/apply)\n<!-- ## [Company](URL) ## -->\n',
    ),
  ];
  const talks = [
    slot,
    { ...slot, start_time: '11:00:00' },
    { ...slot, talk_id: '', title: 'Lunch', type: '', rooms: ['Lamp Room', 'Wick Hall'], start_time: '12:00:00', speakers: undefined },
    null,
  ];
  const { rows, content, quarantine, event } = names(families.europythonFolder(talks, sessions, more));
  expect(rows.sessions).toMatchObject([
    {
      Id: 'A',
      TrackId: 'sea',
      StartDateTime: '2031-03-01T09:00:00+00:00',
      EndDateTime: '2031-03-01T09:30:00+00:00',
      Speakers: [{ Id: 'ADA' }],
      Abstract: '<p>About tides.</p>',
    },
    { Id: 'A-2', Origin: { Code: 'A' } },
    { Name: 'Lunch', SessionType: 'Break', RoomId: '', Subtitle: 'Lamp Room, Wick Hall' },
    { Id: 'P', IsPoster: true, StartDateTime: null },
  ]);
  expect([event.timeZone, quarantine.map(({ reason }) => reason)]).toEqual(['UTC', ['it is null, not an object']]);
  expect(content).toMatchObject({
    tiers: ['Gold', 'Bronze'],
    sponsors: [{ name: 'Wick Ltd', tier: 'Gold', link: 'https://example.org/w', logo: '' }],
  });
  expect(content.jobs).toMatchObject([
    { company: 'Wick Ltd', title: 'Wick Ltd', html: expect.stringContaining('We light.') },
    {
      company: 'Wick Ltd',
      title: 'Lamp engineer',
      html: expect.stringMatching(/<li>Light lamps<\/li>[\s\S]*https:\/\/example\.org\/apply/),
    },
  ]);
});

test('EuroPython since 2023: events, and sessions as an object by code', () => {
  const event = {
    event_type: 'session',
    code: 'A',
    slug: 'tides',
    title: 'Tides',
    session_type: 'Talk',
    speakers: [{ code: 'ADA', name: 'Ada Sample' }],
    rooms: ['Lamp Room'],
    start: '2031-03-01T09:00:00+01:00',
    duration: 30,
    tweet: 'Tides!',
  };
  const { rows } = names([
    fileOf('schedule.json', JSON.stringify({ days: { '2031-03-01': { rooms: ['Lamp Room'], events: [event] } } })),
    fileOf('sessions.json', JSON.stringify({ A: { code: 'A', title: 'Tides', abstract: 'Long.' } })),
  ]);
  expect(rows.sessions).toMatchObject([
    { Id: 'A', EndDateTime: '2031-03-01T09:30:00+01:00', Abstract: '<p>Long.</p>', SessionType: 'Talk' },
  ]);
});

test('older Pentabarf: hours without dates, durations and day change with seconds', () => {
  const xml = `<schedule><conference><title>Lantern</title><start>2031-03-01</start><day_change>04:00:00</day_change><timeslot_duration>00:15:00</timeslot_duration></conference>
    <day date="2031-03-01" index="1"><room name="Lamp Room"><event id="1"><start>23:30</start><duration>00:45:00</duration><tag>tides</tag><title>Tides</title><persons><person id="3">Ada Sample</person></persons></event>
    <event id="2"><start>01:00:00</start><duration>01:00:00</duration><title>Night</title></event></room></day></schedule>`;
  const { rows } = names([fileOf('a.xml', xml)], 'Europe/Berlin');
  expect(rows.sessions).toMatchObject([
    {
      Id: '1',
      StartDateTime: '2031-03-01T23:30:00+01:00',
      EndDateTime: '2031-03-02T00:15:00+01:00',
      ProgrammeDay: '2031-03-01',
      Speakers: [{ DisplayName: 'Ada Sample' }],
    },
    { Id: '2', StartDateTime: '2031-03-02T01:00:00+01:00', EndDateTime: '2031-03-02T02:00:00+01:00', ProgrammeDay: '2031-03-01' },
  ]);
});
