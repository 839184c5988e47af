// Which address a command prints for an event.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { homeAddresses, localOrigin, siteOrigin } from './site-address.ts';

afterEach(() => void vi.unstubAllEnvs());

const domains = (...hostnames: string[]) => hostnames.map((hostname) => ({ hostname, instance: 'Society' }));

describe('the origin of a site', () => {
  test.each<[string, string[], { base?: string; env?: string }, string]>([
    [
      'what is given',
      ['congress.society.internal'],
      { base: 'https://preview.society.internal/ignored', env: 'https://env.society.internal' },
      'https://preview.society.internal',
    ],
    ['the environment', ['congress.society.internal'], { env: 'https://env.society.internal' }, 'https://env.society.internal'],
    ['an environment that is none', ['congress.society.internal'], { env: 'nowhere' }, 'https://congress.society.internal'],
    [
      'its first domain that somebody may have',
      ['*.society.internal', 'society.example.org', 'EXAMPLE.com', 'congress.society.internal'],
      {},
      'https://congress.society.internal',
    ],
    ['this machine, where all are for examples', ['society.example.org', 'society.test'], {}, 'http://127.0.0.1:4321'],
  ])('%s', (_, hostnames, { base, env = '' }, expected) => {
    vi.stubEnv('FOYER_PUBLIC_URL', env);
    vi.stubEnv('HOST', '0.0.0.0');
    vi.stubEnv('PORT', '4321');
    expect(siteOrigin(domains(...hostnames), 'society', base)).toBe(expected);
  });

  test('of another instance is not its own', () => {
    vi.stubEnv('FOYER_PUBLIC_URL', '');
    expect(siteOrigin(domains('congress.society.internal'), 'rival')).toBe(localOrigin());
  });

  test.each(['congress.society.internal', 'javascript:alert(1)', ''])('a base that is no address is a wrong call: %j', (base) => {
    expect(() => siteOrigin([], 'society', base)).toThrow('--base takes an address');
  });
});

test('an IPv6 address to listen on stands in brackets', () => {
  vi.stubEnv('HOST', '::1');
  vi.stubEnv('PORT', '80');
  expect(localOrigin()).toBe('http://[::1]:80');
});

test('any free port is no address: the usual one stands there', () => {
  vi.stubEnv('HOST', '127.0.0.1');
  vi.stubEnv('PORT', undefined);
  const usual = localOrigin();
  vi.stubEnv('PORT', '0');
  expect([localOrigin(), usual]).toEqual(['http://127.0.0.1:4173', 'http://127.0.0.1:4173']);
});

test('home pages, one for each language', () => {
  const event = { instance: 'society', event: 'congress27', languages: ['en-GB', 'de-DE'] };
  expect(homeAddresses('https://congress.society.internal', event)).toEqual([
    'https://congress.society.internal/home/society/congress27/en-GB',
    'https://congress.society.internal/home/society/congress27/de-DE',
  ]);
});
