// Feeds: only public hosts are asked, within time and size; headlines are plain text; the last good ones stay.
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { feedItems } from './feed-items.ts';
import { createFeeds } from './feeds.ts';
import { FETCH_LIMITS, fetchText, type Network, publicNetwork } from './fetch-text.ts';
import { isPublicAddress } from './public-address.ts';

const rss = (...titles: string[]): string =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>x</title>${titles.map((title) => `<item><title>${title}</title></item>`).join('')}</channel></rss>`;

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** A host that every name leads to; only this machine's own port may be asked. */
async function host(listener: RequestListener): Promise<{ address: string; network: Network; asked: string[] }> {
  const asked: string[] = [];
  server = createServer((request, answer) => {
    asked.push(request.url!);
    listener(request, answer);
  });
  await new Promise<void>((done) => server!.listen(0, '127.0.0.1', done));
  const port = String((server.address() as AddressInfo).port);
  const network: Network = {
    lookup: (_, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
    mayAsk: (address) => address === '127.0.0.1',
    ports: [port],
  };
  return { address: `http://feeds.example.org:${port}`, network, asked };
}

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '100.64.0.1',
  '169.254.169.254',
  '0.0.0.0',
  '255.255.255.255',
  '224.0.0.1',
  '198.18.0.1',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  'fe80::1',
  'fd00::1',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '64:ff9b::7f00:1',
  'example.org',
  '',
])('nothing is fetched from %s', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111', '2a00:1450:4001::1'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

const corpus = new URL('../../../shared/cases/net/ssrf.json', import.meta.url);
type Case = { id: string; url: string; allow: number };
const cases = existsSync(corpus) ? (JSON.parse(readFileSync(corpus, 'utf8')) as { cases: Case[] }).cases : [];
test.skipIf(cases.length === 0)('what the case file refuses is refused before anything is sent', async () => {
  // By name all of them lead to a public address here, and none is connected to.
  const refused = cases.filter(({ allow, url }) => allow === 0 && !/\/(slow|xxe)/.test(url));
  for (const { id, url } of refused)
    await expect(fetchText(url), `${id} ${url}`).rejects.toThrow(/no address|scheme|a name in|port|not a public/);
});

test('a name that leads inside is refused where the connection is made, even if only one of its addresses does', async () => {
  const { address, network, asked } = await host((_, answer) => answer.end('x'));
  const lookup: Network['lookup'] = (_, done) =>
    done(null, [
      { address: '8.8.8.8', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ]);
  await expect(fetchText(address, { ...publicNetwork, ports: network.ports, lookup })).rejects.toThrow('not a public address');
  expect(asked).toEqual([]);
});

test('redirects are followed one by one, each under the same rules', async () => {
  const { address, network, asked } = await host(({ url }, answer) => {
    if (url === '/good') answer.end('text');
    else answer.writeHead(302, { location: url === '/inside' ? 'http://10.0.0.1/' : url === '/round' ? '/round' : '/good' }).end();
  });
  expect(await fetchText(`${address}/start`, network)).toBe('text');
  await expect(fetchText(`${address}/inside`, network)).rejects.toThrow('not a public address');
  await expect(fetchText(`${address}/round`, network)).rejects.toThrow('too many redirects');
  expect(asked.filter((url) => url === '/round')).toHaveLength(FETCH_LIMITS.redirects + 1);
});

test('too large, compressed, or an error: nothing', async () => {
  const { address, network } = await host(({ url }, answer) => {
    if (url === '/large') return void answer.end(Buffer.alloc(FETCH_LIMITS.bytes + 1, 'x'));
    if (url === '/endless') {
      const more = (): void => void (answer.destroyed || answer.write(Buffer.alloc(65_536, 'x'), () => setImmediate(more)));
      return more();
    }
    if (url === '/bomb') answer.setHeader('content-encoding', 'gzip');
    else answer.statusCode = 500;
    return void answer.end('x');
  });
  for (const path of ['/large', '/endless']) await expect(fetchText(address + path, network)).rejects.toThrow('too large');
  await expect(fetchText(`${address}/bomb`, network)).rejects.toThrow('answered 200 gzip');
  await expect(fetchText(`${address}/error`, network)).rejects.toThrow('answered 500');
});

test('a host that does not answer is left after five seconds', async () => {
  const { address, network } = await host(() => undefined);
  await expect(fetchText(address, network)).rejects.toThrow(/time|abort/i);
}, 15_000);

test.each([
  ['RSS', rss('A &amp;amp; B &lt;b&gt;bold&lt;/b&gt;', '<![CDATA[<script>alert(1)</script>Two]]>', ' '), ['A & B bold', 'alert(1)Two']],
  [
    'Atom',
    '<feed xmlns="http://www.w3.org/2005/Atom"><title>x</title><entry><title type="html">A &lt;i&gt;b&lt;/i&gt;</title></entry></feed>',
    ['A b'],
  ],
  [
    'RDF',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"><channel><title>x</title></channel><item><title>R</title></item></rdf:RDF>',
    ['R'],
  ],
  [
    'Atom with a prefix and markup of its own',
    '<a:feed xmlns:a="http://www.w3.org/2005/Atom"><a:entry><a:title type="xhtml"><div>A <b>b</b></div></a:title></a:entry></a:feed>',
    ['A b'],
  ],
  [
    'RSS with a picture and a second title',
    '<rss><channel><item><media:title>Picture</media:title><title>One</title><title>Two</title></item></channel></rss>',
    ['One'],
  ],
  ['JSON Feed', '{"version":"https://jsonfeed.org/version/1.1","title":"x","items":[{"id":"1","title":"J"}]}', ['J']],
])('the headlines of %s', async (_, text, expected) => {
  expect(await feedItems(text)).toEqual(expected);
});

test('many and long headlines are cut; entities and nonsense are no feed', async () => {
  const many = await feedItems(rss(...Array.from({ length: 50 }, (_, at) => `${at} ${'x'.repeat(400)}`)));
  expect([many.length, Math.max(...many.map(({ length }) => length))]).toEqual([20, 300]);
  const bomb = '<!DOCTYPE r [<!ENTITY a "aaaa"><!ENTITY b SYSTEM "file:///etc/passwd">]>';
  await expect(feedItems(rss('&b;').replace('<rss', `${bomb}<rss`))).rejects.toThrow('entities');
  await expect(feedItems('nonsense')).rejects.toThrow('feed format');
  await expect(feedItems(`<rss>${'<a>'.repeat(100)}`)).rejects.toThrow('inside each other');
});

test.each([
  ['tags that never close', '<'],
  ['closing tags of nothing', '</a>'],
  ['elements', '<a/>'],
  ['sections that never end', '<![CDATA['],
  ['references', '&amp;lt;'],
])('a megabyte of %s: others get their turn all the time', async (_, piece) => {
  const bomb = `<rss><channel><item><title>${piece.repeat(FETCH_LIMITS.bytes / piece.length)}`;
  let turns = 0;
  let isDone = false;
  const turn = (): void => {
    turns += 1;
    if (!isDone) setImmediate(turn);
  };
  turn();
  await feedItems(bomb);
  isDone = true;
  expect(turns).toBeGreaterThanOrEqual(50);
});

test('a feed is read once in five minutes, its last good headlines stay, and it is tried again', async () => {
  let now = 1000;
  let answer: () => Promise<string> = () => Promise.resolve(rss('One'));
  const reasons: string[] = [];
  let count = 0;
  const fetch = (): Promise<string> => (count++, answer());
  const feeds = createFeeds({ clock: { now: () => now }, fetch, report: (words) => reasons.push(words) });
  const both = await Promise.all([feeds.read('a'), feeds.read('a')]);
  expect([both[0], count]).toEqual([{ items: ['One'], readAt: 1000, isStale: false, until: 301_000 }, 1]);
  expect(both[1]).toBe(both[0]);
  answer = () => Promise.reject(new Error('away'));
  now += 5 * 60_000;
  // Answered at once with what there was.
  expect((await feeds.read('a')).isStale).toBe(false);
  await expect.poll(async () => (await feeds.read('a')).isStale).toBe(true);
  expect([(await feeds.read('a')).items, count, reasons]).toEqual([['One'], 2, ['away']]);
  answer = () => Promise.resolve(rss('Two'));
  now += 60_000;
  await feeds.read('a');
  await expect.poll(async () => (await feeds.read('a')).items).toEqual(['Two']);
});

test('one that was never read is empty, and not stale', async () => {
  const feeds = createFeeds({ clock: { now: () => 0 }, fetch: () => Promise.reject(new Error('away')), report: () => undefined });
  expect(await feeds.read('a')).toMatchObject({ items: [], readAt: null, isStale: false });
});

test('a name that leads nowhere is an error of the request, never of the process', async () => {
  const found = await new Promise((done) => publicNetwork.lookup('nowhere.invalid', (error, list) => done([error instanceof Error, list])));
  expect(found).toEqual([true, []]);
  await expect(fetchText('http://nowhere.invalid/')).rejects.toThrow(Error);
});
