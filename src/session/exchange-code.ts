// Exchanges the code of an external registration for its ticket (A §7 BookedTickets). Loaded only if there is a code.
import { ApiError } from '../api/api-error.ts';
import { type Api, call } from '../api/http.ts';
import { bookedTickets } from '../contract/people.ts';
import { request } from '../contract/request.ts';
import { authorisationCode, dropAuthorisationCode } from './authorisation-code.ts';

/**
 * Sends the code for the signed-in user; 200, 204 and 410 use it up (A §7), any other answer keeps it.
 * Returns whether there are tickets now. Never rejects.
 */
export async function exchangeCode(api: Api, event: string): Promise<boolean> {
  const code = authorisationCode();
  if (code === '') return false;
  try {
    const tickets = await call(api, request(bookedTickets, { eventid: event, externalAuthorizationCode: code }));
    dropAuthorisationCode();
    // 204 has no list.
    return tickets !== undefined;
  } catch (error) {
    if (error instanceof ApiError && error.status === 410) dropAuthorisationCode();
    return false;
  }
}
