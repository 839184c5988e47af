// The venue page is there only where the event has one (A §2 Route guards).
import { type Guard, leadTo, toPage } from './guard.ts';

/** Leads home where the venue is switched off. */
export const venue: Guard = ({ configured }) => (configured.venueEnabled ? undefined : leadTo(toPage('HomePage'), 'venue-off'));
