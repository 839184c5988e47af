// A site of files gives the answers a live server gives: every request of the contract is sent to both.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../../server/app.ts';
import { assetFiles, domainsFile, heart27, rival27 } from '../../../server/fixture/congress.ts';
import { NOW, temporaryFolder, testParts } from '../../../server/fixture/test-app.ts';
import { publishFolder } from '../../../server/store/publish-folder.ts';
import { openStore, type Store } from '../../../server/store/store.ts';
import { staticFetch } from '../../../src/api/static/static-fetch.ts';
import { pagSessions, selectedSessions } from '../../../src/contract/programme.ts';
import { requestAddress, request } from '../../../src/contract/request.ts';
import { type ExportedEvent, readEvents } from '../events-of-folder.ts';
import { type SiteFiles, siteFiles } from './site-files.ts';
import { requestsOfEvent } from './site-requests.ts';
import { writeDocs } from './write-docs.ts';
import { type SiteOutcome, writeSite } from './write-site.ts';

/** The congress without the row that is broken on purpose. */
const whole = [...heart27, ...rival27, domainsFile].map(({ path, text }) => [
  path,
  path.endsWith('sessions.json') ? withoutBroken(text) : text,
]);
function withoutBroken(text: string): string {
  const data = JSON.parse(text) as { rows: { Id: string }[] };
  return JSON.stringify({ ...data, rows: data.rows.filter(({ Id }) => Id !== 's-broken') });
}
const folder = temporaryFolder({
  ...(Object.fromEntries(whole) as Record<string, string>),
  ...assetFiles,
});
const [site, built, data] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];

let live: { app: FastifyInstance; store: Store };
let outcome: SiteOutcome;
let files: SiteFiles;
let events: ExportedEvent[];

beforeAll(async () => {
  built.write(
    'index.html',
    '<!doctype html><html><head><title>x</title><script type="module" src="/congress/static/app.js"></script></head></html>',
  );
  built.write('static/app.js', 'export {};');
  built.write('.vite/manifest.json', JSON.stringify({ 'src/api/static/static-fetch.ts': { file: 'static/static-fetch.js' } }));
  const read = await readEvents({ root: folder.path }, { events: {}, files: [] }, NOW, () => []);
  expect([read.refused, read.home]).toEqual([[], { instance: 'demo', event: 'heart27' }]);
  ({ events } = read);
  files = siteFiles(site.path);
  outcome = await writeSite(
    { events, home: events[0]!, site: { base: '/congress/', address: 'https://www.example.org/congress' }, built: built.path, now: NOW },
    files,
  );
  const store = await openStore({ folder: data.path });
  await publishFolder({ store, folder: folder.path, validate: () => [], now: NOW });
  live = { app: await createApp({ ...testParts(store) }), store };
});
afterAll(async () => {
  await live.app.close();
  await live.store.close();
  for (const one of [folder, site, built, data]) one.remove();
});

const read = (path: string): string => readFileSync(join(site.path, path), 'utf8');
const heart = 'home/demo/heart27/en-GB/index.html';

