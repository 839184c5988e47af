// The first visit to the home page goes through the venue, where there is one (A §2 Route guards; R30).
import { type Guard, leadTo, toPage } from './guard.ts';

/** Leads to the venue once. */
export const splash: Guard = ({ configured, known }) =>
  configured.venueEnabled && !known.splashSeen
    ? leadTo(toPage('VenuePage'), 'splash-not-seen', { effects: [{ kind: 'mark-splash-seen' }] })
    : undefined;
