import { expect, test } from 'vitest';
import * as families from '../../fixtures/families.ts';
import { fileOf } from '../../fixtures/schedules.ts';
import { type ImportRequest, importProgramme } from '../../import-programme.ts';

const read = (files: ImportRequest['files'], timeZone?: string) => importProgramme({ files, ...(timeZone ? { timeZone } : {}) });

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
  const { rows, content, exhibition, pictures, quarantine, event } = read(families.europythonFolder(talks, sessions, more));
  expect(rows.sessions).toMatchObject([
    {
      Id: 'A',
      TrackId: 'sea',
      StartDateTime: '2031-03-01T09:00',
      EndDateTime: '2031-03-01T09:30',
      Speakers: [{ Id: 'ADA' }],
      Abstract: '<p>About tides.</p>',
    },
    { Id: 'A-2', Origin: { Code: 'A' } },
    { Name: 'Lunch', SessionType: 'Break', RoomId: '', Subtitle: 'Lamp Room, Wick Hall' },
    { Id: 'P', IsPoster: true, StartDateTime: null },
  ]);
  expect([event.timeZone, quarantine.map(({ reason }) => reason)]).toEqual(['UTC', ['it is null, not an object']]);
  expect(content.tiers).toEqual(['Gold', 'Bronze']);
  expect([exhibition.companies, pictures]).toMatchObject([
    [{ Name: 'Wick Ltd', SponsorType: 'Gold', Website: 'https://example.org/w', LogoPath: 'asset:companies/wick-ltd.svg' }],
    [{ from: 'img/w.svg', to: 'companies/wick-ltd.svg', of: 'Wick Ltd' }],
  ]);
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
  const { rows } = read([
    fileOf('schedule.json', JSON.stringify({ days: { '2031-03-01': { rooms: ['Lamp Room'], events: [event] } } })),
    fileOf('sessions.json', JSON.stringify({ A: { code: 'A', title: 'Tides', abstract: 'Long.' } })),
  ]);
  expect(rows.sessions).toMatchObject([
    { Id: 'A', EndDateTime: '2031-03-01T09:30:00+01:00', Abstract: '<p>Long.</p>', SessionType: 'Talk' },
  ]);
});
