// 401 and 503: three reloads, then the login page, one per page; sign-in forms handle their own 401; maintenance ends when the server answers.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaveFor, mayLeaveFor } from './leave.ts';
import { createRefusal } from './refusal.ts';
import { createMaintenanceMode } from './maintenance-mode.ts';
import { recall } from './use-remembered.ts';
import { watchAnswers } from './watch-answers.ts';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

/** A page that was just opened. */
function page({ isSomebody = true } = {}) {
  const did: string[] = [];
  const refused = createRefusal({
    isSomebody: () => isSomebody,
    address: () => '/live/a/b/en-GB?room=1&access_token=x#top',
    forget: (all) => did.push(all ? 'forget all' : 'forget'),
    open: (address) => did.push(address),
    loginPage: (returnUrl) => `login ${returnUrl}`,
  });
  return { refused, did };
}

test('the page reloads without its token three times, then opens the login page; the counter starts again', () => {
  const steps = [1, 2, 3, 4, 5].map(() => {
    const { refused, did } = page();
    refused();
    // Later answers no longer count.
    refused();
    return did;
  });
  const again = ['forget', '/live/a/b/en-GB?room=1#top'];
  expect(steps).toEqual([again, again, again, ['forget all', 'login /live/a/b/en-GB?room=1#top'], again]);
});

test('a page that worked for a while resets the counter', () => {
  page().refused();
  expect(recall('VMXreload', 'session')).toBe('1');
  page();
  vi.advanceTimersByTime(9_999);
  expect(recall('VMXreload', 'session')).toBe('1');
  vi.advanceTimersByTime(1);
  expect(recall('VMXreload', 'session')).toBe('');
});

test('a visitor who is refused stays on the page', () => {
  const { refused, did } = page({ isSomebody: false });
  refused();
  expect(did).toEqual([]);
});

test.each([
  ['/api/Core/User?eventid=1', 401, 'refused'],
  ['https://api.example.org/api/modules/BookedTickets', 401, 'refused'],
  ['/api/modules/GetResources', 503, 'unavailable'],
  ['/api/Token/ValidateLoginFromBody', 401, ''],
  ['/api/token/external/confirm?returnUrl=', 401, ''],
  ['/api/Session/Take?shortName=a', 401, ''],
  ['/api/Token/ValidateLoginFromBody', 503, ''],
  ['/api/User/ExternalUserCompareData?eventid=1', 401, ''],
  ['/api/User/BlockUser', 401, ''],
  ['/api/Core/User?eventid=1', 403, ''],
  ['/api/Core/User?eventid=1', 200, ''],
])('%s answered with %i: %s', async (address, status, expected) => {
  const received: string[] = [];
  const fetch = watchAnswers(() => Promise.resolve(new Response('{}', { status })), {
    refused: () => received.push('refused'),
    unavailable: () => received.push('unavailable'),
  });
  expect((await fetch(address)).status).toBe(status);
  expect(received).toEqual(expected === '' ? [] : [expected]);
});

test('maintenance is noticed once and ends within ten seconds of the first answer', async () => {
  let isBack = false;
  const asked = vi.fn<() => Promise<boolean>>(() => Promise.resolve(isBack));
  const rest = createMaintenanceMode(asked);
  const changes: boolean[] = [];
  rest.onChange(() => changes.push(rest.isOn()));
  rest.begin();
  rest.begin();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(changes).toEqual([true]);
  isBack = true;
  await vi.advanceTimersByTimeAsync(9_000);
  expect(changes).toEqual([true, false]);
  const { length } = asked.mock.calls;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.mock.calls).toHaveLength(length);
});

test.each([
  ['/home/a/b/en-GB', true],
  ['https://id.example.org/authorize?state=x', true],
  ['http://localhost:3000/auth/callback?code=x', true],
  ['http://id.example.org/', false],
  ['http://127.0.0.1:4000/authorize', true],
  ['http://127.0.0.1.example.org/', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['https://somebody:secret@id.example.org/', false],
  ['https://somebody@id.example.org/', false],
  ['https://:secret@id.example.org/', false],
  ['https://', false],
])('leaving for %s: %s', (address, may) => expect(mayLeaveFor(address, 'http://localhost:3000')).toBe(may));

test('only a site on this machine may lead to a service on this machine without https', () => {
  expect(mayLeaveFor('http://127.0.0.1:4000/', 'https://event.example.org')).toBe(false);
});

test.each(['', 'javascript:alert(1)', 'http://id.example.org/'])('an answer that names %j leads nowhere, and says so', (address) => {
  expect(leaveFor(address)).toBe(false);
});
