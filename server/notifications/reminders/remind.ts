// Reminds accounts of their favourites and meetings, and tells them of changed ones, as long as a server runs: looks when the next is due, and each minute, for what was published or chosen meanwhile.
import type { FastifyInstance } from 'fastify';
import type { AccessControl } from '../../access/access-control.ts';
import { writeChanges } from '../../favourites/changes/write-changes.ts';
import type { People } from '../../people/people.ts';
import type { EventCache } from '../../published/event-cache.ts';
import { NOTIFICATION_ADDED } from '../opening-notifications.ts';
import { writeReminders } from './write-reminders.ts';

export type RemindParts = {
  people: Pick<People, 'db' | 'signals' | 'clock'>;
  eventCache: Pick<EventCache, 'byId'>;
  accessControl: Pick<AccessControl, 'ofCaller'>;
  failed: (error: unknown) => void;
};

/** Longest time between two looks, ms. */
const LONGEST = 60_000;

/** Starts; the returned function ends it and waits for what is under way. */
export function startReminding(parts: RemindParts): () => Promise<void> {
  const { people, eventCache, failed } = parts;
  const { db, signals, clock } = people;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async (): Promise<number> => {
    let soonest = Infinity;
    const events = await db
      .selectFrom('favourites')
      .select('event_id')
      .union(db.selectFrom('meeting_bookings').select('event_id'))
      // Where nothing is a favourite any more, what is known of the places is forgotten.
      .union(db.selectFrom('favourite_places').select('event_id'))
      .execute();
    for (const { event_id } of events) {
      const event = isOver ? undefined : await eventCache.byId(event_id);
      if (!event) continue;
      const changes = await writeChanges(parts, event, clock.now());
      const { written, next } = await writeReminders(parts, event, clock.now());
      soonest = Math.min(soonest, next ?? Infinity);
      // One signal for all: whoever hears it reads what has opened.
      const [first] = [...changes, ...written];
      if (first !== undefined) await signals.send(NOTIFICATION_ADDED, String(first));
    }
    return Math.min(Math.max(soonest - clock.now(), 0) + 1, LONGEST);
  };
  let running: Promise<void> = Promise.resolve();
  const again = (): void => {
    running = look()
      .catch((error: unknown) => {
        if (!isOver) failed(error);
        return LONGEST;
      })
      .then((wait) => {
        if (isOver) return;
        timer = setTimeout(again, wait);
        timer.unref();
      });
  };
  again();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await running;
  };
}

/** Starts it on a server; it ends with the app, before the database is closed. */
export function registerReminders(app: FastifyInstance, parts: Omit<RemindParts, 'failed'>): void {
  const stop = startReminding({
    ...parts,
    failed: (error) => app.log.error({ err: error }, 'reminders of favourites could not be written'),
  });
  app.addHook('preClose', stop);
}
