// Handlers of src/contract/session.ts.
import type * as contract from '../../src/contract/session.ts';
import { PLACEHOLDER_PICTURE } from '../../src/model/placeholder-picture.ts';
import type { SessionUser } from '../../src/contract/session.ts';
import { openPreviewHandler } from '../access/open-preview.ts';
import { isTracked, trackingIdOf } from '../people/tracking-id.ts';
import { notFound } from '../http/errors.ts';
import { missingFields } from '../profile/form-complete.ts';
import { termsDue } from '../profile/terms-due.ts';
import { type Caller, demandSignedIn } from '../sessions/caller.ts';
import { hereCookie } from '../sessions/cookies.ts';
import { signOut } from '../sessions/sign-out.ts';
import { takeToken } from '../sessions/take-token.ts';
import { demandEvent } from './event-of-request.ts';
import { type HandlersOf, live } from './handlers.ts';

/** The stored user of A §3, without a secret. */
function userOf({ account, session, who }: Caller): SessionUser | null {
  if (!account || !session) return null;
  return {
    UserId: String(account.id),
    Firstname: account.first_name,
    Surname: account.surname,
    Email: account.email,
    ProfilePicturePath: account.picture || PLACEHOLDER_PICTURE,
    // The end of a session is its first instant without; here the last instant within it is returned.
    validUntil: new Date(session.expiresAt - 1).toISOString(),
    uuid: session.uuid,
    hasTicket: who.user?.hasTicket ?? false,
    HealthCareProfessional: account.is_professional === null ? null : account.is_professional === 1,
  };
}

const isoOrNull = (instant: number | null): string | null => (instant === null ? null : new Date(instant).toISOString());

export const session: HandlersOf<typeof contract> = {
  startSignIn: live(async ({ language }, { people }, { body, event, browser }) => {
    const asked = { language: language ?? '', returnUrl: body.ReturnUrl, provider: body.Provider };
    const { kind, request, url } = await people.signIns.start(demandEvent(event), asked, browser);
    return { Kind: kind, Request: request, Url: url };
  }),

  trackingId: live(async (_, { people }, { caller, event }) => {
    const found = demandEvent(event);
    if (!isTracked(found)) throw notFound('This event does not attribute tracking actions.');
    return { TrackingId: await trackingIdOf(people.keys, found.id, demandSignedIn(caller).account.id) };
  }),

  whoAmI: live(async (_, { accessControl, people }, { caller, browser, ...asked }) => {
    const event = demandEvent(asked.event);
    // The session has expired: the page need not ask again.
    const here = hereCookie(event.instance);
    if (!caller.session && browser.cookie(here) !== undefined) browser.clearCookie(here);
    const { account, booked, who } = caller;
    const access = accessControl.ofCaller(event, caller);
    return {
      User: userOf(caller),
      Tickets: [...booked.tickets],
      TicketStatus: booked.status,
      AccessOnDays: booked.days === null ? null : [...booked.days],
      FormComplete: account !== null && missingFields(account, event).length === 0,
      TermsDue: await termsDue(people, event, caller),
      MayBeSuperUser: who.superUser,
      AccessClass: access.name,
      NextChangeAt: isoOrNull(access.until),
    };
  }),

  takeToken: live(async (_, { people }, { body, event, browser }) => ({
    ReturnUrl: await takeToken(people, demandEvent(event), browser, body),
  })),

  endSession: live(async (_, { people }, { body, event, browser }) => ({
    Url: await signOut(people, demandEvent(event), browser, body.ReturnUrl),
  })),

  openPreview: openPreviewHandler,

  setProfessional: live(async (_, { people }, { body, caller }) => {
    const { account } = demandSignedIn(caller);
    const { HealthCareProfessional } = body;
    await people.db
      .updateTable('accounts')
      .set({ is_professional: HealthCareProfessional ? 1 : 0 })
      .where('id', '=', account.id)
      .execute();
    await people.callers.forget(account.id);
    return { HealthCareProfessional };
  }),
};
