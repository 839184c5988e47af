// How a sign-in went, and the two ways to a ticket that is missing.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyTicket } from '#contract/ticket-shapes';
import { renderView } from '../../../tests/support/render-view.tsx';
import { faults, ME, me, refused, type Reply, server, user, watchLeaving } from '../account.fixture.ts';
import { authorisationCode, dropAuthorisationCode } from '#sdk';
import { props as schema } from './props.ts';
import View from './view.tsx';

const CLAIM = '/api/Modules/ValidateRegistrationLogin';
const TICKETS = '/api/modules/BookedTickets';
const ticket = {
  ...emptyTicket,
  IsValid: true,
  IsPayed: true,
  TicketTypeName: 'Full',
  ParticipantTypeValid: true,
  TicketGrade: 'A',
  VisitorId: '1',
};
let gone: string[];
beforeEach(() => (gone = watchLeaving()));
afterEach(() => {
  vi.restoreAllMocks();
  dropAuthorisationCode();
});

function show(reply: Reply | Promise<never>, table: Record<string, Reply> = {}, search = '', props = {}) {
  const api = server(table);
  return { ...renderView(View, schema.parse(props), { answers: { ...api.answers, [ME]: reply }, search }), ...api };
}

test('while it is asked, the status of the specification is said', () => {
  show(new Promise<never>(() => undefined));
  expect(screen.getByRole('heading', { level: 1, name: 'Attempting authentication request' })).toBeTruthy();
});

test('whom guards led here without an address goes on to the page they had asked for', async () => {
  sessionStorage.setItem('foyer.returnUrl.society/congress2027', '/society/congress2027/en-GB/news');
  const answers = { ...server({}).answers, [ME]: me(user, [ticket]) };
  renderView(View, schema.parse({}), { answers, page: 'AuthPage' });
  expect((await screen.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe('/society/congress2027/en-GB/news');
  sessionStorage.clear();
});

test('with a ticket it has succeeded; the way on is a press, where one came from', async () => {
  const { root } = show(me(user, [ticket]), {}, '?returnUrl=%2Fx');
  expect(await screen.findByRole('heading', { level: 1, name: 'Authentication succeeded' })).toBeTruthy();
  expect(screen.getByText('You are signed in, Mira.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/x');
  expect(await faults(root)).toEqual([]);
});

test('nobody signed in: error, and start again', async () => {
  show(me(null));
  expect(await screen.findByRole('heading', { level: 1, name: 'Error' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login/society/congress2027/en-GB');
});

test.each([
  ['none', []],
  ['an invalid one', [{ ...ticket, IsValid: false }]],
  ['one without a grade', [{ ...ticket, TicketGrade: '' }]],
])('of tickets %s: the registration number brings it into the account', async (_, tickets) => {
  const { root, seen } = show(me(user, tickets), { [CLAIM]: { Valid: true } });
  await userEvent.type(await screen.findByLabelText('Registration number'), ' R-12 {Enter}');
  await waitFor(() => expect(gone).toEqual(['/home/society/congress2027/en-GB']));
  expect(seen).toMatchObject([{ query: { eventid: 'society/congress2027', surname: 'Öz', regnumber: 'R-12' } }]);
  expect(await faults(root)).toEqual([]);
});

test('a name and number that find nothing say one sentence', async () => {
  show(me(user), { [CLAIM]: { Valid: false } });
  await userEvent.type(await screen.findByLabelText('Registration number'), 'R-13{Enter}');
  expect((await screen.findAllByText(/No free ticket was found/)).length).toBe(2);
  expect(gone).toEqual([]);
});

test('a code of the address is filled in, leaves the address, and is used on a press', async () => {
  const { seen, place } = show(me(user), { [TICKETS]: [ticket] }, '?externalAuthorizationCode=c0de');
  const field = await screen.findByLabelText<HTMLInputElement>('Code of your registration');
  expect(field.value).toBe('c0de');
  expect(place()).toBe('/home/society/congress2027/en-GB');
  expect(seen).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Use the code' }));
  await waitFor(() => expect(gone).toHaveLength(1));
  expect(seen).toMatchObject([{ query: { eventid: 'society/congress2027', externalAuthorizationCode: 'c0de' } }]);
});

test.each([
  ['204', () => new Response(null, { status: 204 })],
  ['400', refused(400)],
  ['410', refused(410)],
])('a code answered with %s does not work', async (_, reply) => {
  show(me(user), { [TICKETS]: reply }, '', { claim: false });
  await userEvent.type(await screen.findByLabelText('Code of your registration'), 'x{Enter}');
  expect((await screen.findAllByText('This code does not work, or was used already.')).length).toBe(2);
});

const WHO_FOR = '/api/custominterfaces/EventsAir/EventsAir/ExternalUserData';
const wait = () => (document.cookie = 'externalAuthorizationCode=ext-77; path=/');

test('a code that waits on this device: a visitor is told for whom, and signs in', async () => {
  wait();
  const { root, seen } = show(me(null), { [WHO_FOR]: { Firstname: 'Cora', Surname: 'Claim' } });
  expect(await screen.findByText(/The registration of Cora Claim is here/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeTruthy();
  expect(new Set(seen.map(({ query }) => JSON.stringify(query)))).toEqual(
    new Set([JSON.stringify({ eventid: 'society/congress2027', externalAuthorizationCode: 'ext-77' })]),
  );
  expect(root.innerHTML).not.toContain('ext-77');
  expect(await faults(root)).toEqual([]);
});

test('a code that names nobody waits all the same', async () => {
  wait();
  show(me(null), { [WHO_FOR]: refused(404) });
  expect(await screen.findByText(/Your registration is here/)).toBeTruthy();
  expect(authorisationCode()).toBe('ext-77');
});

test.each([
  ['200', () => [ticket], ''],
  ['204', () => new Response(null, { status: 204 }), ''],
  ['410', refused(410), ''],
  ['400', refused(400), 'ext-77'],
])('it is filled in for somebody signed in; after %s it is gone or stays', async (_, reply, left) => {
  wait();
  const { seen } = show(me(user), { [TICKETS]: reply });
  expect((await screen.findByLabelText<HTMLInputElement>('Code of your registration')).value).toBe('ext-77');
  await userEvent.click(screen.getByRole('button', { name: 'Use the code' }));
  await waitFor(() => expect(authorisationCode()).toBe(left));
  expect(seen.map(({ path }) => path)).toEqual([TICKETS]);
});

test('an event may offer neither', async () => {
  show(me(user), {}, '', { claim: false, code: false });
  expect(await screen.findByRole('heading', { name: 'Your ticket is missing' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
