// Requests of a page carry the class and version of its configuration from the start.
import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { nameOfInfo } from '../contract/event-name.ts';
import { pagSessions } from '../contract/programme.ts';
import { createQueryClient, query } from '../api/query.ts';
import { testEvent } from '../../tests/support/render-view.tsx';
import { services } from './app.fixture.ts';
import { loadEvent } from './load-event.ts';

test('the programme is requested with the class that loaded the event, and as a visitor after that', async () => {
  const made = services([]);
  const programme: string[] = [];
  const api: typeof made.services.api = {
    base: '',
    readers: new Map(),
    fetch: async (address) => {
      if (!String(address).includes('PAG')) return made.services.api.fetch(address);
      programme.push(String(address));
      return Response.json([]);
    },
  };
  const own = { ...made.services, api, queries: createQueryClient(api) };
  for (const name of ['class-a', '', 'preview']) {
    await loadEvent(own, nameOfInfo(testEvent), 'en-GB', 'HomePage', Promise.resolve({ name, who: name, nextChangeAt: null }));
    await own.queries.fetchQuery(query(pagSessions, { eventid: nameOfInfo(testEvent) }));
  }
  const address = `/api/Modules/PAGSessionsV2?eventid=${encodeURIComponent(nameOfInfo(testEvent))}`;
  expect(programme).toEqual([
    `${address}&for=class-a&version=${testEvent.Version}`,
    address,
    `${address}&for=preview&version=${testEvent.Version}`,
  ]);
});

test('a new class requests the programme again, and the page on screen stays until it arrives', async () => {
  const made = services([]);
  const asked: string[] = [];
  const api: typeof made.services.api = {
    base: '',
    readers: new Map(),
    fetch: async (address) => {
      if (!String(address).includes('PAG')) return made.services.api.fetch(address);
      asked.push(new URL(String(address), 'http://localhost').searchParams.get('for') ?? '');
      return Response.json([]);
    },
  };
  const own = { ...made.services, api, queries: createQueryClient(api) };
  const read = (name: string) =>
    loadEvent(own, nameOfInfo(testEvent), 'en-GB', 'HomePage', Promise.resolve({ name, who: '', nextChangeAt: null }));
  await read('shut');
  const observer = new QueryObserver(own.queries, query(pagSessions, { eventid: nameOfInfo(testEvent) }));
  const states: (string | undefined)[] = [];
  const stop = observer.subscribe(({ status, data }) => void states.push(data ? 'shown' : status));
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual([]));
  states.length = 0;
  await read('open');
  await vi.waitFor(() => expect(asked).toEqual(['shut', 'open']));
  expect(new Set(states)).toEqual(new Set(['shown']));
  stop();
});

test('answers for one person are not given to another of the same class, even without newer ones', async () => {
  const made = services([]);
  let rows = 0;
  let isAway = false;
  const api: typeof made.services.api = {
    base: '',
    readers: new Map(),
    fetch: async (address) => {
      if (!String(address).includes('GetResources')) return made.services.api.fetch(address);
      rows += 1;
      return isAway ? Response.json({}, { status: 400 }) : made.services.api.fetch(address);
    },
  };
  const kept: string[] = [];
  const lastGood = { keep: async (event: string) => void kept.push(event), recall: async () => undefined };
  const own = { ...made.services, api, lastGood, queries: createQueryClient(api) } as typeof made.services;
  const read = (name: string, who: string) =>
    loadEvent(own, nameOfInfo(testEvent), 'en-GB', 'HomePage', Promise.resolve({ name, who, nextChangeAt: null }));
  await read('one', 'mira');
  await read('one', 'mira');
  expect(rows).toBe(1);
  await read('one', 'ben');
  expect(rows).toBe(2);
  isAway = true;
  expect((await read('two', 'ben')).fromCopy).toBe(false);
  await expect(read('two', 'noor')).rejects.toMatchObject({ status: 400 });
  // A device stores public answers, and nothing of a person.
  isAway = false;
  expect(kept).toEqual([]);
  await read('one', '');
  expect(kept).toEqual([nameOfInfo(testEvent)]);
});
