// Signing in and out by a form: the rules of the JSON calls, a cookie at the end, and no address that holds what was typed or leads away.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { databases } from '../fixture/stores.ts';
import { identityServer, type IdentityServer, PASSWORD } from './fixture/identity-server.ts';
import { membersOf } from './fixture/members.ts';

let server: IdentityServer;
let members: ReturnType<typeof membersOf>;
beforeAll(async () => {
  server = await identityServer(await databases[0]!.make());
  members = membersOf(server);
});
afterAll(() => server.close());

const HOST = 'event.example.org';
const own = { host: HOST, origin: `http://${HOST}`, 'sec-fetch-site': 'same-origin' };
let caller = 0;
const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = own, from = `203.0.113.${(caller += 1)}`) =>
  server.app.inject({
    method: 'POST',
    url: path,
    payload: new URLSearchParams({ eventShort: 'heart27', ...fields }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    remoteAddress: from,
  });
const signIn = (Email: string, Password: string, more: Record<string, string> = {}, from?: string) =>
  send('/auth/sign-in', { Email, Password, language: 'de-DE', ...more }, own, from);
const cookiesOf = (answer: { cookies: { name: string; value: string }[] }): string =>
  answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

test('the right password leads through the callback to the page asked for, with a session', async () => {
  const email = await members.member();
  const answer = await signIn(email, PASSWORD, { returnUrl: '/home/demo/heart27/de-DE?day=2', RememberMe: 'on' });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toMatch(/^\/auth\/callback\?code=/);
  expect(answer.headers['cache-control']).toContain('no-store');
  const callback = await server.app.inject({ url: answer.headers.location!, headers: { host: HOST, cookie: cookiesOf(answer) } });
  expect(callback.headers.location).toBe(`http://${HOST}/home/demo/heart27/de-DE?day=2`);
  expect(callback.cookies.find(({ name }) => name.startsWith('foyer-session'))).toMatchObject({ httpOnly: true, maxAge: 12 * 3600 });
  expect(await members.userOf(cookiesOf(callback))).toMatchObject({ Email: email });
});

test('a wrong password and an unknown address lead to the form again, with nothing that was typed', async () => {
  const email = await members.member();
  for (const asked of [signIn(email, 'wrong horse battery'), signIn('nobody@example.org', PASSWORD), signIn('', '')]) {
    const answer = await asked;
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/login/demo/heart27/de-DE?problem=wrong']);
    expect(answer.cookies.some(({ name }) => name.startsWith('foyer-session'))).toBe(false);
  }
  const back = await signIn(email, 'wrong', { returnUrl: '/demo/heart27/de-DE/search?q=heart' });
  expect(new URL(back.headers.location!, `http://${HOST}`).searchParams.get('returnUrl')).toBe('/demo/heart27/de-DE/search?q=heart');
});

test.each(['https://evil.example.com/', '//evil.example.com/', '/\\evil.example.com', 'javascript:alert(1)'])(
  'a page elsewhere (%s) is not returned to',
  async (returnUrl) => {
    const email = await members.member();
    expect((await signIn(email, 'wrong', { returnUrl })).headers.location).toBe('/login/demo/heart27/de-DE?problem=wrong');
    const answer = await signIn(email, PASSWORD, { returnUrl });
    const callback = await server.app.inject({ url: answer.headers.location!, headers: { host: HOST, cookie: cookiesOf(answer) } });
    expect(callback.headers.location).toBe('/home/demo/heart27/de-DE');
  },
);

test('what stands in the way is named: an address not confirmed, terms not accepted', async () => {
  const waiting = members.newAddress();
  await server.create(waiting);
  await server.quiet();
  expect((await signIn(waiting, PASSWORD)).headers.location).toContain('problem=unconfirmed');
  const email = await members.member();
  await server.store.db.updateTable('accounts').set({ terms_accepted_at: null }).where('email_key', '=', email).execute();
  expect((await signIn(email, PASSWORD)).headers.location).toContain('problem=terms');
  expect((await signIn(email, PASSWORD, { AcceptTermsOfUse: 'on' })).headers.location).toMatch(/^\/auth\/callback/);
});

test('while the database is away the form is shown again and says that it did not work', async () => {
  const email = await members.member();
  const locked = Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });
  const asked = vi.spyOn(server.store.db, 'selectFrom').mockImplementation(() => {
    throw locked;
  });
  try {
    const answer = await signIn(email, PASSWORD);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/login/demo/heart27/de-DE?problem=away']);
  } finally {
    asked.mockRestore();
  }
});

test('too many attempts lead to a wait, and the right password does not help then', async () => {
  const email = await members.member();
  const locations: string[] = [];
  for (let attempt = 0; attempt < 12; attempt++)
    locations.push((await signIn(email, `wrong ${attempt}`, {}, '198.51.100.9')).headers.location!);
  expect(locations[0]).toContain('problem=wrong');
  expect(locations.at(-1)).toContain('problem=wait');
  expect((await signIn(email, PASSWORD, {}, '198.51.100.9')).headers.location).toContain('problem=wait');
});

test('only pages of this site send it', async () => {
  const email = await members.member();
  for (const headers of [
    { ...own, origin: 'https://evil.example.com', 'sec-fetch-site': 'cross-site' },
    { ...own, origin: 'null' },
    { host: HOST, cookie: 'a=b' },
  ] as Record<string, string>[])
    for (const path of ['/auth/sign-in', '/auth/sign-out'])
      expect((await send(path, { Email: email, Password: PASSWORD }, headers)).statusCode, JSON.stringify(headers)).toBe(403);
});

test('what is no form, or names no event, is refused', async () => {
  expect((await send('/auth/sign-in', { eventShort: 'nowhere' })).statusCode).toBe(404);
  expect((await send('/auth/sign-in', { Email: 'x'.repeat(400) })).statusCode).toBe(400);
  const json = { method: 'POST', url: '/auth/sign-in', payload: { eventShort: 'heart27', Password: ['a'] }, headers: own } as const;
  expect((await server.app.inject(json)).statusCode).toBe(400);
});

test('signing out ends the session and leads home', async () => {
  const cookie = await members.inside(await members.member());
  expect(await members.userOf(cookie)).not.toBeNull();
  const answer = await send('/auth/sign-out', {}, { ...own, cookie });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/home/demo/heart27/en-GB']);
  expect(await members.userOf(cookie)).toBeNull();
});
