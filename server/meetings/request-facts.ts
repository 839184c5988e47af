// What is known of an account before it proposes a time, or one is agreed on with it.
import type { RequestCounts } from '../../src/rules/meeting-requests.ts';
import type { People } from '../people/people.ts';
import { type Booker, bookingsOfAccount } from './stored-bookings.ts';
import { type RequestRow, requestsOfAccount } from './stored-requests.ts';

/** How many times wait for an answer, and meetings are to come, of an account and of it with one company. `except`: a proposal that does not count. `now` in ms. */
export async function requestCounts(
  { db }: Pick<People, 'db'>,
  owner: Booker,
  { company, now, except }: { company: string; now: number; except?: Pick<RequestRow, 'company_id' | 'starts_at'> },
): Promise<RequestCounts> {
  const waiting = (await requestsOfAccount(db, owner)).filter(
    ({ state, starts_at, company_id }) =>
      state !== 'declined' && starts_at > now && !(except && except.company_id === company_id && except.starts_at === starts_at),
  );
  const booked = (await bookingsOfAccount(db, owner)).filter(({ state, starts_at }) => state === 'booked' && starts_at > now);
  const isHere = ({ company_id }: { company_id: string }): boolean => company !== '' && company_id === company;
  return {
    waiting: waiting.length,
    waitingHere: waiting.filter(isHere).length,
    booked: booked.length,
    bookedHere: booked.filter(isHere).length,
  };
}
