import { expect, test } from 'vitest';
import * as families from '../fixtures/families.ts';
import { fileOf } from '../fixtures/schedules.ts';
import { type ImportRequest, importProgramme } from '../import-programme.ts';

const read = (files: ImportRequest['files'], timeZone?: string) => importProgramme({ files, ...(timeZone ? { timeZone } : {}) });

test('Sessionize: people, rooms and categories by number; what is declined stays out', () => {
  const sessions = [
    families.sessionizeSession('1', { liveUrl: 'https://example.org/live', recordingUrl: 'https://example.org/film' }),
    families.sessionizeSession('2', { status: 'Declined' }),
    families.sessionizeSession('5', { status: 'Cancelled' }),
    families.sessionizeSession('3', { title: null }),
    families.sessionizeSession('4', { isServiceSession: true, speakers: [], categoryItems: [], startsAt: 'soon' }),
    7,
  ];
  const { rows, quarantine, leftOut } = read([families.sessionizeAll(sessions)], 'Europe/Dublin');
  expect(rows.sessions).toMatchObject([
    {
      Id: '1',
      StartDateTime: '2031-03-01T09:00',
      RoomId: 'lamp-room',
      TrackId: 'sea',
      SessionType: 'Talk',
      Groups: [{ Name: 'Beginners' }],
      Speakers: [{ DisplayName: 'Ada Sample' }],
      StreamUrl: 'https://example.org/live',
      RecordingUrl: 'https://example.org/film',
    },
    { Id: '5', Groups: [{ Name: 'Beginners' }, { Name: 'Cancelled' }] },
    // What it is called is known, when it is nobody can read.
    { Id: '4', StartDateTime: null },
  ]);
  expect(rows.authors).toMatchObject([{ Institution: 'Harbour Office', ImagePath: 'https://example.org/ada.jpg' }]);
  expect(quarantine.map(({ reason }) => reason)).toEqual(['it has no title', 'it is a number, not an object']);
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
    expect(read([file]).rows.sessions).toMatchObject([{ Id: '1', RoomId: 'lamp-room', Speakers: [{ DisplayName: 'Ada Sample' }] }]);
});
