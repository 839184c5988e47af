// The viewer: requested only if there may be one, stored without a secret, followed across tabs, never mixed up.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClock } from '../clock/clock.ts';
import type { SessionUser, WhoIsThere } from '../contract/session.ts';
import { signedOut, signedInCookie, mayBeSignedIn } from './signed-out.ts';
import { clearCookies, writeCookies } from './cookies.ts';
import { createPresence, knownOf, whoIs } from './presence.ts';
import { signOut } from './sign-out.ts';
import { isToggledOn, storedUser, storeUser } from './stored-user.ts';
import { recall, remember } from './use-remembered.ts';

const NOW = Date.parse('2027-05-03T09:30:00Z');
const place = { instance: 'Society', event: 'congress2027' };
const mira: SessionUser = {
  UserId: '7',
  Firstname: 'Mira',
  Surname: 'Aydin; path=/x',
  Email: 'mira@example.org',
  ProfilePicturePath: '',
  validUntil: '2027-05-03T21:29:59.999Z',
  uuid: 'u-1',
  hasTicket: true,
  HealthCareProfessional: null,
};
const ticket = { IsValid: true, IsPayed: true, TicketTypeName: 'Preview Ticket', EnableHCP: true } as WhoIsThere['Tickets'][number];
const { isAnswered: _, ...nobodyThere } = signedOut;
const reply = (user: SessionUser | null, more: Partial<WhoIsThere> = {}): WhoIsThere => ({ ...nobodyThere, User: user, ...more });

/** A presence whose server gives these answers in turn; a missing answer is no connection. */
function made(...answers: (WhoIsThere | undefined)[]) {
  const asked: string[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>((input) => {
    asked.push(String(input));
    const next = answers.shift();
    return next ? Promise.resolve(Response.json(next)) : Promise.reject(new TypeError('no connection'));
  });
  const api = { base: '', fetch };
  const presence = createPresence({ api, clock: createClock({ monotonic: () => 0, wall: () => NOW }) });
  return { presence, asked, api };
}

/** Changes the storage as another tab does, with the event for this tab. */
function elsewhere(change: () => void, key: string): void {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  clearCookies('Society', true);
});
afterEach(() => vi.restoreAllMocks());

test('a visitor needs no request to the server', async () => {
  const { presence, asked } = made();
  expect(await presence.find(place)).toEqual(signedOut);
  expect(asked).toEqual([]);
  expect(mayBeSignedIn('society')).toBe(false);
});

test('the cookie of the callback causes one request; only the user is stored', async () => {
  document.cookie = `${signedInCookie('society')}=1; path=/`;
  const { presence, asked } = made(reply({ ...mira, accessToken: 'secret' } as SessionUser));
  const [one, two] = await Promise.all([presence.find(place), presence.find(place)]);
  expect(one).toBe(two);
  expect(asked).toEqual(['/api/Session/Me?shortName=Society%2Fcongress2027']);
  expect(storedUser('SOCIETY')).toEqual(mira);
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('secret');
  // Another instance on the same host has another user.
  expect(storedUser('other')).toBeNull();
});

test.each([
  '',
  'null',
  '5',
  '[]',
  '{}',
  '{"UserId":7}',
  JSON.stringify({ ...mira, validUntil: 'soon' }),
  JSON.stringify({ ...mira, uuid: {} }),
])('what is no user in the storage is none: %s', (written) => {
  localStorage.setItem('foyer.user.society', written);
  expect(storedUser('society')).toBeNull();
});

test('a session that ended elsewhere is removed; without connection the stored user counts until the session ends', async () => {
  storeUser('society', mira);
  expect((await made(reply(null)).presence.find(place)).User).toBeNull();
  expect(storedUser('society')).toBeNull();

  storeUser('society', mira);
  const offline = await made().presence.find(place);
  expect([offline.User?.UserId, offline.isAnswered, knownOf(offline).ticketSync]).toEqual(['7', false, null]);
  storeUser('society', { ...mira, validUntil: '2027-05-03T09:29:59Z' });
  expect((await made().presence.find(place)).User).toBeNull();
});

