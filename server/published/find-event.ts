// The event a request names: exactly (`instance/short`, or its id), by a short name only one event has, or that the host's instance has (A §2, §7).
import { eventName, eventNameOf } from '../../src/contract/event-name.ts';
import { notFound, RequestError } from '../http/errors.ts';
import { nameKey } from '../store/publish.ts';
import type { PublishedEvent } from './event.ts';
import type { EventCache } from './event-cache.ts';

/** What is requested: `field` names the parameter in a refusal, `hostname` decides between instances; `version` as in `EventCache`. */
export type AskedEvent = { name: string; field: string; hostname: string; version?: number };

/** Finds the event. Throws RequestError: 404 for an unknown one, 409 `ambiguous-event` with the names to choose from. */
export async function findEvent(eventCache: EventCache, { name, field, hostname, version = 0 }: AskedEvent): Promise<PublishedEvent> {
  const { instance, short } = eventNameOf(name);
  const exact =
    instance !== undefined
      ? await eventCache.byName(instance, short, version)
      : /^\d{1,9}$/.test(short)
        ? await eventCache.byId(Number(short), version)
        : undefined;
  const found = exact ?? (await ofShortName(eventCache, { name, field, hostname, version }));
  if (!found) throw notFound('There is no event of this name on this server.', field);
  return found;
}

/** The only event of a short name, of several that of the host's instance. */
function ofShortName(eventCache: EventCache, { name, field, hostname, version }: AskedEvent): Promise<PublishedEvent | undefined> {
  const heads = eventCache.ofShortName(name);
  const own = heads.length > 1 ? eventCache.instanceOf(hostname) : undefined;
  const head = heads.length > 1 ? heads.find(({ instance }) => nameKey(instance) === own) : heads[0];
  if (head) return eventCache.byId(head.id, version);
  if (heads.length === 0) return Promise.resolve(undefined);
  const names = heads.map(({ instance, shortName }) => eventName(instance, shortName)).sort();
  throw new RequestError(409, 'ambiguous-event', `Several events have this short name; give one of ${names.join(', ')}.`, field);
}
