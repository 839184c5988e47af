// The HTTP client reports errors in kinds that a screen can handle.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { eventShortname, getResources, serverTime } from '../contract/core.ts';
import { requestAddress, request } from '../contract/request.ts';
import { ApiError } from './api-error.ts';
import { type Api, call } from './http.ts';

const answering = (answer: (address: string, init: RequestInit) => Promise<Response> | Response): Api => ({
  base: 'https://api.example.org',
  fetch: async (address, init) => answer(String(address), init ?? {}),
});
const failure = (api: Api): Promise<unknown> => call(api, request(serverTime, {})).catch((error: unknown) => error);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('returns an answer that matches the contract', async () => {
  const asked: string[] = [];
  const api = answering((address) => (asked.push(address), Response.json({ ServerTime: '2027-05-03T08:00:00Z' })));
  await expect(call(api, request(serverTime, {}))).resolves.toEqual({ ServerTime: '2027-05-03T08:00:00Z' });
  expect(asked).toEqual(['https://api.example.org/api/Core/ServerTime']);
});

test('sends JSON with its content type; a request without a body has none', async () => {
  const sent: RequestInit[] = [];
  const api = answering((_, init) => (sent.push(init), Response.json({ ServerTime: '2027-05-03T08:00:00Z' })));
  await call(api, request(serverTime, {}), { body: { Name: 'Ärztin' } });
  await call(api, request(serverTime, {}));
  expect(sent.map(({ body, headers }) => [body, new Headers(headers).get('content-type')])).toEqual([
    ['{"Name":"Ärztin"}', 'application/json'],
    [undefined, null],
  ]);
});

test('a change without a body has its key too', async () => {
  const sent: RequestInit[] = [];
  const api = answering((_, init) => (sent.push(init), Response.json({ ServerTime: '2027-05-03T08:00:00Z' })));
  await call(api, request(serverTime, {}), { key: 'change-0001' });
  expect(sent.map(({ body, headers }) => [body, [...new Headers(headers)]])).toEqual([[undefined, [['idempotency-key', 'change-0001']]]]);
});

test('addresses are spelt the same, whatever the order of the parameters', () => {
  expect(requestAddress(request(getResources, { version: 3, setname: '*', eventshort: 'k & k', language: undefined }))).toBe(
    '/api/modules/GetResources?eventshort=k+%26+k&setname=*&version=3',
  );
});

describe('errors are reported in kinds', () => {
  test.each([
    ['an error status', () => new Response('{}', { status: 503 }), 'status', 503],
    ['a refusal whose body would fit', () => Response.json({ ServerTime: '2027-05-03T08:00:00Z' }, { status: 401 }), 'status', 401],
    ['a page that is not there', () => Response.json({ ServerTime: '2027-05-03T08:00:00Z' }, { status: 404 }), 'status', 404],
    ['HTML instead of JSON', () => new Response('<!doctype html>'), 'shape', 200],
    ['a truncated answer', () => new Response('{"ServerTime": "20'), 'shape', 200],
    ['another shape', () => Response.json({ ServerTime: 5 }), 'shape', 200],
    ['null', () => Response.json(null), 'shape', 200],
    ['no connection', () => Promise.reject(new TypeError('fetch failed')), 'offline', 0],
  ])('%s', async (_, answer, kind, status) => {
    const error = await failure(answering(answer));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ kind, status });
  });

  test('a cancelled call is not an error of the server', async () => {
    const stop = new AbortController();
    const api = answering(
      (_, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))),
    );
    const asked = call(api, request(eventShortname, { shortName: 'x' }), { signal: stop.signal });
    stop.abort();
    await expect(asked).rejects.not.toBeInstanceOf(ApiError);
  });
});

test('an answer without content is not an error', async () => {
  const api = answering(() => new Response(null, { status: 204 }));
  await expect(call(api, request(serverTime, {}))).resolves.toBeUndefined();
});

test('a preview transforms an answer before anybody receives it', async () => {
  const whole = { ServerTime: '2027-05-03T08:00:00Z' };
  const asked: string[] = [];
  const api: Api = {
    ...answering(() => Response.json(whole)),
    transformReply: (what, reply) => (asked.push(what.endpoint.path), { ...(reply as object), ServerTime: '2027-05-03T00:00:00Z' }),
  };
  await expect(call(api, request(serverTime, {}))).resolves.toEqual({ ServerTime: '2027-05-03T00:00:00Z' });
  expect(asked).toEqual([serverTime.path]);
});

test('a call without an answer in ten seconds is reported as a timeout', async () => {
  vi.useFakeTimers();
  // The browser's own timer runs on the machine's time.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((delay) => {
    const patience = new AbortController();
    setTimeout(() => patience.abort(new DOMException('late', 'TimeoutError')), delay);
    return patience.signal;
  });
  const api = answering(
    (_, { signal }) => new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
  );
  const given = vi.fn<(error: unknown) => void>();
  void failure(api).then(given);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(given).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(given.mock.calls).toEqual([[expect.objectContaining({ kind: 'timeout', status: 0 })]]);
});
