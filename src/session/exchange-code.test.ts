// A pending code is exchanged for a ticket while a page loads: sent once with BookedTickets, and removed after 200, 204 and 410 (A §7).
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClock } from '../clock/clock.ts';
import type { SessionUser, WhoIsThere } from '../contract/session.ts';
import { emptyTicket } from '../contract/ticket-shapes.ts';
import { signedOut } from './signed-out.ts';
import { authorisationCode, dropAuthorisationCode } from './authorisation-code.ts';
import { createPresence } from './presence.ts';
import { storeUser } from './stored-user.ts';

const place = { instance: 'society', event: 'congress2027' };
const mira: SessionUser = {
  UserId: '7',
  Firstname: 'Mira',
  Surname: 'Aydin',
  Email: 'mira@example.org',
  ProfilePicturePath: '',
  validUntil: '2027-05-03T21:29:59.999Z',
  uuid: 'u-1',
  hasTicket: false,
  HealthCareProfessional: null,
};
const { isAnswered: _, ...nobodyThere } = signedOut;
const ticket: WhoIsThere['Tickets'][number] = {
  ...emptyTicket,
  IsValid: true,
  IsPayed: true,
  TicketTypeName: 'Full',
  ParticipantTypeValid: true,
  TicketGrade: 'A',
  VisitorId: '1',
};
const BOOKED = '/api/modules/BookedTickets?eventid=society%2Fcongress2027&externalAuthorizationCode=ext-77';

/** A presence whose server has Mira, without a ticket at first, and answers codes with `booked`. */
function made(booked: () => Response | Promise<never>, user: SessionUser | null = mira) {
  const asked: string[] = [];
  let has = false;
  const fetch = (input: RequestInfo | URL): Promise<Response> => {
    asked.push(String(input));
    if (!String(input).includes('BookedTickets'))
      return Promise.resolve(Response.json({ ...nobodyThere, User: user, Tickets: has ? [ticket] : [] }));
    const answer = booked();
    has = answer instanceof Response && answer.status === 200;
    return Promise.resolve(answer);
  };
  return { asked, presence: createPresence({ api: { base: '', fetch }, clock: createClock({ monotonic: () => 0, wall: () => 0 }) }) };
}

beforeEach(() => {
  storeUser('society', mira);
  document.cookie = 'externalAuthorizationCode=ext-77; path=/';
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  dropAuthorisationCode();
});

test('200: the ticket is available before the page is decided, and the code is removed', async () => {
  const { presence, asked } = made(() => Response.json([]));
  const [one, two] = await Promise.all([presence.find(place), presence.find(place)]);
  expect([one, one.Tickets]).toEqual([two, [ticket]]);
  expect(asked.filter((address) => address.includes('BookedTickets'))).toEqual([BOOKED]);
  expect(authorisationCode()).toBe('');
  expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain('ext-77');
});

test.each([
  [204, ''],
  [410, ''],
  [400, 'ext-77'],
  [429, 'ext-77'],
  [500, 'ext-77'],
])('after %i what is left of the code is %j', async (status, left) => {
  const { presence, asked } = made(() => new Response(null, { status }));
  expect((await presence.find(place)).User?.UserId).toBe('7');
  expect(authorisationCode()).toBe(left);
  await presence.find(place);
  expect(
    asked.filter((address) => address.includes('BookedTickets')),
    'once a page load',
  ).toEqual([BOOKED]);
});

test('without connection the code is kept', async () => {
  await made(() => Promise.reject(new TypeError('no connection'))).presence.find(place);
  expect(authorisationCode()).toBe('ext-77');
});

test('a visitor sends nothing; the code is kept until somebody signs in', async () => {
  const { presence, asked } = made(() => Response.json([]), null);
  await presence.find(place);
  expect(asked.some((address) => address.includes('ext-77'))).toBe(false);
  expect(authorisationCode()).toBe('ext-77');
});