/** The site as a browser asks it, from disk. */
const fromFiles = staticFetch({
  base: '/congress/',
  now: () => NOW,
  fetch: async (input) => {
    const path = join(site.path, String(input).replace(/^\/congress\//, ''));
    return existsSync(path) ? new Response(readFileSync(path)) : new Response('no', { status: 404 });
  },
});
const asked = async (address: string, init?: RequestInit): Promise<unknown> => (await fromFiles(address, init)).json();
const told = async (address: string): Promise<unknown> => (await live.app.inject({ url: address })).json();

describe('answers', () => {
  test('every request of the contract has the answer of a live server', async () => {
    const requests = events.flatMap(({ event }) => requestsOfEvent(event).requests);
    expect(requests.length).toBeGreaterThan(60);
    for (const { address } of requests) expect(await asked(address), address).toEqual(await told(address));
    expect(requestsOfEvent(events[0]!.event).unknown).toEqual([]);
  });

  test('no two questions share a file, in whatever case', () => {
    const all = events.flatMap(({ event }) => requestsOfEvent(event).requests);
    expect(new Set(all.map(({ file }) => file)).size).toBe(new Set(all.map(({ address }) => address)).size);
    expect(all.filter(({ file }) => !/^\/api\/[a-z0-9/_~-]+\.json$/.test(file))).toEqual([]);
  });

  test.each(['2027-05-03T08:30:00Z', '2027-05-03T09:00:00+02:00', '2027-05-04T00:00:00Z', '2030-01-01T00:00:00Z'])(
    'sessions from %s on',
    async (from) => {
      for (const limit of [undefined, 1, 3]) {
        const address = requestAddress(request(pagSessions, { eventid: 'demo/heart27', language: 'en-GB', from, limit }));
        expect(await asked(address)).toEqual(await told(address));
      }
    },
  );

  test.each(['', '&programGrade=social', '&programGrade=All', '&programGrade=Nothing'])('highlighted sessions%s', async (query) => {
    const address = `/api/Public/HighlightedSessions?shortname=demo%2Fheart27&language=en-GB${query}`;
    expect(await asked(address)).toEqual(await told(address));
  });

  test('selected sessions come from their own files, in the requested order, unknown ones left out', async () => {
    const url = requestAddress(request(selectedSessions, { shortname: 'demo/heart27', language: 'de-DE' }));
    const ids = ['s-talks', 'nobody', 's-opening', 's-talks'];
    const there = await live.app.inject({ method: 'POST', url, payload: ids });
    expect(await asked(url, { method: 'POST', body: JSON.stringify(ids) })).toEqual(there.json());
  });

  test('a language the event does not have is answered in its own', async () => {
    const address = '/api/Event/Shortname?language=xx-XX&shortName=demo%2Fheart27';
    expect(await asked(address)).toEqual(await told(address));
  });

  test('time is the device’s, counters and unknown things are refused without asking anybody', async () => {
    expect(await asked('/api/Core/ServerTime')).toEqual({ ServerTime: new Date(NOW).toISOString() });
    expect((await fromFiles('/api/App/SetSessionViewCount/?eventId=demo%2Fheart27&sessionid=s-talks')).status).toBe(405);
    expect((await fromFiles('/api/Exhibition/SetCompanyAccountViewCount/demo/heart27?id=701')).status).toBe(405);
    expect((await fromFiles('/api/Event/Shortname?shortName=nobody')).status).toBe(404);
  });

  test('calendars are those of the server, with the addresses of the site', async () => {
    const path = '/api/Programme/Calendar/demo/heart27/de-DE/room/a.ics';
    const there = (await live.app.inject({ url: path })).body;
    expect(read(path).replaceAll('https://www.example.org/congress', 'http://localhost')).toBe(there);
  });
});

describe('pages', () => {
  test('each has its path, its policy and its address', () => {
    const html = read(heart);
    expect(html).toContain('<link rel="stylesheet" data-precedence="theme" href="/congress/theme/demo/heart27/1.css">');
    expect(html).toContain('<link rel="modulepreload" href="/congress/static/static-fetch.js"');
    expect(html).toContain('<link rel="canonical" href="https://www.example.org/congress/home/demo/heart27/en-GB">');
    expect(html).toMatch(
      /as="fetch" href="\/congress\/api\/modules\/getresources\/eventshort\/demo~2fheart27\/language\/en-_g_b\/setname\/~2a\/version\/1\.json"/,
    );
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(policy).toContain('script-src &#39;self&#39;;');
    expect(policy).not.toContain('frame-ancestors');
    expect(policy.replaceAll('&#39;', "'")).toMatch(/frame-src 'self'( https:\/\/[a-z.*-]+\.example\.org)+;/);
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'));
  });

  test('the app knows that it has no server, and gets no time', () => {
    const boot = JSON.parse(/id="foyer-boot">(.*?)<\/script>/s.exec(read(heart))?.[1] ?? '') as Record<string, unknown>;
    expect(boot).toMatchObject({ static: true, instance: { name: 'demo', document: {} }, language: 'en-GB' });
    expect(boot).not.toHaveProperty('serverTime');
  });

  test('single things, lists and content pages are there in every language', () => {
    const things = ['session/s-talks', 'presentation/q-1', 'abstract/q-1', 'faculty/p-okafor', 'profile/701', 'profile/701/lounge'];
    for (const path of [...things, 'list', 'page/Contact', 'search'])
      for (const language of ['en-GB', 'de-DE'])
        expect(existsSync(join(site.path, `demo/heart27/${language}/${path}/index.html`)), path).toBe(true);
    expect(read('index.html')).toBe(read(heart));
    expect(read('404.html')).toContain('"event":null');
  });

  test('style sheets find the fonts of the site below its path, and nowhere else', () => {
    const sheets = readdirSync(join(site.path, 'theme'), { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'));
    // The motif is in the sheet itself.
    const fonts = sheets
      .flatMap((path) => [...read(`theme/${path}`).matchAll(/url\(["']?([^"')]*)/g)].map(([, address = '']) => address))
      .filter((address) => !address.startsWith('data:'));
    expect(fonts.length).toBeGreaterThan(0);
    for (const address of fonts) {
      expect(address).toMatch(/^\/congress\/fonts\//);
      expect(existsSync(join(site.path, address.slice('/congress/'.length))), address).toBe(true);
    }
  });

  test('nothing points out of the folder of the site', () => {
    const html = readdirSync(site.path, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'));
    for (const path of html) expect(read(path).match(/(?:href|src)="\/(?!congress\/)[^"]*"/g), path).toBeNull();
  });
});

test('pictures of shared links are files, and each page with an address names one', () => {
  const html = readFileSync(join(site.path, 'demo/heart27/de-DE/session/s-talks/index.html'), 'utf8');
  const picture = /property="og:image" content="https:\/\/www\.example\.org\/congress\/([^"]+)"/.exec(html)?.[1] ?? '';
  expect(picture).toBe('social/demo/heart27/1/de-DE/session/s-talks.png');
  expect(existsSync(join(site.path, picture))).toBe(true);
});

test('the sitemap names pages that are there, of every event; robots.txt belongs to the root of a host', () => {
  const xml = readFileSync(join(site.path, 'sitemap.xml'), 'utf8');
  const paths = [...xml.matchAll(/<loc>https:\/\/www\.example\.org\/congress\/([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  expect([paths.some((path) => path.includes('/heart27/')), paths.some((path) => path.includes('/rival27/'))]).toEqual([true, true]);
  for (const path of paths) expect(existsSync(join(site.path, decodeURIComponent(path), 'index.html')), path).toBe(true);
  expect(existsSync(join(site.path, 'robots.txt'))).toBe(false);
});

test('what a web server would run is left out and reported', () => {
  expect(existsSync(join(site.path, 'assets/demo/heart27/1/trick.html'))).toBe(false);
  expect(outcome.notes).toEqual([expect.stringMatching(/^demo\/heart27\/assets\/trick\.html: /)]);
  expect(existsSync(join(site.path, 'assets/demo/heart27/1/society.svg'))).toBe(true);
});

test('an answer that is no page is not written as one: without a front page there is no site', async () => {
  const [out, unbuilt] = [temporaryFolder(), temporaryFolder()];
  unbuilt.write('static/app.js', 'export {};');
  const taken = siteFiles(out.path);
  const site2 = { base: '/', address: '' };
  await expect(writeSite({ events, home: events[0]!, site: site2, built: unbuilt.path, now: NOW }, taken)).rejects.toThrow(
    'demo/heart27 has no home page for a visitor: nothing would lead into the site.',
  );
  expect(taken.written().filter((path) => path.endsWith('.html'))).toEqual([]);
  for (const one of [out, unbuilt]) one.remove();
});

test('documentation comes with a site that links to it alone, without a search, below the path of the site', async () => {
  expect(files.has('docs/index.html')).toBe(false);
  const linking = events.map((one) => ({
    ...one,
    event: { ...one.event, rows: [...one.event.rows, { ...one.event.rows[0]!, resourcevalue: '{"url": "/docs"}' }] },
  }));
  const [place, written] = [temporaryFolder(), new Map<string, string>()];
  const counted = await writeDocs(
    linking,
    { ...siteFiles(place.path), put: (path, content) => !!written.set(path, String(content)) },
    '/congress/',
  );
  const page = written.get('docs/reference/index.html') ?? '';
  expect(counted).toBeGreaterThan(50);
  expect(written.get('docs/index.html')).toBe(page);
  expect(page).toContain('href="/congress/docs/command-line"');
  expect(page).toContain('http-equiv="Content-Security-Policy"');
  expect(page).not.toMatch(/<form|="\/docs/);
  place.remove();
});
