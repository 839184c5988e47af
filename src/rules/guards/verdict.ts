// What guards answer: go on, or where to instead, with what has to be done on the way as data.
import type { Container } from '../context.ts';
import type { UnmetRequirement } from '../policies/unmet-requirement.ts';
import type { Verdict } from '../verdict.ts';

/** Something to be done in addition to showing a page. Guards never do it themselves. */
export type Effect =
  /** Keep this address for after sign-in (A §4 Return URL). */
  | { kind: 'store-return-url'; url: string }
  /** The session is over or unusable: forget user, token and tickets. */
  | { kind: 'clear-user' }
  /** Count a view of a company's profile (A §2). */
  | { kind: 'register-view'; companyAccountId: string }
  /**
   * Remember the container; the page loads anew when `reload` (A §4 Container modes). Only where it really could be kept: a
   * device that keeps nothing would load for ever.
   */
  | { kind: 'store-container'; container: Container; reload: boolean }
  | { kind: 'mark-splash-seen' }
  /** The lounge redirect of this login has happened, at this instant (ms since 1970). */
  | { kind: 'store-login-marker'; at: number }
  /** Why the visitor was refused, for the no-access page (A §4 Ticket checks). */
  | { kind: 'store-deny-reason'; reason: 'TicketSyncError' | 'NoTicket' | 'NotOnThisDay' };

/** Where a guard leads: a page of the same event, its own parameters, its query. */
export type Destination = { page: string; params: Readonly<Record<string, string>>; query: Readonly<Record<string, string>> };

/**
 * The answer for an address. `render` shows the requested page (or the page in `to`, at the same address), `redirect` leads to
 * `to`, `dialog` keeps what is on screen and opens the denial (with nothing on screen yet: leads to `to`), `maintenance` shows
 * the maintenance page in place. A reason is one guard that had something to say; its detail is a short code, `explainRoute`
 * gives it in words.
 */
export type RouteVerdict = Verdict<'render' | 'redirect' | 'dialog' | 'maintenance', 'allow' | 'deny'> & {
  /** Name of the guard that decided, one of `guards` in `chains.ts`; empty when all let the visitor pass. */
  guard: string;
  to?: Destination;
  effects: readonly Effect[];
  /** What the visitor lacks, for words; empty unless denied. */
  missing: readonly UnmetRequirement[];
};

/** What one guard says; a guard that says nothing lets pass. `because` is a short code, put into words by `explainRoute`. */
export type Guarded = Omit<RouteVerdict, 'guard' | 'reasons'> & { because: string };