test('another sign-in discards the facts of the previous one: lounge, return address', async () => {
  storeUser('society', { ...mira, uuid: 'u-0' });
  remember('initialLogin.Society/congress2027', '5', 'local');
  remember('returnUrl.Society/congress2027', '/x', 'session');
  remember('redirectedonce.Society/congress2027', 'true', 'session');
  await made(reply(mira)).presence.find(place);
  const kept = ['returnUrl.Society/congress2027', 'redirectedonce.Society/congress2027'].map((key) => recall(key, 'session'));
  expect([recall('initialLogin.Society/congress2027', 'local'), ...kept]).toEqual(['', '', '']);
  remember('initialLogin.Society/congress2027', '5', 'local');
  await made(reply(mira)).presence.find(place);
  expect(recall('initialLogin.Society/congress2027', 'local')).toBe('5');
});

test('other tabs: a sign-out, sign-in, other user or toggle is noticed; an unchanged value is not', async () => {
  storeUser('society', mira);
  const { presence } = made(reply(mira));
  const received: string[] = [];
  const stop = presence.onChange((what) => received.push(what));
  await presence.find(place);
  elsewhere(() => storeUser('society', mira), 'foyer.user.society');
  expect(received).toEqual([]);
  elsewhere(() => storeUser('society', { ...mira, UserId: '8', uuid: 'u-2' }), 'foyer.user.society');
  elsewhere(() => storeUser('society', null), 'foyer.user.society');
  storeUser('society', mira);
  storeUser('society', null);
  elsewhere(() => storeUser('society', { ...mira, uuid: 'u-3' }), 'foyer.user.society');
  elsewhere(() => remember('sUser.society', 'true', 'local'), 'foyer.sUser.society');
  elsewhere(() => remember('note', 'x', 'local'), 'foyer.note');
  expect(received).toEqual(['user', 'user', 'user', 'toggle']);
  stop();
  elsewhere(() => storeUser('society', null), 'foyer.user.society');
  expect(received).toHaveLength(4);
});

test('a page from the back/forward cache notices that its user has left', async () => {
  storeUser('society', mira);
  const { presence } = made(reply(mira));
  const received: string[] = [];
  const stop = presence.onChange((what) => received.push(what));
  await presence.find(place);
  storeUser('society', null);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(received).toEqual([]);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(received[0]).toBe('user');
  stop();
});

test('a super user is allowed by the server and has chosen it; the stored flag alone does nothing', () => {
  const { presence } = made();
  const may = { ...reply(mira, { Tickets: [ticket], MayBeSuperUser: true }), isAnswered: true };
  expect(whoIs(may, 'society', NOW)).toMatchObject({ user: { id: '7', hasTicket: true, isProfessional: false }, superUser: false });
  presence.toggle('society', true);
  expect(isToggledOn('Society')).toBe(true);
  expect(whoIs(may, 'society', NOW).superUser).toBe(true);
  expect(whoIs({ ...may, MayBeSuperUser: false }, 'society', NOW).superUser).toBe(false);
  expect(whoIs({ ...may, User: null }, 'society', NOW).superUser).toBe(false);
  expect(whoIs(may, 'society', Date.parse(mira.validUntil) + 1).user).toBeNull();
});

test('the cookies of A §3 hold names and never a token; signing out clears them all', async () => {
  document.cookie = 'access_token=old; path=/';
  writeCookies(reply(mira, { Tickets: [ticket], AccessOnDays: ['2027-05-03'] }), 12);
  const kept = Object.fromEntries(document.cookie.split('; ').map((pair) => pair.split('=') as [string, string]));
  expect(kept).toMatchObject({ user_id: '7', event_id: '12', firstname: 'Mira', lastname: 'Aydin%3B%20path%3D%2Fx', hcp: 'true' });
  expect(JSON.parse(decodeURIComponent(kept['accesOnDays']!))).toEqual(['2027-05-03']);
  expect(JSON.parse(decodeURIComponent(kept['tickets']!))).toEqual(['Preview Ticket']);
  const { presence, api } = made(reply(null));
  storeUser('society', mira);
  presence.toggle('society', true);
  await signOut({ api, presence }, place);
  expect(document.cookie).toBe('');
  expect([storedUser('society'), isToggledOn('society')]).toEqual([null, false]);
});

