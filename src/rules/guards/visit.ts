// A visit: everything guards may look at, as one plain serialisable object next to the compiled access rules.
import type { Context } from '../context.ts';
import type { AccessRules } from '../policies/access.ts';
import type { Permission } from '../verdict.ts';
import type { RouteConfiguration } from './route-configuration.ts';

/** What the device and the server know of this visitor in addition to who they are. */
export type Known = {
  /** Whether the server knows the instance of the address. */
  instance: boolean;
  /** `hasSeenSplashscreen` of the device (A §4). */
  splashSeen: boolean;
  /** `redirectedonce`: this login was already tried automatically (R33). */
  redirectedOnce: boolean;
  /** Instant of the initial-login marker, ms; null for none. Cleared at logout (R38). */
  loginMarker: number | null;
  /** First instant (ms) at which the session kept on the device is over (`signedOutAt`); null or missing for none, or one without end. */
  sessionEndsAt?: number | null;
  /** Container the device remembers. */
  container: Context['where']['container'];
  /** Whether the user form is complete (A §4 User form). */
  formComplete: boolean;
  /** Answer of the ticket sync: its HTTP status, null while it was not called. */
  ticketSync: number | null;
  /** A code of an external system waits to be exchanged for a ticket (A §4 Onboarding V2). */
  hasAuthorisationCode: boolean;
  /** Days (YYYY-MM-DD, event time) of admission by the tickets (`accessOnDays`); null when no day is named. */
  accessOnDays: readonly string[] | null;
  /** Publication of the company whose profile is requested; null when there is none, undefined when it is not known. */
  profile: { PublicationState: number; Enable2DBooth: boolean } | null | undefined;
  /** A call was answered with 503 (A §8). */
  maintenance: boolean;
  /** Whether the server sends the requested page, whatever the verdicts of the guards; missing for yes. */
  sent?: Permission;
};

/** The row of the page table for the requested page (`src/pages/table.ts`). */
export type RequestedPage = {
  /** Page key, or the name of a content page; also in `context.where.page`. */
  page: string;
  /** Name of the chain of guards its row asks for. */
  chain: string;
  /** A page the event wrote, `page/{pageName}`; lists name all of them as ContentPage. */
  isContent: boolean;
  /** The page's path as Foyer writes it; Url policies are evaluated with it, too, so that another spelling of an address opens nothing. */
  path?: string;
  /** Id of the company whose profile is requested; missing for other pages. */
  company?: string;
};

/** A visitor at an address. */
export type Visit = {
  asked: RequestedPage;
  context: Context;
  /** Path and query below the site, as requested; what is kept as return address. */
  address: string;
  /** Query of the address; a flag without value is '' and counts as set (R37). */
  query: Readonly<Record<string, string>>;
  configured: RouteConfiguration;
  access: AccessRules;
  known: Known;
  /** What is sent is checked, not what is shown: no container skips the policies (R31). */
  isSending?: boolean;
};
