// The personal programme of an account at an event, as far as the event still has it and the account may know it.
import type { Appointment } from '../../src/contract/personal-programme.ts';
import type { AccessControl } from '../access/access-control.ts';
import { type BookingRow, bookingsOfAccount } from '../meetings/stored-bookings.ts';
import type { PublishedEvent } from '../published/event.ts';
import { accountAt } from '../sessions/caller.ts';
import type { People } from '../people/people.ts';
import { knownIds } from './known-items.ts';
import { appointmentsOf } from './stored-appointments.ts';
import { favouritesOf, type Owner } from './stored-favourites.ts';

export type OwnProgramme = {
  /** Name of the person, for a title. */
  person: string;
  sessions: ReadonlySet<string>;
  presentations: ReadonlySet<string>;
  speakers: ReadonlySet<string>;
  appointments: readonly Appointment[];
  /** Meetings booked, also those that a company has cancelled. */
  bookings: readonly BookingRow[];
};

type Parts = { people: Pick<People, 'db' | 'clock'>; accessControl: Pick<AccessControl, 'ofCaller'> };

/** Undefined where the account is deleted or blocked. */
export async function personalProgrammeOf(
  { people, accessControl }: Parts,
  event: PublishedEvent,
  owner: Owner,
): Promise<OwnProgramme | undefined> {
  const found = await accountAt(people.db, owner.accountId, event, people.clock.now());
  if (!found) return undefined;
  const access = accessControl.ofCaller(event, { session: null, ...found });
  const favourites = await favouritesOf(people.db, owner);
  const ids = (kind: (typeof favourites)[number]['kind']): ReadonlySet<string> => {
    const known = knownIds(event, access, kind);
    return new Set(favourites.flatMap((one) => (one.kind === kind && known.has(one.id) ? [one.id] : [])));
  };
  return {
    person: `${found.account.first_name} ${found.account.surname}`.trim(),
    sessions: ids('session'),
    presentations: ids('presentation'),
    speakers: ids('speaker'),
    appointments: await appointmentsOf(people.db, owner),
    bookings: await bookingsOfAccount(people.db, owner),
  };
}
