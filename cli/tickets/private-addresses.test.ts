// Which addresses a feed is not read from; and the cases of addresses that look like something else.
import { expect, test } from 'vitest';
import { hasShared, readShared } from '../../tests/support/shared.ts';
import { fetchFeed } from './fetch-feed.ts';
import { isPrivate } from './private-addresses.ts';

test.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.31.255.255', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['100.64.0.1', true],
  ['169.254.169.254', true],
  ['255.255.255.255', true],
  ['8.8.8.8', false],
  ['::1', true],
  ['::', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:8.8.8.8', true],
  ['64:ff9b::7f00:1', true],
  ['fe80::1', true],
  ['fd00::1', true],
  ['2002:7f00:1::', true],
  ['2001:db8::1', true],
  ['2a00:1450:4001::1', false],
  ['localhost', true],
])('%s is private: %s', (address, is) => expect(isPrivate(address)).toBe(is));

type Case = { id: string; url: string; allow: number };
const cases = hasShared ? (JSON.parse(readShared('cases/net/ssrf.json')) as { cases: Case[] }).cases : [];
// A test looks up no host of the world.
const refused = cases.filter(({ url, allow }) => allow === 0 && !url.includes('feeds.example.org/'));

test.runIf(hasShared).each(refused.flatMap((one) => [one, { ...one, id: `${one.id} https`, url: one.url.replace('http:', 'https:') }]))(
  '$id: $url is refused before anything is asked',
  async ({ url }) => {
    await expect(fetchFeed(url, { allowPrivate: false, etag: '', authorization: '', patience: 50 })).rejects.toThrow(/address|reachable/);
  },
);
