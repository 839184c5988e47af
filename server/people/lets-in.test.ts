// Which tickets admit, and which callers are other servers: one wrong part is enough to be refused.
import { expect, test } from 'vitest';
import { emptyTicket } from '../../src/contract/ticket-shapes.ts';
import { letsIn } from './lets-in.ts';
import { isBrowser, isServiceAccount } from './service-account.ts';

const NOW = Date.parse('2027-05-03T22:30:00Z');
const ticket = (changes: object = {}) => ({ ...emptyTicket, IsValid: true, IsPayed: true, ...changes });
const at = (tickets: object[], days: string[] | null = null) =>
  letsIn({ status: 200, tickets: tickets as never, days }, 'Europe/Berlin', NOW);

test('a ticket lets in when it is valid, paid, within its time and on one of its days, by the clock of the event', () => {
  expect(at([ticket()])).toBe(true);
  expect(at([ticket({ IsPayed: false })])).toBe(false);
  expect(at([ticket({ IsValid: false })])).toBe(false);
  expect(at([ticket({ TicketTo: '2027-05-04T00:00' })])).toBe(false);
  expect(at([ticket({ IsPayed: false }), ticket()])).toBe(true);
  // Half past midnight in Berlin.
  expect(at([ticket()], ['2027-05-04'])).toBe(true);
  expect(at([ticket()], ['2027-05-03'])).toBe(false);
  expect(at([])).toBe(false);
});

test('the service account needs its name and its password', () => {
  const account = { name: 'mill', password: 'a long word of the mill' };
  expect(isServiceAccount(account, account)).toBe(true);
  expect(isServiceAccount(account, { ...account, name: 'other' })).toBe(false);
  expect(isServiceAccount(account, { ...account, password: 'other' })).toBe(false);
});

test('a client that sends an origin, a cookie or fetch metadata is a browser', () => {
  expect(isBrowser({ 'user-agent': 'curl', accept: '*/*' })).toBe(false);
  for (const headers of [{ origin: 'https://a.example' }, { cookie: 'a=b' }, { 'sec-fetch-site': 'none' }])
    expect(isBrowser(headers)).toBe(true);
});
