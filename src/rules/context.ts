// Everything a rule may look at, as one plain serialisable object: who, where, when.
import type { Ticket } from './ticket.ts';

/** How Foyer is embedded: a browser, a mobile app's container, an on-site terminal (A §2). */
export const containers = ['browser', 'app', 'terminal'] as const;
export type Container = (typeof containers)[number];

/** The question "for whom, where, when". */
export type Context = {
  who: {
    /** The signed-in user, null for a visitor; `isProfessional` is their answer in the dialog (A §4 HCP). */
    user: { id: string; hasTicket: boolean; isProfessional: boolean } | null;
    /** Tickets of the signed-in user; a visitor has none, whatever a store still holds (R20). */
    tickets: readonly Ticket[];
    /** The toggle of a preview-ticket holder (A §4 Super user). */
    superUser: boolean;
  };
  where: {
    instance: string;
    event: string;
    language: string;
    page: string;
    params: Readonly<Record<string, string>>;
    container: Container;
    /** Organiser or QA is looking (`?preview`). */
    preview: boolean;
  };
  when: {
    /** Instant of the server, ms since 1970. */
    now: number;
    /** IANA zone of the event. */
    timeZone: string;
  };
};

/** A principal who is not signed in. */
export const nobody: Context['who'] = { user: null, tickets: [], superUser: false };

/** A visitor in a browser; the start of every context and test. */
export function visitorContext(where: Partial<Context['where']>, when: Context['when']): Context {
  return {
    who: nobody,
    where: { instance: '', event: '', language: 'en-GB', page: '', params: {}, container: 'browser', preview: false, ...where },
    when,
  };
}
