// Views are counted of what the event has and the caller may see; whatever else is requested fills no table.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { protectedServer, type ProtectedServer } from '../fixture/protected-server.ts';
import type { PrincipalName } from '../fixture/principals.ts';

let server: ProtectedServer;
beforeAll(async () => {
  server = await protectedServer();
});
afterAll(() => server.close());

const ask = (url: string, who?: PrincipalName, headers: Record<string, string> = {}) =>
  server.app.inject({
    url,
    headers: { host: 'heart.example.org', origin: 'http://heart.example.org', ...headers, ...(who && { cookie: server.cookies[who]! }) },
  });
const count = async (url: string, who?: PrincipalName) => (await ask(url, who)).json<{ Count: number }>().Count;
const rows = (kind: 'session' | 'presentation' | 'company') =>
  server.store.db.selectFrom('view_counts').select(['item_id', 'count']).where('kind', '=', kind).orderBy('item_id').execute();

test('of a session that a policy closes to them, callers count nothing', async () => {
  const closed = '/api/App/SetSessionViewCount/?eventId=protected27&sessionid=s-closed';
  expect([await count(closed), await count(closed, 'other attendee'), await count(closed, 'exhibitor')]).toEqual([0, 0, 0]);
  expect(await rows('session')).toEqual([]);
  expect([await count(closed, 'attendee'), await count(closed, 'super user'), await count(closed)]).toEqual([1, 1, 0]);
  expect(await count('/api/App/SetSessionViewCount/?eventId=protected27&sessionid=s-open')).toBe(1);
  // Only the company of the session opens it.
  const own = '/api/App/SetSessionViewCount/?eventId=protected27&sessionid=s-company';
  expect([await count(own, 'attendee'), await count(own, 'exhibitor')]).toEqual([0, 1]);
});

test('a presentation is as open as its session', async () => {
  const talk = '/api/App/SetPresentationViewCount/?eventId=protected27&presentationId=q-closed';
  expect([await count(talk), await count(talk, 'attendee'), await count(talk, 'exhibitor')]).toEqual([0, 1, 0]);
});

test('a view of a company is counted; an unknown company is answered the same and leaves nothing', async () => {
  const view = '/api/Exhibition/SetCompanyAccountViewCount/protected27?id=';
  const known = await ask(`${view}701`);
  expect([known.statusCode, known.json(), known.headers['cache-control']]).toEqual([200, { Taken: true }, 'no-store']);
  await ask(`${view}701`, 'attendee');
  // The address matters neither in case nor in how it names the event.
  await ask('/api/exhibition/setcompanyaccountviewcount/PROTECTED27?ID=701');
  for (const id of ['702', '701 ', "701' or 1=1", '0701', 'x'.repeat(120)]) {
    const unknown = await ask(`${view}${encodeURIComponent(id)}`);
    expect([unknown.statusCode, unknown.body], id).toEqual([200, known.body]);
  }
  expect(await rows('company')).toEqual([{ item_id: '701', count: 3 }]);
});

test.each([
  ['no id', '/api/Exhibition/SetCompanyAccountViewCount/protected27', 400],
  ['an empty one', '/api/Exhibition/SetCompanyAccountViewCount/protected27?id=', 400],
  ['one that is too long', `/api/Exhibition/SetCompanyAccountViewCount/protected27?id=${'x'.repeat(121)}`, 400],
  ['two', '/api/Exhibition/SetCompanyAccountViewCount/protected27?id=701&Id=702', 400],
  ['another event', '/api/Exhibition/SetCompanyAccountViewCount/nothing27?id=701', 404],
])('%s is refused', async (_, url, status) => {
  expect((await ask(url)).statusCode).toBe(status);
});

test('pages of other sites count nothing', async () => {
  const before = await rows('company');
  const foreign = await ask('/api/Exhibition/SetCompanyAccountViewCount/protected27?id=701', undefined, {
    origin: 'https://evil.example.org',
  });
  expect(foreign.statusCode).toBe(403);
  expect(await rows('company')).toEqual(before);
});
