// What an event configures about who may go where: the app document's lists and switches, read once, with the spec's defaults (A §2, §4, §6).

/** Settings of guards; names are those of the app document. */
export type RouteConfiguration = {
  /** First and last instant of the event as written, event-local; empty is open (R2). */
  start: string;
  end: string;
  /** Whether the holding page stands before and after the event. */
  holdingBefore: boolean;
  holdingAfter: boolean;
  holdingDisabledInApp: boolean;
  holdingDisabledInTerminal: boolean;
  /** Content pages that are open to everybody at any time, beside the public shell: legal notice, privacy. */
  openPages: readonly string[];
  /** Pages that need sign-in (A §2 default list). */
  signInPages: readonly string[];
  /** Programme pages that `withPublicProgram` opens. */
  programPages: readonly string[];
  allPagesWithAuth: boolean;
  withPublicProgram: boolean;
  disableAuth: boolean;
  disableAuthForPages: readonly string[];
  disableAuthForApp: boolean;
  disableAuthForTerminal: boolean;
  disableAuthForAppPages: readonly string[];
  /** The event is open to everybody, whatever else is set ("two events are always public", A §6). */
  alwaysPublic: boolean;
  /** The event demands a ticket for the day ("certain named events", A §4 Ticket checks). */
  strictTickets: boolean;
  OnboardingV2: boolean;
  showNoAccessModal: boolean;
  accessContactPage: boolean;
  prefill: boolean;
  venueEnabled: boolean;
  specialProfiles: readonly { id: string; page: string }[];
  loungeRedirectDisabled: boolean;
  /** Pages whose address is not kept for after sign-in in a container ("one congress in terminal mode on registrationLanding"). */
  returnUrlExceptions: readonly { page: string; container: string; to: string }[];
};
