// Says to how many devices a notification went by Web Push: a running server sends it, so its work is waited for a moment.
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { progressOf } from '../../server/notifications/push/push-deliveries.ts';
import { countReached } from '../../server/notifications/push/push-subscriptions.ts';
import type { NotificationRow } from '../../server/notifications/stored-notifications.ts';
import type { PublishedEvent } from '../../server/published/event.ts';
import type { Tables } from '../../server/store/schema.ts';

/** Looks at the server's work, and the pause between two, ms. */
const LOOKS = 50;
const PAUSE = 100;

const devices = (count: number): string => `${count} ${count === 1 ? 'device' : 'devices'}`;

/** One line. A notification that opens later is counted as of now. */
export async function describePush(
  db: Kysely<Tables>,
  { row, event, now }: { row: NotificationRow; event: PublishedEvent; now: number },
): Promise<string> {
  const reached = await countReached(db, row, event, now);
  if (row.opens_at > now) return `Web Push: ${devices(reached)} as of now, when it opens.`;
  if (reached === 0) return `Web Push: ${devices(0)}.`;
  for (let look = 0; look < LOOKS; look++) {
    const { isBegun, sent, left } = await progressOf(db, row.id);
    if (isBegun && left === 0) return `Web Push: sent to ${devices(sent)}.`;
    await pause(PAUSE);
  }
  const { sent, left, isBegun } = await progressOf(db, row.id);
  return isBegun
    ? `Web Push: sent to ${devices(sent)} so far, ${left} to go.`
    : `Web Push: ${devices(reached)}, as soon as a server of this database runs.`;
}
