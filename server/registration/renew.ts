// Renews the places of a kind of ticket, and tells whom it concerns; as long as a server runs, it looks every minute.
import type { FastifyInstance } from 'fastify';
import type { People } from '../people/people.ts';
import type { EventCache } from '../published/event-cache.ts';
import type { Store } from '../store/store.ts';
import { type AnnounceParts, announceExpired, announceOffer } from './announce.ts';
import { openingOf, registrationOf } from './published-registration.ts';
import { renewPlaces } from './waiting-list.ts';

/** Time between two looks, ms. */
const EVERY = 60_000;

/** Gives back what was held too long and offers what is free, each with its letter. Nothing is offered where nobody can register any more. */
export async function renewKind(parts: AnnounceParts, ticketId: string, now: number): Promise<void> {
  const { people, event } = parts;
  const { tickets, offerHours } = registrationOf(event);
  const kind = tickets.get(ticketId);
  // A kind that was taken out, or is over, has no places to offer: what was held is given back all the same.
  const capacity = kind && openingOf(event, now).isOpen ? kind.Capacity : 0;
  const { expired, offered } = await renewPlaces(people.db, { eventId: event.id, ticketId }, { capacity, offerHours }, now);
  for (const row of expired) await announceExpired(parts, row);
  for (const row of offered) await announceOffer(parts, row);
}

type Parts = { people: People; store: Store; eventCache: Pick<EventCache, 'byId'> };

/** Renews every kind for which somebody waits, or a place was held too long. */
export async function renewAll({ people, store, eventCache }: Parts, now: number): Promise<void> {
  const due = await people.db
    .selectFrom('event_registrations')
    .select(['event_id', 'ticket_id'])
    .distinct()
    .where((eb) => eb.or([eb('state', '=', 'waiting'), eb.and([eb('state', 'in', ['pending', 'offered']), eb('held_until', '<=', now)])]))
    .execute();
  for (const { event_id, ticket_id } of due) {
    const event = await eventCache.byId(event_id);
    if (event) await renewKind({ people, store, event, address: '', browser: { origin: '' } }, ticket_id, now);
  }
}

/** Starts it on a server; it ends with the app, before the database is closed. */
export function registerRenewals(app: FastifyInstance, parts: Parts): void {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(() => renewAll(parts, parts.people.clock.now()))
      .catch((error: unknown) => app.log.error({ err: error }, 'places of registrations could not be renewed'));
  }, EVERY);
  timer.unref();
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await running;
  });
}
