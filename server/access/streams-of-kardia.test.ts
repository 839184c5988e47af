// The sample congress: no byte of a stream's or a recording's address goes to somebody its page or policies do not let in; ticket holders get it.
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { areas } from '../../src/contract/index.ts';
import type { pagPresentation, Session } from '../../src/contract/programme.ts';
import type { ReplyOf } from '../../src/contract/endpoint.ts';
import { requestAddress } from '../../src/contract/request.ts';
import { createApp } from '../app.ts';
import { makePrincipals, type PrincipalName } from '../fixture/principals.ts';
import { temporaryFolder, testParts } from '../fixture/test-app.ts';
import { createMailbox } from '../mail/mailbox.ts';
import { publishFolder } from '../store/publish-folder.ts';
import { type Database, openStore, type Store } from '../store/store.ts';

const NOW = Date.parse('2027-05-03T10:20:00+02:00');
let now = NOW;
const folder = join(import.meta.dirname, '../../sample-configs');
const event = 'kardia/kardia2027';
const data = temporaryFolder();
let store: Store & Database;
let app: Awaited<ReturnType<typeof createApp>>;
let cookies: Awaited<ReturnType<typeof makePrincipals>>;

beforeAll(async () => {
  store = await openStore({ folder: data.path });
  await publishFolder({ store, folder, part: { instance: 'kardia', event: 'kardia2027' }, validate: () => [], now: NOW });
  const eventIds = (await store.events()).map(({ id }) => id);
  cookies = await makePrincipals(store.db, { instance: 'kardia', eventIds, now: NOW });
  const clock = { ...testParts(store).clock, now: () => now };
  app = await createApp({ ...testParts(store), clock, people: { db: store.db, signals: store.signals, post: createMailbox() } });
}, 120_000);
afterAll(async () => {
  await app.close();
  await store.close();
  data.remove();
});

const get = (url: string, who: PrincipalName, payload?: unknown) =>
  app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url,
    headers: { ...(cookies[who] && { cookie: cookies[who] }) },
    ...(payload !== undefined && { payload: payload as string[] }),
  });

/** Every request about the programme, for sessions and presentations with streams, recordings and slides. */
const requests = Object.values(areas['programme']!.endpoints)
  .filter(({ caching }) => caching === 'published')
  .flatMap((endpoint): { url: string; payload?: string[] }[] => {
    const fields = endpoint.query.shape;
    const url = (rest: object) => requestAddress({ endpoint, params: { ['eventid' in fields ? 'eventid' : 'shortname']: event, ...rest } });
    if (endpoint.method === 'POST') return [{ url: url({}), payload: ['1002', '1014', '1016'] }];
    if ('presentationid' in fields) return ['100201', '101401', '101601'].map((presentationid) => ({ url: url({ presentationid }) }));
    return [url({}), ...('sessionid' in fields ? ['1002', '1014', '1016'].map((sessionid) => url({ sessionid })) : [])].map((one) => ({
      url: one,
    }));
  });
const others = [
  '/sitemap.xml',
  `/api/modules/GetResources?eventshort=${event}&setname=*`,
  `/api/modules/GetResources?eventshort=${event}&setname=*&language=en-GB`,
];
const ADDRESS = /film\/[a-z0-9-]+\.(m3u8|mp4|vtt|webp)/i;

test('a visitor gets the fact and no address, from no endpoint or list', async () => {
  expect(requests.length).toBeGreaterThan(14);
  for (const { url, payload } of [...requests, ...others.map((url) => ({ url, payload: undefined }))]) {
    const { statusCode, body } = await get(url, 'visitor', payload);
    expect(statusCode, url).toBe(200);
    expect(ADDRESS.exec(body)?.[0], url).toBeUndefined();
  }
  const sessions = (await get(`/api/Modules/PAGSessionsV2?eventid=${event}`, 'visitor')).json<Session[]>();
  expect(sessions.filter(({ HasStream }) => HasStream).length).toBeGreaterThan(30);
  expect(sessions.filter(({ HasRecording }) => HasRecording).length).toBeGreaterThan(40);
});

test('the calendar files name no address', async () => {
  for (const path of [`/api/App/DownloadOutlookAppointmentSession/?id=${event}&pSessionId=1014`]) {
    const { body } = await get(path, 'visitor');
    expect(body).not.toMatch(ADDRESS);
  }
});

test.each(['main', 'parts'] as const)('no file of a stream is sent to a visitor: %s', async (kind) => {
  const files = kind === 'main' ? ['auditorium.m3u8', 'recording.m3u8'] : ['360.m3u8', '360.mp4', 'en.mp4', 'en-GB.vtt', 'slide-1.webp'];
  for (const file of files) {
    const address = `/assets/kardia/kardia2027/1/film/${file}`;
    expect([file, (await get(address, 'visitor')).statusCode]).toEqual([file, 404]);
    expect([file, (await get(address, 'attendee')).statusCode]).toEqual([file, 200]);
  }
});

test('a ticket holder gets stream, recording, slides and captions', async () => {
  const sessions = (await get(`/api/Modules/PAGSessionsV2?eventid=${event}`, 'attendee')).json<Session[]>();
  const opening = sessions.find(({ Id }) => Id === '1014')!;
  expect([opening.HasStream, opening.StreamUrl]).toEqual([true, '/assets/kardia/kardia2027/1/film/auditorium.m3u8']);
  const { Recording, HasRecording } = (await get(`/api/Modules/PAGPresentation?eventid=${event}&presentationid=100201`, 'attendee')).json<
    ReplyOf<typeof pagPresentation>
  >();
  expect(HasRecording).toBe(true);
  expect(Recording).toMatchObject({ Url: '/assets/kardia/kardia2027/1/film/recording.m3u8', StartsAt: 0 });
  expect([Recording?.Slides.length, Recording?.Captions.length]).toEqual([5, 2]);
});

test('a playlist is sent in the type players expect, a film in the parts they ask for', async () => {
  const playlist = await get('/assets/kardia/kardia2027/1/film/auditorium.m3u8', 'attendee');
  expect(playlist.headers['content-type']).toBe('application/vnd.apple.mpegurl');
  const part = await app.inject({
    url: '/assets/kardia/kardia2027/1/film/360.mp4',
    headers: { cookie: cookies.attendee ?? '', range: 'bytes=0-825' },
  });
  expect([part.statusCode, part.headers['content-range']?.split('/')[0], part.rawPayload.length]).toEqual([206, 'bytes 0-825', 826]);
});

test('a recording is sent to nobody before its session is over, and the class of its callers changes then', async () => {
  const url = `/api/Modules/PAGPresentation?eventid=${event}&presentationid=103201`;
  const asked = async () => (await get(url, 'attendee')).json<ReplyOf<typeof pagPresentation>>();
  const nameOf = async () => (await get(`/api/Session/Me?eventid=${event}`, 'attendee')).json<{ AccessClass: string }>().AccessClass;
  const before = await asked();
  expect([before.HasRecording, before.Recording, before.Session.RecordingUrl]).toEqual([true, null, '']);
  const known = await nameOf();
  try {
    now = Date.parse(before.Session.EndDateTime!) - 1;
    expect((await asked()).Recording).toBeNull();
    now += 1;
    expect((await asked()).Recording?.Url).toMatch(ADDRESS);
    expect(await nameOf()).not.toBe(known);
  } finally {
    now = NOW;
  }
});
