// Who is admitted to a hub: the session of the browser's cookie for the event of the address (A §7). What the address says of the caller is ignored.
import type { FastifyRequest } from 'fastify';
import { badRequest, RequestError } from '../http/errors.ts';
import type { People } from '../people/people.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { EventCache } from '../published/event-cache.ts';
import { findEvent } from '../published/find-event.ts';
import type { Session } from '../sessions/sessions.ts';
import type { HubQuery } from './hub.ts';

/** Takes a token of the older sign-in for a session; undefined if it is not valid or the instance does not use it. */
export type SessionOfToken = (token: string, event: PublishedEvent) => Promise<Session | undefined>;

/** What it is decided from. Without `ofToken` the parameters `jwt` and `access_token` and bearer headers mean nothing. */
export type Admission = { people: Pick<People, 'callers'>; eventCache: EventCache; ofToken?: SessionOfToken | undefined };

/** The session of a request and its event. Throws RequestError 400, 404, 409, or 401 when nobody is signed in. */
export async function admitSession(
  { people, eventCache, ofToken }: Admission,
  request: FastifyRequest,
  query: HubQuery,
): Promise<{ session: Session; event: PublishedEvent }> {
  const name = query['eventshort'];
  if (!name) throw badRequest('Which event? Give instance/short.', 'eventshort');
  const event = await findEvent(eventCache, { name, field: 'eventshort', hostname: request.hostname });
  const { session } = await people.callers.of(request, event);
  if (session) return { session, event };
  const token = ofToken && tokenOf(request, query);
  const older = token ? await ofToken(token, event) : undefined;
  if (!older) throw new RequestError(401, 'not-signed-in', 'Nobody is signed in.');
  return { session: older, event };
}

/** Where the older form puts its token; browsers cannot set headers for WebSockets. */
function tokenOf({ headers: { authorization = '' } }: FastifyRequest, query: HubQuery): string | undefined {
  const bearer = /^bearer (\S{1,8192})$/i.exec(authorization)?.[1];
  return bearer ?? (query['access_token'] || query['jwt'] || undefined);
}
