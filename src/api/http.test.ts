// The HTTP client reports what went wrong, in kinds a screen can act on.
import { describe, expect, test } from 'vitest';
import { eventShortname, getResources, serverTime } from '../contract/core.ts';
import { addressOf, request } from '../contract/request.ts';
import { ApiError } from './api-error.ts';
import { type Api, call } from './http.ts';

const answering = (answer: (address: string, init: RequestInit) => Promise<Response> | Response): Api => ({
  base: 'https://api.example.org',
  fetch: async (address, init) => answer(String(address), init ?? {}),
});
const failure = (api: Api): Promise<unknown> => call(api, request(serverTime, {})).catch((error: unknown) => error);

test('an answer that fits the contract comes back', async () => {
  const asked: string[] = [];
  const api = answering((address) => (asked.push(address), Response.json({ ServerTime: '2027-05-03T08:00:00Z' })));
  await expect(call(api, request(serverTime, {}))).resolves.toEqual({ ServerTime: '2027-05-03T08:00:00Z' });
  expect(asked).toEqual(['https://api.example.org/api/Core/ServerTime']);
});

test('addresses are spelt in one way, whatever the order of the parameters', () => {
  expect(addressOf(request(getResources, { version: 3, setname: '*', eventshort: 'k & k', language: undefined }))).toBe(
    '/api/modules/GetResources?eventshort=k+%26+k&setname=*&version=3',
  );
});

describe('what goes wrong is told in kinds', () => {
  test.each([
    ['an error status', () => new Response('{}', { status: 503 }), 'status', 503],
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

  test('a call somebody gave up is no fault of the server', async () => {
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
