// Tracking actions are counted of what the event has, by day, for people alone; whatever else is sent leaves nothing.
import { afterEach, expect, test } from 'vitest';
import { isProgram } from '../views/counted.ts';
import type { PrincipalName } from '../fixture/principals.ts';
import { protectedServer, type ProtectedServer } from '../fixture/protected-server.ts';
import type { AppParts } from '../app.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
let server: ProtectedServer;
afterEach(() => server.close());

type Sent = { event?: string; who?: PrincipalName; headers?: Record<string, string> };

const send = (actions: unknown, { event = 'protected27', who, headers = {} }: Sent = {}) =>
  server.app.inject({
    method: 'POST',
    url: `/api/Core/TrackingActions?eventid=${event}`,
    headers: {
      host: 'heart.example.org',
      origin: 'http://heart.example.org',
      'user-agent': BROWSER,
      ...headers,
      ...(who && { cookie: server.cookies[who]! }),
    },
    payload: { Actions: actions } as object,
  });
const home = { Action: 'View', Entity: 'Page', ActionContext: 'HomePage' };
const made = async (parts?: Partial<AppParts>) => (server = await protectedServer(parts));

/** What is in the table once the server has written it. */
async function rows(): Promise<unknown[]> {
  await server.app.close();
  const found = await server.store.db.selectFrom('view_counts').selectAll().orderBy('kind').orderBy('item_id').orderBy('action').execute();
  return found.map(({ kind, item_id, action, day, count }) => [kind, item_id, action, day, count]);
}

test('what happens is counted by day in the time of the event', async () => {
  // Half past midnight in Berlin is still the day before in UTC.
  await made({ clock: { now: () => Date.parse('2027-05-03T22:30:00Z') } });
  const answer = await send([home, home, { Action: 'View', Entity: 'Page', ActionContext: 'ProgramPage' }]);
  expect([answer.statusCode, answer.json(), answer.headers['cache-control'], answer.headers['set-cookie']]).toEqual([
    200,
    { Taken: true },
    'no-store',
    undefined,
  ]);
  expect((await send([home], { who: 'attendee' })).statusCode).toBe(200);
  expect(await rows()).toEqual([
    ['page', 'HomePage', 'view', '2027-05-04', 3],
    ['page', 'ProgramPage', 'view', '2027-05-04', 1],
  ]);
});

test('super users, programs and pages fetched ahead count nothing and are answered the same', async () => {
  await made();
  const answers = [
    await send([home], { who: 'super user' }),
    await send([home], { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' } }),
    await send([home], { headers: { 'user-agent': '' } }),
    await send([home], { headers: { 'sec-purpose': 'prefetch;prerender' } }),
  ];
  expect(answers.map(({ body }) => body)).toEqual(Array(4).fill('{"Taken":true}'));
  expect(await rows()).toEqual([]);
});

test('names the event does not have count nothing, and the answer does not reveal which exist', async () => {
  await made();
  const invented = ['Page', 'FooterLink', 'BannerLink', 'Video', 'Advertisement'].map((Entity) => ({
    Action: { Page: 'View', Video: 'Progress25' }[Entity] ?? 'Click',
    Entity,
    ActionContext: "https://evil.example.org/' or 1=1 --",
  }));
  const answer = await send([...invented, { ...home, ActionContext: 'EveryPage' }]);
  expect([answer.statusCode, answer.body]).toEqual([200, '{"Taken":true}']);
  expect(await rows()).toEqual([]);
});

test.each([
  ['no action', []],
  ['no list', home],
  ['too many', Array.from({ length: 41 }, () => home)],
  ['something that does not happen', [{ ...home, Action: 'Click' }]],
  ['an unknown thing', [{ ...home, Entity: 'Session' }]],
  ['a name that is too long', [{ ...home, ActionContext: 'x'.repeat(501) }]],
  ['more than is asked', [{ ...home, UserId: 7 }]],
])('%s is refused', async (_, actions) => {
  await made();
  expect((await send(actions)).statusCode).toBe(400);
  expect(await rows()).toEqual([]);
});

test('another site, no event and an unknown one count nothing', async () => {
  await made();
  expect((await send([home], { headers: { origin: 'https://evil.example.org' } })).statusCode).toBe(403);
  expect((await send([home], { event: '' })).statusCode).toBe(404);
  expect((await send([home], { event: 'nothing27' })).statusCode).toBe(404);
  expect(await rows()).toEqual([]);
});

test.each([
  [BROWSER, false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1', false],
  ['Mozilla/5.0 (Linux; Android 15; CUBOT X70) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36', false],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', true],
  ['Mozilla/5.0 AppleWebKit/537.36 HeadlessChrome/141.0.0.0 Safari/537.36', true],
  ['facebookexternalhit/1.1', true],
  ['Slackbot-LinkExpanding 1.0', true],
  ['curl/8.5.0', true],
  [' ', true],
])('%s', (agent, is) => {
  expect(isProgram(agent)).toBe(is);
});
