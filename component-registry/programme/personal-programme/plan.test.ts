// The plan of a reader: days, clashes, ways between rooms, free slots and what is suggested for them.
import { expect, test } from 'vitest';
import { walkingTimes } from '#sdk';
import type { OwnMeeting } from '#contract/meetings';
import { aPresentation, aSession } from '../session/session.fixture.ts';
import { clashName, isEntry, makePlan, type PlanEntry } from './plan.ts';

const at = (id: string, time: string, minutes: number, more: Partial<Parameters<typeof aSession>[0]> = {}) =>
  aSession({ Id: id, Name: id, at: [`2027-05-03T${time}+02:00`, minutes], RoomName: 'A', TrackId: 't', TrackName: 'T', ...more });

const walking = walkingTimes([
  { Id: 'room-a', Name: 'A' },
  { Id: 'room-b', Name: 'B', WalkingTimes: [{ RoomId: 'room-a', Minutes: 12 }] },
]);
const NOW = Date.parse('2027-05-03T07:00+02:00');
const plan = (sessions: Parameters<typeof makePlan>[0], chosen: Partial<Parameters<typeof makePlan>[1]>, now = NOW) =>
  makePlan(sessions, { session: [], presentation: [], appointments: [], ...chosen }, { now, timeZone: 'Europe/Berlin', walking });
const entries = (of: ReturnType<typeof plan>): PlanEntry[] => of.days.flatMap(({ items }) => items.filter(isEntry));

test('what overlaps clashes, also with an appointment; what only touches does not', () => {
  const sessions = [at('a', '09:00', 60), at('b', '09:30', 60), at('c', '10:30', 30)];
  const appointments = [
    { Id: 'call-2027', Title: 'Call', Place: '', StartDateTime: '2027-05-03T08:45:00Z', EndDateTime: '2027-05-03T09:00:00Z' },
  ];
  const found = entries(plan(sessions, { session: ['a', 'b', 'c'], appointments }));
  expect(found.map(({ title, clashes }) => [title, clashes.map((one) => one.title)])).toEqual([
    ['a', ['b']],
    ['b', ['a']],
    ['c', ['Call']],
    ['Call', ['c']],
  ]);
  expect(clashName(found[0]!, found[1]!)).toBe(clashName(found[1]!, found[0]!));
});

test('a presentation stands within its chosen session, and alone without it', () => {
  const talk = aPresentation({ Id: 'p', SessionId: 'a', Title: 'Talk', StartDateTime: '2027-05-03T09:15+02:00' });
  const sessions = [at('a', '09:00', 60, { Presentations: [talk] })];
  const within = entries(plan(sessions, { session: ['a'], presentation: ['p'] }));
  expect(within.map(({ key, talks }) => [key, talks.length])).toEqual([['session a', 1]]);
  const alone = entries(plan(sessions, { presentation: ['p'] }));
  expect(alone.map(({ key, start }) => [key, start])).toEqual([['presentation p', Date.parse('2027-05-03T09:15+02:00')]]);
});

test('the way to another room is named between entries that follow at once', () => {
  const sessions = [at('a', '09:00', 60), at('b', '10:10', 20, { RoomName: 'B' }), at('c', '12:00', 20, { RoomName: 'C' })];
  expect(entries(plan(sessions, { session: ['a', 'b', 'c'] })).map(({ way }) => way?.from)).toEqual([undefined, 'A', undefined]);
});

test('the way is told with its minutes, also to the room of an appointment; a cancelled meeting is no place to come from', () => {
  const appointments = [{ Id: 'x', Title: 'Call', Place: 'B', StartDateTime: '2027-05-03T08:05:00Z', EndDateTime: '2027-05-03T08:30:00Z' }];
  const [, call] = entries(plan([at('a', '09:00', 60)], { session: ['a'], appointments }));
  expect(call?.way).toEqual({ from: 'A', minutes: 12, between: 5, isTooFar: true });
  const off = { BookingId: 'm', CompanyName: 'C', Topic: '', Place: 'C', State: 'cancelled' } as OwnMeeting;
  const meetings = [{ ...off, StartDateTime: '2027-05-03T08:00:00Z', EndDateTime: '2027-05-03T08:05:00Z' }];
  const last = entries(plan([at('a', '09:00', 60)], { session: ['a'], appointments, meetings })).at(-1);
  expect([last?.title, last?.way?.from]).toEqual(['Call', 'A']);
});

test('a free slot suggests what fits into it, from tracks of the chosen', () => {
  const sessions = [
    at('a', '09:00', 60),
    at('fits', '10:30', 30),
    at('too long', '10:30', 120),
    at('other track', '10:30', 30, { TrackId: 'x' }),
    at('b', '12:00', 60),
  ];
  const items = plan(sessions, { session: ['a', 'b'] }).days[0]!.items;
  expect(items.map((item) => (isEntry(item) ? item.title : item.suggestions.map(({ Name }) => Name)))).toEqual(['a', ['fits'], 'b']);
  // What is over is not free any more.
  const later = plan(sessions, { session: ['a', 'b'] }, Date.parse('2027-05-03T11:45+02:00'));
  expect(later.days[0]!.items.every(isEntry)).toBe(true);
  expect(later.next?.title).toBe('b');
});

test('what has no time, and what the event no longer has', () => {
  const found = plan([aSession({ Id: 'loose', Name: 'Loose' })], { session: ['loose', 'gone'], presentation: ['gone'] });
  expect([found.days, found.untimed.map(({ Id }) => Id), found.next]).toEqual([[], ['loose'], undefined]);
});

test('a session that is cancelled or postponed stays, and takes no time: it clashes with nothing, is never next, no way leads from it', () => {
  const off = (Name: string) => ({ Groups: [{ Name }], RoomName: 'B' });
  const sessions = [
    at('a', '09:00', 60),
    at('b', '09:30', 60, off('Cancelled')),
    at('c', '10:35', 20, off('Postponed')),
    at('d', '11:00', 60),
    at('e', '10:05', 20, off('Cancelled')),
  ];
  const found = plan(sessions, { session: ['a', 'b', 'c', 'd'] }, Date.parse('2027-05-03T09:10+02:00'));
  expect(entries(found).map(({ title, clashes, way }) => [title, clashes.length, way?.from])).toEqual([
    ['a', 0, undefined],
    ['b', 0, undefined],
    ['c', 0, undefined],
    ['d', 0, undefined],
  ]);
  expect(found.next?.title).toBe('d');
  const [slot] = found.days.flatMap(({ items }) => items.filter((item) => !isEntry(item)));
  const hour = (time: string): number => Date.parse(`2027-05-03T${time}+02:00`);
  expect(slot).toMatchObject({ start: hour('10:00'), end: hour('11:00'), suggestions: [] });
});
