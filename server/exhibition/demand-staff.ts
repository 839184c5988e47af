// Who is staff of a company: every endpoint for staff asks this first.
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { staffedCompanies } from '../../src/rules/ticket.ts';
import { RequestError } from '../http/errors.ts';
import type { PublishedEvent } from '../published/event.ts';
import { demandEvent } from '../routes/event-of-request.ts';
import type { Asked } from '../routes/handlers.ts';
import { demandSignedIn } from '../sessions/caller.ts';

/** The company of a caller who is its staff. Throws RequestError 403 for everybody else, whether or not there is such a company. */
export function demandStaff(
  { caller, event }: Pick<Asked<Endpoint>, 'caller' | 'event'>,
  company: string,
): { eventId: number; company: string; event: PublishedEvent } {
  demandSignedIn(caller);
  if (!staffedCompanies(caller.who.tickets).includes(company))
    throw new RequestError(403, 'not-staff', 'Only staff of this company may do this: a valid ticket with its CompanyAccountId.', 'id');
  const found = demandEvent(event);
  return { eventId: found.id, company, event: found };
}
