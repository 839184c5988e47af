// People for the tests of the exhibition's components.
import type { Frame } from '../../../src/session/frame.ts';

type Person = NonNullable<Frame['person']>;
const who = (user: object | null) => ({ user, tickets: [], superUser: false });

/** Somebody signed in. */
export const attendee = {
  user: { UserId: '7', uuid: 'session-7', Firstname: 'Eve', Surname: 'Sample', Email: 'eve@example.org' },
  who: who({ id: '7', hasTicket: true, isProfessional: false }),
} as unknown as Person;
/** A visitor of a site with accounts. */
export const visitorHere = { user: null, who: who(null) } as unknown as Person;
/** Somebody of the staff of a company. */
export const staffOf = (CompanyAccountId: string): Person => ({
  ...attendee,
  who: { ...attendee.who, tickets: [{ IsValid: true, IsPayed: true, TicketTypeName: 'Industry', CompanyAccountId }] },
});
