// Notifications by HTTP: each caller gets what the rule allows them, and what an account has read stays read on all its devices.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NOW, testServer, type TestServer } from '../fixture/test-app.ts';
import { addNotification } from '../notifications/stored-notifications.ts';
import { createSessions } from '../sessions/sessions.ts';
import { sessionCookie } from '../sessions/cookies.ts';

let server: TestServer;
let event = 0;
beforeEach(async () => {
  server = await testServer();
  event = (await server.store.events()).find(({ shortName }) => shortName === 'heart27')!.id;
});
afterEach(() => server.close());

const add = (title: string, more: { targets?: string[]; language?: string; opens?: number; until?: number } = {}) =>
  addNotification(server.store.db, {
    event_id: event,
    title,
    text: 'Text',
    link: '',
    opens_at: more.opens ?? NOW,
    until_at: more.until ?? null,
    targets: JSON.stringify(more.targets ?? ['everybody']),
    language: more.language ?? null,
    push: 0,
    pushed_at: null,
    created_at: NOW,
  });

/** Somebody signed in: the cookie of their session. */
async function signedIn(email: string): Promise<string> {
  const row = { instance_key: 'demo', email, email_key: email, first_name: 'Ada', surname: 'Okafor', password_hash: null };
  const more = { confirmed_at: NOW, terms_accepted_at: NOW, created_at: NOW, blocked_at: null, profile: '{}', picture: '' };
  const { id } = await server.store.db
    .insertInto('accounts')
    .values({ ...row, ...more, is_professional: null, is_staff: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sessions = createSessions({ ...server.store, clock: { now: () => NOW } });
  const { secret } = await sessions.begin({ accountId: id, instance: 'demo', device: '', browser: '' });
  return `${sessionCookie('demo', false)}=${secret}`;
}

const read = async (cookie = '', language = 'en-GB') => {
  const url = `/api/Exhibition/EventPushnotifications/demo%2Fheart27/${language}`;
  const answer = await server.app.inject({ url, headers: { cookie } });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ NotificationId: string; Title: string; IsRead: boolean }[]>();
};
const titles = async (cookie?: string, language?: string) => (await read(cookie, language)).map(({ Title }) => Title);
const close = (cookie: string, ids: string[]) =>
  server.app.inject({
    method: 'POST',
    url: '/api/Exhibition/CloseNotifications/demo%2Fheart27',
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
    payload: { NotificationIds: ids },
  });

test('who is meant gets it, in the language and the window, the newest first', async () => {
  await add('first', { opens: NOW - 1000 });
  await add('german', { language: 'de-DE' });
  await add('later', { opens: NOW + 1 });
  await add('over', { opens: NOW - 10, until: NOW - 1 });
  await add('last millisecond', { until: NOW });
  await add('members', { targets: ['signedIn'] });
  await add('gold', { targets: ['ticket:Gold'] });
  expect(await titles()).toEqual(['last millisecond', 'first']);
  expect(await titles('', 'de-DE')).toEqual(['last millisecond', 'german', 'first']);
  expect(await titles(await signedIn('ada@example.org'))).toEqual(['members', 'last millisecond', 'first']);
});

test('what an account has read is read for it alone, once', async () => {
  const [one, two] = [String(await add('one')), String(await add('two'))];
  const [ada, eve] = [await signedIn('ada@example.org'), await signedIn('eve@example.org')];
  expect((await close(ada, [one, 'nonsense', '999', '-1', '9'.repeat(30)])).json()).toEqual({ Closed: 1 });
  expect((await close(ada, [one])).json()).toEqual({ Closed: 0 });
  const isRead = async (cookie: string) =>
    Object.fromEntries((await read(cookie)).map(({ NotificationId, IsRead }) => [NotificationId, IsRead]));
  expect([await isRead(ada), await isRead(eve), await isRead('')]).toEqual([
    { [one]: true, [two]: false },
    { [one]: false, [two]: false },
    { [one]: false, [two]: false },
  ]);
});

test('a visitor marks nothing on the server', async () => {
  expect((await close('', [String(await add('one'))])).statusCode).toBe(401);
});

test('a notification of another event cannot be marked', async () => {
  const rival = (await server.store.events()).find(({ shortName }) => shortName === 'rival27')!.id;
  const id = await add('one');
  await server.store.db.updateTable('notifications').set({ event_id: rival }).execute();
  expect((await close(await signedIn('ada@example.org'), [String(id)])).json()).toEqual({ Closed: 0 });
  expect(await titles()).toEqual([]);
});
