import { expect, test } from 'vitest';
import * as families from '../../fixtures/families.ts';
import { fileOf } from '../../fixtures/schedules.ts';
import { type ImportRequest, importProgramme } from '../../import-programme.ts';

const read = (files: ImportRequest['files'], timeZone?: string) => importProgramme({ files, ...(timeZone ? { timeZone } : {}) });

test('pretalx API: states, slots, rooms, tracks, answers', () => {
  const { rows, event, leftOut, quarantine } = read(
    families.pretalxPages([
      families.submission('A'),
      families.submission('B', { state: 'rejected' }),
      families.submission('C', { title: '' }),
      families.submission('E', { state: 'canceled' }),
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
    { Id: 'E', StartDateTime: '2031-03-01T09:00:00+01:00', Groups: [{ Name: 'Cancelled' }] },
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
  const { rows, quarantine } = read([
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
  const { rows, event } = read([
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
