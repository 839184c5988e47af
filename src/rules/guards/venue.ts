// The venue page is there only where the event has one (A §2 Route guards).
import { type Guard, lead, page } from './guard.ts';

/** Leads home where the venue is switched off. */
export const venue: Guard = ({ configured }) => (configured.venueEnabled ? undefined : lead(page('HomePage'), 'venue-off'));
