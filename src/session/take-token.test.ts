// A token from an address: what is sent for it, and how long the page waits for its provider (A §4).
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { exchangeToken } from './take-token.ts';

// The check of the answer is loaded in real time.
beforeAll(async () => void (await exchangeToken(server().api, 'congress2027', { ...none, jwt: 'j' })));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const none = { state: '' };
/** A server that accepts or refuses tokens. */
function server(status = 200) {
  const sent: unknown[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (_, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return Response.json({ ReturnUrl: '/live/a' }, { status });
  });
  return { api: { base: '', fetch }, sent };
}

test('a token of a provider with its state waits three seconds', async () => {
  const { api, sent } = server();
  const gone = vi.fn<(address: string | undefined) => void>();
  void exchangeToken(api, 'congress2027', { ...none, accessToken: 'a', expiresIn: 60, state: 's' }).then(gone);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(gone).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(gone.mock.calls).toEqual([['/live/a']]);
  expect(sent).toEqual([{ AccessToken: 'a', ExpiresIn: 60, State: 's' }]);
});

test('any other token continues at once; a refused one leads nowhere', async () => {
  const taken = server();
  expect(await exchangeToken(taken.api, 'congress2027', { ...none, jwt: 'j' })).toBe('/live/a');
  expect(await exchangeToken(taken.api, 'congress2027', { ...none, accessToken: 'a' })).toBe('/live/a');
  expect(await exchangeToken(server(401).api, 'congress2027', { ...none, accessToken: 'a', state: 's' })).toBeUndefined();
});
