// Tells open pages that a booking was made, moved or cancelled: everybody that seats have changed, its person that their programme has.
import { announceSlots } from '../hubs/exhibition-groups.ts';
import { announceFavourites } from '../hubs/notification-hub.ts';
import type { People } from '../people/people.ts';

/** Tells them, on every server. */
export async function announceBookings(
  people: Pick<People, 'signals'>,
  { eventId, accountId }: { eventId: number; accountId: number },
): Promise<void> {
  await announceFavourites(people, { eventId, accountId });
  await announceSlots(people, eventId);
}
