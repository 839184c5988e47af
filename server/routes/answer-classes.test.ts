// One request, many callers: each gets the answer of their class, cached for nobody else, and renewed by every publication (A §5, quality S06, S17).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../src/contract/index.ts';
import { protected27 } from '../fixture/protected-event.ts';
import { type ProtectedServer, protectedServer } from '../fixture/protected-server.ts';
import { type PrincipalName, principalNames } from '../fixture/principals.ts';
import { addressOfQuestion, questions } from '../fixture/questions.ts';
import { NOW, temporaryFolder } from '../fixture/test-app.ts';
import { keepPreviewLink } from '../access/preview-link-rows.ts';
import { newLinkId, signPreviewLink } from '../access/preview-links.ts';
import { createServerKeys } from '../people/server-keys.ts';
import { publishFolder } from '../store/publish-folder.ts';

const SITE = 'heart.example.org';
const RESOURCES = '/api/modules/GetResources?eventshort=protected27&setname=*';
let server: ProtectedServer;
beforeAll(async () => {
  server = await protectedServer();
});
afterAll(() => server.close());

const get = (url: string, cookie?: string) => server.app.inject({ url, headers: { host: SITE, ...(cookie ? { cookie } : {}) } });
const classOf = async (who: PrincipalName): Promise<string> =>
  (await get('/api/Session/Me?shortName=protected27', server.cookies[who])).json<{ AccessClass: string }>().AccessClass;
/** Which marked texts an answer contains. */
const seen = (body: string): string[] =>
  ['for-members', 'for-companies', 'for-ticket-holders', 'a-draft'].filter((words) => body.includes(words));

test('the same address is answered to each by their own class, whoever asked before', async () => {
  const first = new Map<PrincipalName, string>();
  for (const who of principalNames) first.set(who, (await get(`${RESOURCES}&version=1`, server.cookies[who])).body);
  for (const who of principalNames.toReversed())
    expect((await get(`${RESOURCES}&version=1`, server.cookies[who])).body).toBe(first.get(who));
  expect(seen(first.get('visitor')!)).toEqual([]);
  expect(seen(first.get('attendee')!)).toEqual(['for-members', 'for-ticket-holders']);
  expect(seen(first.get('exhibitor')!)).toContain('for-companies');
});

describe('how long it is kept', () => {
  const keeping = async (query: string, who: PrincipalName) =>
    String((await get(`${RESOURCES}${query}`, server.cookies[who])).headers['cache-control']);
  test('by everybody for ever only what everybody gets at an address that names version and class', async () => {
    const own = await classOf('visitor');
    expect(await keeping(`&version=1&for=${own}`, 'visitor')).toBe('public, max-age=31536000, immutable');
    for (const query of ['', '&version=1', '&version=7', `&version=7&for=${own}`])
      expect(await keeping(query, 'visitor'), query).toBe('no-cache');
  });
  test('by its owner for ever only where the address names version and class', async () => {
    const own = await classOf('attendee');
    expect(own).not.toBe('');
    expect(await keeping(`&version=1&for=${own}`, 'attendee')).toBe('private, max-age=31536000, immutable');
    for (const query of ['', '&version=1', '&version=1&for=another', `&for=${own}`, `&version=7&for=${own}`])
      expect(await keeping(query, 'attendee'), query).toBe('private, no-cache');
  });
  test('by no shared cache if a class is requested that the caller is not of', async () => {
    for (const query of [`&version=1&for=${await classOf('attendee')}`, '&version=1&for=preview'])
      expect(await keeping(query, 'visitor'), query).toBe('private, no-cache');
  });
});

test('a preview link counts only where the address asks as a preview does', async () => {
  const key = await createServerKeys(server.store.db)('preview-links');
  const link = { id: newLinkId(), event: 'protected27', expires: NOW + 60_000 };
  const eventId = (await server.store.events()).find(({ shortName }) => shortName === 'protected27')!.id;
  await keepPreviewLink(server.store.db, link, { eventId, creator: 'cli', now: NOW });
  const cookie = `foyer-preview-demo=${signPreviewLink(key, link)}`;
  expect(seen((await get(`${RESOURCES}&version=1&for=preview`, cookie)).body)).toContain('a-draft');
  const plain = await get(`${RESOURCES}&version=1`, cookie);
  expect([seen(plain.body), plain.headers['cache-control']]).toEqual([[], 'no-cache']);
});

test('a file that is not for everybody is cached only by those who may have it, and revalidated', async () => {
  const file = '/assets/demo/protected27/1/slides-s-closed.pdf';
  expect((await get(file)).statusCode).toBe(404);
  const own = await get(file, server.cookies.attendee);
  expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'private, no-cache']);
  expect(own.headers['vary']).toBe('Accept-Encoding, Cookie');
});

test('what is posted is answered, whatever the caller says to have', async () => {
  const { path } = endpoints['selectedSessions']!;
  const { body } = questions['selectedSessions']!;
  const headers = { host: SITE, 'if-none-match': '*' };
  const url = addressOfQuestion(path, questions['selectedSessions']!);
  expect((await server.app.inject({ method: 'POST', url, headers, payload: body as object })).statusCode).toBe(200);
});

test('a session without a grade is a scientific one', async () => {
  const answer = await server.app.inject({ url: addressOfQuestion(endpoints['pagSessions']!.path, questions['pagSessions']!) });
  const grades = answer.body.match(/"ProgramGrade":"[^"]*"/g) ?? [];
  expect([grades.length > 0, new Set(grades)]).toEqual([true, new Set(['"ProgramGrade":"Scientific"'])]);
});

// The last: it publishes.
test('what is published now is answered now', async () => {
  const asked = [RESOURCES, `${RESOURCES}&for=preview`];
  const bodies = () => Promise.all(asked.map(async (url) => (await get(url, server.cookies['super user'])).body));
  for (const body of [...(await bodies()), (await get(RESOURCES)).body]) expect(body).toContain('for-everybody');
  const files = protected27.map(({ path, text }) => [path, text.replaceAll('for-everybody', 'newly-written')] as const);
  const folder = temporaryFolder(Object.fromEntries(files));
  await publishFolder({ store: server.store, folder: folder.path, validate: () => [], now: NOW });
  folder.remove();
  await expect.poll(async () => (await get(RESOURCES)).body, { timeout: 5000 }).toContain('newly-written');
  expect((await get(`${RESOURCES}&version=2`)).body).toContain('newly-written');
  for (const body of await bodies()) expect(body).toContain('newly-written');
});
