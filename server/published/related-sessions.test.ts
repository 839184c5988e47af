import { expect, test } from 'vitest';
import type { Session } from '../../src/contract/programme.ts';
import { relatedSessions } from './related-sessions.ts';

type Given = Partial<Session> & { Id: string; at?: readonly [start: string, minutes: number] };
const aSession = ({ at, ...given }: Given): Session =>
  ({
    StartDateTime: at?.[0] ?? null,
    EndDateTime: at ? new Date(Date.parse(at[0]) + at[1] * 60_000).toISOString() : null,
    ProgrammeDay: at?.[0].slice(0, 10) ?? '',
    RoomId: '',
    RoomName: '',
    TrackId: '',
    TrackName: '',
    Groups: [],
    HideOnScheduler: false,
    ...given,
  }) as Session;

const on = (Id: string, RoomId: string, TrackId: string, time: string, day = '2027-05-03') =>
  aSession({ Id, RoomId, TrackId, TrackName: TrackId, at: [`${day}T${time}+02:00`, 60] });
const session = on('it', 'A', 'imaging', '10:00');
const sessions = [
  on('early', 'A', 'x', '08:00'),
  on('before', 'A', 'imaging', '09:00'),
  session,
  on('after', 'A', 'x', '11:00'),
  on('past', 'B', 'imaging', '08:00'),
  on('soon', 'B', 'imaging', '12:00'),
  on('tomorrow', 'A', 'imaging', '09:00', '2027-05-04'),
  { ...on('hidden', 'B', 'imaging', '12:00'), HideOnScheduler: true },
];

test('neighbours are those of the room and day; related ones follow in time, past ones last, none twice', () => {
  const { before, after, related } = relatedSessions(session, sessions, 5);
  expect([before?.Id, after?.Id]).toEqual(['before', 'after']);
  expect(related.map(({ Id }) => Id)).toEqual(['soon', 'tomorrow', 'past']);
  expect(relatedSessions(session, sessions, 1).related).toHaveLength(1);
});

test('without room there are no neighbours; without track, groups decide', () => {
  const poster = aSession({ Id: 'p', Groups: [{ Name: 'CME' }] });
  const { before, after, related } = relatedSessions(
    poster,
    [poster, aSession({ Id: 'q', Groups: [{ Name: 'CME' }] }), aSession({ Id: 'r' })],
    5,
  );
  expect([before, after]).toEqual([undefined, undefined]);
  expect(related.map(({ Id }) => Id)).toEqual(['q']);
});

test('the last session of a day has nothing after it, the first of the next nothing before it', () => {
  const [evening, morning] = [on('evening', 'A', 'x', '18:00'), on('morning', 'A', 'y', '08:00', '2027-05-04')];
  const all = [evening, morning];
  expect(relatedSessions(evening, all, 5)).toMatchObject({ before: undefined, after: undefined });
  expect(relatedSessions(morning, all, 5)).toMatchObject({ before: undefined, after: undefined });
});
