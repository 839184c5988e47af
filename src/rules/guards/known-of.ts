// What guards know of a person of whom only user and tickets are known: previews, the command line, and tests ask with it.
import { type Principal, signedOutAt } from '../principal.ts';
import { laterVisit } from './make-visit.ts';
import type { Known } from './visit.ts';

/** As the app would know them after its calls: signed in without a ticket, the ticket sync has answered 204 (A §4 Ticket checks). */
export function knownOfPerson(person: Principal): Known {
  if (!person.user) return laterVisit;
  return { ...laterVisit, ticketSync: person.tickets.length > 0 ? 200 : 204, sessionEndsAt: signedOutAt(person) };
}