test('signing out removes what was written and not sent, of notes and of surveys; a session that runs out leaves it', async () => {
  const drafts = ['notes.draft.society/congress2027.7.session/1.note', 'surveyDrafts.society/congress2027'];
  for (const key of drafts) remember(key, 'words', 'local');
  remember('notes.other', 'stays', 'local');
  const { presence } = made();
  presence.forget(place);
  expect(drafts.map((key) => recall(key, 'local'))).toEqual(['words', 'words']);
  presence.forget(place, true);
  expect([...drafts, 'notes.other'].map((key) => recall(key, 'local'))).toEqual(['', '', 'stays']);
});

test('a sign-out without connection is local at once and reaches the server with the next page', async () => {
  storeUser('society', mira);
  const { presence, api } = made();
  expect(await signOut({ api, presence }, place)).toBe('');
  expect(storedUser('society')).toBeNull();
  const next = made(undefined);
  expect((await next.presence.find(place)).User).toBeNull();
  const online = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json({ Url: '' })));
  const later = createPresence({ api: { base: '', fetch: online }, clock: createClock({ monotonic: () => 0, wall: () => NOW }) });
  expect((await later.find(place)).User).toBeNull();
  expect(online.mock.calls.map(([address]) => String(address))).toEqual(['/api/Session/End?shortName=Society%2Fcongress2027']);
  expect(mayBeSignedIn('society')).toBe(false);
});

const cookies = (): Record<string, string> =>
  Object.fromEntries(document.cookie.split('; ').map((pair) => pair.split('=').map(decodeURIComponent) as [string, string]));

test('the cookies name valid tickets, leave out long values, and go to no other site', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  document.cookie = 'lastname=Before; path=/';
  const tickets = [ticket, { ...ticket, IsValid: false, TicketTypeName: 'Withdrawn' }];
  writeCookies(reply({ ...mira, Firstname: 'ä'.repeat(250), Surname: 'ä'.repeat(251) }, { Tickets: tickets }), 12);
  const { tickets: named, firstname, ...kept } = cookies();
  expect(JSON.parse(named!)).toEqual(['Preview Ticket']);
  expect(firstname).toBe('ä'.repeat(250));
  // A cookie that a browser would drop must not leave the name of another person.
  expect(kept).not.toHaveProperty('lastname');
  for (const [cookie] of written.mock.calls.slice(1)) expect(cookie).toMatch(/; path=\/; samesite=lax/);
});

test('a session that ended elsewhere clears its cookies, and the next page sends no request', async () => {
  document.cookie = `${signedInCookie('society')}=1; path=/`;
  storeUser('society', mira);
  writeCookies(reply(mira), 12);
  await made(reply(null)).presence.find(place);
  expect(document.cookie).toBe('');
  const next = made();
  expect([(await next.presence.find(place)).User, next.asked]).toEqual([null, []]);
});

test('a sign-in or sign-out in another tab causes a new request: nobody gets the answers of the previous user', async () => {
  storeUser('society', mira);
  const other = { ...mira, UserId: '8', uuid: 'u-2' };
  const { presence, asked } = made(reply(mira), reply(other));
  const stop = presence.onChange(() => undefined);
  expect((await presence.find(place)).User?.UserId).toBe('7');
  elsewhere(() => storeUser('society', other), 'foyer.user.society');
  expect((await presence.find(place)).User?.UserId).toBe('8');
  elsewhere(() => (storeUser('society', null), clearCookies('society', true)), 'foyer.user.society');
  expect((await presence.find(place)).User).toBeNull();
  expect(asked).toHaveLength(2);
  stop();
});
