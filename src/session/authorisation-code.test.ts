// The code of an external registration: a safe value is read from the cookie; any other value is removed with the cookie.
import { afterEach, expect, test, vi } from 'vitest';
import { authorisationCode, dropAuthorisationCode } from './authorisation-code.ts';
import { deviceFacts } from './device-facts.ts';

const leave = (value: string): string => (document.cookie = `externalAuthorizationCode=${value}; path=/`);

afterEach(() => {
  vi.restoreAllMocks();
  dropAuthorisationCode();
});

test('without a cookie there is no code', () => {
  expect([authorisationCode(), deviceFacts('congress2027').hasAuthorisationCode]).toEqual(['', false]);
});

test('a code is read among other cookies, and passed to the guards while it exists', () => {
  document.cookie = 'notexternalAuthorizationCode=other; path=/';
  leave('Ext-77_a.b~');
  expect([authorisationCode(), deviceFacts('congress2027').hasAuthorisationCode]).toEqual(['Ext-77_a.b~', true]);
  expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain('Ext-77');
  dropAuthorisationCode();
  expect([authorisationCode(), deviceFacts('congress2027').hasAuthorisationCode]).toEqual(['', false]);
  document.cookie = 'notexternalAuthorizationCode=; path=/; max-age=0';
});

test.each(['a b', 'a%20b', '"a"', '<b>', 'a&eventid=x', 'ä', 'x'.repeat(201)])('%s is no code, and is removed', (value) => {
  leave(value);
  expect(document.cookie).toContain('externalAuthorizationCode');
  expect(authorisationCode()).toBe('');
  expect(document.cookie).not.toContain('externalAuthorizationCode');
});

test('it is removed for the host and for all parent domains', () => {
  const written: string[] = [];
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));
  vi.stubGlobal('location', { hostname: 'live.congress.example.org' });
  dropAuthorisationCode();
  vi.unstubAllGlobals();
  const domains = written.map((text) => /domain=(.*)$/.exec(text)?.[1] ?? '');
  expect(domains).toEqual(['', 'live.congress.example.org', 'congress.example.org', 'example.org', 'org']);
  expect(written.every((text) => text.startsWith('externalAuthorizationCode=; path=/; max-age=0'))).toBe(true);
});
