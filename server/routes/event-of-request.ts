// The event a request is about, and who asks.
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { badRequest } from '../http/errors.ts';
import type { AccessControl } from '../access/access-control.ts';
import type { EventCache } from '../published/event-cache.ts';
import type { PublishedEvent } from '../published/event.ts';
import { findEvent } from '../published/find-event.ts';
import { type Caller, visitor } from '../sessions/caller.ts';

/** The event, where one must be named. Throws RequestError 400, which names `field`. */
export function demandEvent(event: PublishedEvent | undefined, field?: string): PublishedEvent {
  if (!event) throw badRequest('Which event? Give instance/short.', field);
  return event;
}

/** Finds the event that a request names; `version` as in `EventCache`, undefined where it names none. Throws as `findEvent` does. */
export async function eventOfRequest(
  request: FastifyRequest,
  { event: fields = [] }: Endpoint,
  eventCache: EventCache,
  version = 0,
): Promise<PublishedEvent | undefined> {
  const query = request.query as Readonly<Record<string, unknown>>;
  // One given twice is a list, and refused by the schema of the query.
  const field = fields.find((name) => typeof query[name] === 'string');
  return field === undefined
    ? undefined
    : findEvent(eventCache, { name: String(query[field]), field, hostname: request.hostname, version });
}

/** Who calls about which event: a visitor where none is named. Throws as `findEvent` does. */
export async function callerOf(
  request: FastifyRequest,
  endpoint: Endpoint,
  { eventCache, accessControl }: { eventCache: EventCache; accessControl: AccessControl },
): Promise<{ caller: Caller; event: PublishedEvent | undefined }> {
  const event = await eventOfRequest(request, endpoint, eventCache);
  return { caller: event ? await accessControl.callerOf(request, event) : visitor, event };
}
