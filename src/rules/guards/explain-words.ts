// What guards say, in words for organisers and QA; for preview and command line, never in the visitors' path.
import { isoInZone } from '../../clock/zone.ts';
import type { GuardName } from './chains.ts';
import type { Guarded } from './verdict.ts';
import type { Visit } from './visit.ts';

/** Words by guard and code; {at} is replaced by the instant that goes with it, in event time. */
const words: Readonly<Record<GuardName, Readonly<Record<string, string>>>> = {
  maintenance: { maintenance: 'a call was answered with 503, so the maintenance page stands in place of every page' },
  'unknown-instance': { 'unknown-instance': 'no instance of this name exists' },
  container: { 'container-changes': 'the query names another container than the one remembered; it is kept and the page loads anew' },
  'session-over': { 'session-over': 'the session is over; the user is forgotten', 'session-holds': 'the session holds until {next}' },
  holding: {
    'event-open': 'the event is open until {next}',
    'before-event': 'the event has not started; it opens at {at}',
    'dates-unreadable': 'the first or last day of the event cannot be read, so it stays closed',
    'after-event': 'the event is over since {at}',
  },
  splash: { 'splash-not-seen': 'the first visit to the home page goes through the venue' },
  venue: { 'venue-off': 'venueEnabled is off, so there is no venue page' },
  'industry-only': { 'industry-only': 'industryOnly is on, so overviews of the programme lead to the industry landing page' },
  'special-profile': { 'special-profile': 'specialProfiles leads from this company to its landing page' },
  'ticket-sync': {
    'sync-failed': 'the ticket sync failed with status {status}',
    'no-ticket': 'the booking system knows no ticket of this user',
  },
  onboarding: {
    'code-without-ticket': 'a code of the external system has not become a ticket yet',
    'no-ticket': 'OnboardingV2 asks for a ticket, and there is none',
    'no-grade': 'OnboardingV2 asks for a ticket with a grade, and no ticket has one',
  },
  'sign-in': {
    'needs-sign-in': 'the page needs sign-in',
    'sign-in-tried': 'the page needs sign-in, which was already tried by itself; the login page waits for a press of its button',
  },
  'strict-tickets': {
    'permitted-day': 'a ticket lets in on this day',
    'no-ticket': 'strictTickets asks for a valid, paid ticket, and there is none',
    'other-day': 'strictTickets asks for a ticket of this day; the tickets name {days}',
  },
  'user-form': { 'form-incomplete': 'prefill is set and the user form is not complete' },
  access: {
    allowed: 'the policies allow it until {next}',
    denied: 'the policies deny it',
    'rules-not-loaded': 'the policies could not be loaded, so everything but the public shell, login and contact is closed',
  },
  withheld: {
    sent: 'the server sends this page until {next}',
    withheld: 'the server sends this page to nobody whom its policies refuse, in whatever container',
  },
  lounge: {
    'company-ticket': 'a company ticket leads to the lounge of the company, once after each login',
    'in-the-lounge': 'this is the lounge that login leads to; it is marked as visited',
  },
  'register-view': { 'profile-viewed': 'a view of the company is counted' },
  publication: {
    'not-published': 'PublicationState 1: the profile is not published',
    'just-signed-in': 'PublicationState 1, but login is less than 4 seconds ago',
    booth: 'PublicationState 0 with a 2D booth',
  },
};

/** One sentence on the verdict of a guard; a guard without one has no objection. */
export function guardWords(guard: GuardName, said: Guarded | undefined, { context, known }: Visit): string {
  if (!said) return 'nothing stands in the way';
  const at = said.missing.flatMap((one) => ('at' in one ? [one.at] : []))[0] ?? null;
  const time = (instant: number | null): string => (instant === null ? 'an unknown time' : isoInZone(instant, context.when.timeZone));
  const values: Readonly<Record<string, string>> = {
    at: time(at),
    next: time(said.nextChangeAt),
    status: String(known.ticketSync ?? 'none'),
    days: known.accessOnDays?.join(', ') || 'no day',
  };
  return (words[guard][said.because] ?? said.because).replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
