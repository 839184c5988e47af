// Answers of one access class are never given to another, and a new version replaces the previous one.
import { afterEach, expect, test, vi } from 'vitest';
import { getResources } from '../contract/core.ts';
import { pagSessions, selectedSessions, setSessionViewCount } from '../contract/programme.ts';
import { requestAddress, type Reader, request, requestBy, requestWith } from '../contract/request.ts';
import { ApiError } from './api-error.ts';
import type { Api } from './http.ts';
import { createQueryClient, query, queryOfRequest } from './query.ts';

afterEach(() => vi.useRealTimers());

const member: Reader = { for: 'class-a', version: 3 };

test('only published answers about an event carry class and version', () => {
  const by = (reader: Reader | undefined, ...call: Parameters<typeof request>) => requestAddress(requestBy(reader, request(...call)));
  expect(by(member, pagSessions, { eventid: 'k', limit: 2 })).toBe('/api/Modules/PAGSessionsV2?eventid=k&for=class-a&limit=2&version=3');
  expect(by(undefined, pagSessions, { eventid: 'k' })).toBe('/api/Modules/PAGSessionsV2?eventid=k');
  expect(by(member, setSessionViewCount, { eventId: 'k', sessionid: '1' })).not.toContain('class-a');
  // The app names the class of its configuration itself.
  expect(by(member, getResources, { eventshort: 'k', setname: '*' })).not.toContain('class-a');
});

test('of one address, each thing that is sent has an answer of its own', async () => {
  const sent: unknown[] = [];
  const client = createQueryClient({
    base: '',
    fetch: async (_, init) => (sent.push(JSON.parse(init?.body as string)), Response.json([])),
    readers: new Map(),
  });
  const ask = (...ids: string[]) => client.fetchQuery(queryOfRequest(requestWith(selectedSessions, { shortname: 'k' }, ids)));
  await ask('1', '2');
  await ask('3');
  await ask('1', '2');
  expect(sent).toEqual([['1', '2'], ['3']]);
});

test('another class sends a new request; another version, or the class of another event, does not', async () => {
  const readers = new Map<string, Reader>();
  const asked: string[] = [];
  const client = createQueryClient({
    base: '',
    fetch: async (address) => (asked.push(String(address)), Response.json([])),
    readers,
  });
  const ask = () => client.fetchQuery(query(pagSessions, { eventid: 'k' }));
  await ask();
  readers.set('k', member);
  await ask();
  readers.set('k', { ...member, version: 4 });
  readers.set('other', { for: 'class-b', version: 1 });
  await ask();
  readers.delete('k');
  await ask();
  expect(asked).toEqual(['/api/Modules/PAGSessionsV2?eventid=k', '/api/Modules/PAGSessionsV2?eventid=k&for=class-a&version=3']);
});

test.each([
  ['no connection', () => Promise.reject(new TypeError('fetch failed')), 3],
  ['503', () => Promise.resolve(new Response('{}', { status: 503 })), 3],
  ['401', () => Promise.resolve(new Response('{}', { status: 401 })), 1],
  ['404', () => Promise.resolve(new Response('{}', { status: 404 })), 1],
  ['429', () => Promise.resolve(new Response('{}', { status: 429 })), 1],
  ['an answer of another shape', () => Promise.resolve(Response.json({})), 1],
])('%s: only what may pass by itself is tried again, twice', async (_, answer, times) => {
  vi.useFakeTimers();
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  const client = createQueryClient({ base: '', fetch });
  const asked = client.fetchQuery(query(pagSessions, { eventid: 'k' })).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(await asked).toBeInstanceOf(Error);
  expect(fetch).toHaveBeenCalledTimes(times);
  client.clear();
});

test('an unused answer is kept for half an hour, so going back to a page sends no request', async () => {
  vi.useFakeTimers();
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json([]));
  const client = createQueryClient({ base: '', fetch });
  const ask = () => client.fetchQuery(query(pagSessions, { eventid: 'k' }));
  await ask();
  await vi.advanceTimersByTimeAsync(29 * 60_000);
  await ask();
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(31 * 60_000);
  await ask();
  expect(fetch).toHaveBeenCalledTimes(2);
  client.clear();
});

test.each([
  ['without a connection', 'offline', 0, 3],
  ['for a broken server', 'status', 503, 3],
  ['for no answer in time: who has waited that long is asked', 'timeout', 0, 1],
  ['for a refusal', 'status', 403, 1],
] as const)('an answer is asked for again %s', async (_, kind, status, asked) => {
  vi.useFakeTimers();
  let calls = 0;
  const api: Api = { base: '', fetch: () => Promise.reject(new Error('none')) };
  const client = createQueryClient(api);
  const failing = client.fetchQuery({
    queryKey: ['api', 'x'],
    retry: client.getDefaultOptions().queries!.retry!,
    queryFn: () => {
      calls += 1;
      throw new ApiError(kind, 'x', status, 'failed');
    },
  });
  const failed = failing.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await failed).toBeInstanceOf(ApiError);
  expect(calls).toBe(asked);
  vi.useRealTimers();
});
