// A visitor's reminders in the browser: due by the event's clock, told by one tab, true to the programme as it is when they are told.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClock } from '../../clock/clock.ts';
import { setFavourites } from '../../stores/favourites.ts';
import { readDevice, writeDevice } from '../favourites/device-lists.ts';
import type { ChangedFavourite } from '../favourites/device-places.ts';
import { openDeviceReminders } from './device-reminders.ts';

const EVENT = 'demo/heart27';
const MINUTE = 60_000;
const START = Date.parse('2027-05-03T08:00:00Z');
const session = (Id: string, start: number, tags: string[] = []) => ({
  Id,
  Groups: tags.map((Name) => ({ Name })),
  Name: `Session ${Id}`,
  RoomId: 'a',
  RoomName: 'Hall A',
  StartDateTime: new Date(start).toISOString(),
  EndDateTime: null,
  Presentations: [{ Id: `${Id}-talk`, Title: `Talk of ${Id}`, StartDateTime: new Date(start).toISOString(), EndDateTime: null }],
});
const server = { sessions: [] as ReturnType<typeof session>[], works: true };
vi.mock('../../api/http.ts', () => ({
  call: async () => {
    if (!server.works) throw new Error('no connection');
    return server.sessions;
  },
}));

const choose = (sessions: string[], presentation: string[] = []): void => {
  writeDevice(EVENT, { ...readDevice(EVENT), session: sessions, presentation });
  setFavourites(readDevice(EVENT), 'ready');
};
/** The instant of the faked clock, ms. */
const wall = (): number => vi.getMockedSystemTime()!.getTime();
const told: string[] = [];
const changes: string[] = [];
const ends: (() => void)[] = [];
/** A tab; `name` marks what it tells. */
const openTab = (name: string, minutes = 10) => {
  const clock = createClock({ monotonic: wall, wall });
  const announce = ({ title, room }: { title: string; room: string }) => told.push(`${name}: ${title} in ${room}`);
  const announceChanges = (changed: readonly ChangedFavourite[]) =>
    changes.push(`${name}: ${changed.map(({ was, change }) => `${change} ${was.title}`).join(', ')}`);
  const api = { base: '', fetch };
  ends.push(openDeviceReminders({ api, event: EVENT, language: 'en-GB', clock, minutes, announce, announceChanges }));
};
const until = (before: number) => vi.advanceTimersByTimeAsync(START - before * MINUTE - wall());

beforeEach(() => {
  vi.useFakeTimers({ now: START - 60 * MINUTE, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  localStorage.clear();
  told.length = 0;
  changes.length = 0;
  Object.assign(server, { sessions: [session('1', START), session('2', START + 5 * MINUTE)], works: true });
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.useRealTimers();
});

test('ten minutes before, by one of two tabs, and by none that is opened later; a talk that begins with its session is no second one', async () => {
  choose(['1'], ['1-talk', '2-talk']);
  openTab('a');
  openTab('b');
  await until(11);
  expect(told).toEqual([]);
  await until(9.9);
  expect(told.map((words) => words.slice(3))).toEqual(['Session 1 in Hall A']);
  openTab('c');
  await until(4.9);
  expect(told.map((words) => words.slice(3))).toEqual(['Session 1 in Hall A', 'Talk of 2 in Hall A']);
});

test('one that is tagged as cancelled or postponed is not told, nor are its talks', async () => {
  server.sessions = [session('1', START, ['Cancelled']), session('2', START, ['Postponed']), session('3', START)];
  choose(['1', '2', '3'], ['1-talk']);
  openTab('a');
  await until(4);
  expect(told).toEqual(['a: Session 3 in Hall A']);
});

test('moved, cancelled and unstarred ones are not told; offline what is known holds', async () => {
  choose(['1', '2']);
  openTab('a');
  await until(20);
  server.sessions = [session('1', START + 30 * MINUTE)];
  await until(4);
  expect(told).toEqual([]);
  server.works = false;
  await until(-21);
  expect(told).toEqual(['a: Session 1 in Hall A']);
  choose(['1']);
  server.works = true;
  server.sessions = [session('1', START + 60 * MINUTE)];
  await until(-40);
  choose([]);
  await until(-55);
  expect(told).toHaveLength(1);
});

test('what is starred just before it starts is not told, by the next page neither; switched to longer it is told at once', async () => {
  openTab('a');
  await until(5);
  choose(['1']);
  await vi.advanceTimersByTimeAsync(MINUTE);
  openTab('b');
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(told).toEqual([]);
  choose(['1', '2']);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(told).toEqual([]);
});

test('what was moved or called off since it was starred is told once, by one tab; a talk that moves with its session is no second one', async () => {
  choose(['1', '2'], ['1-talk']);
  openTab('a');
  openTab('b');
  await until(50);
  server.sessions = [session('1', START + 30 * MINUTE), session('2', START + 5 * MINUTE, ['Cancelled'])];
  await until(30);
  expect(changes.map((words) => words.slice(3))).toEqual(['time Session 1, off Session 2']);
  openTab('c');
  await until(25);
  expect(changes).toHaveLength(1);
  // Moved once more it is told again; back where it was there is nothing to tell.
  server.sessions = [session('1', START + 40 * MINUTE), session('2', START + 5 * MINUTE)];
  await until(5.1);
  expect(changes.slice(1).map((words) => words.slice(3))).toEqual(['time Session 1']);
});

test('one that is starred after it was moved has not changed', async () => {
  choose(['1']);
  openTab('a');
  await until(55);
  choose([]);
  server.sessions = [session('1', START + 30 * MINUTE)];
  await until(35);
  choose(['1']);
  await until(10);
  expect(changes).toEqual([]);
});

test('who wants no reminders learns of changes all the same', async () => {
  choose(['1', '2']);
  openTab('a', 0);
  await until(50);
  server.sessions = [session('1', START + 30 * MINUTE), session('2', START + 5 * MINUTE)];
  await until(-31);
  expect([changes, told]).toEqual([['a: time Session 1'], []]);
});
