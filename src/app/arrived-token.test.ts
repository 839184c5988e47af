// A token is removed from address and history before any request (A §4; R32).
import { afterEach, expect, test } from 'vitest';
import { takeArrivedToken } from './arrived-token.ts';
import type { Services } from './services.ts';

afterEach(() => history.replaceState(null, '', '/'));

test.each([true, false])('it stands in no address a call could carry along; on a site without server: %s', async (isStatic) => {
  const path = '/home/society/congress2027/en-GB';
  history.replaceState({ idx: 1 }, '', `${path}?jwt_token=secret&day=2`);
  const seen: string[] = [];
  const fetch = async () => (seen.push(location.href), Response.json({}, { status: 401 }));
  const services = {
    api: { base: '', fetch },
    boot: { isStatic, defaults: { instance: 'society', event: 'congress2027' } },
  } as unknown as Services;
  expect(await takeArrivedToken(services, `${path}?jwt_token=secret&day=2`)).toBe(false);
  expect([location.search, history.state]).toEqual(['?day=2', { idx: 1 }]);
  expect(seen).toEqual(isStatic ? [] : [`${location.origin}${path}?day=2`]);
});
