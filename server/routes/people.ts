// Handlers of src/contract/people.ts. Who it is about is the user of the session; ids in queries and bodies are not looked at (quality S15, S16).
import type * as contract from '../../src/contract/people.ts';
import { badRequest, notFound, RequestError } from '../http/errors.ts';
import { sourceOf } from '../http/network-of.ts';
import { refuseForeign } from '../http/same-site.ts';
import { claimByCode, claimByName, personOfCode } from '../people/claims.ts';
import { formOf, missingFields } from '../profile/form-complete.ts';
import { letsIn } from '../people/lets-in.ts';
import type { People } from '../people/people.ts';
import { changeProfile, profileOf } from '../profile/profiles.ts';
import { demandOpenForm, readPayload } from '../profile/read-payload.ts';
import { formStateOf, todayOf, userAnswer } from '../profile/user-answer.ts';
import { isBrowser, isServiceAccount } from '../people/service-account.ts';
import { ticketsOf } from '../people/tickets.ts';
import { SERVICE_SECONDS, serviceToken, WEBCAST_SECONDS, webcastToken } from '../people/tokens.ts';
import type { PublishedEvent } from '../published/event.ts';
import { type Account, type Caller, demandSignedIn } from '../sessions/caller.ts';
import { sessionCookie } from '../sessions/cookies.ts';
import type { Session } from '../sessions/sessions.ts';
import { demandEvent } from './event-of-request.ts';
import { type HandlersOf, live, NO_CONTENT } from './handlers.ts';
import { hasRole } from '../../src/rules/roles.ts';

/** The signed-in user of a call. Throws RequestError 401 where there is none, 400 where no event is named. */
function signedIn({ caller, event }: { caller: Caller; event: PublishedEvent | undefined }): {
  account: Account;
  session: Session;
  event: PublishedEvent;
  caller: Caller;
} {
  return { ...demandSignedIn(caller), event: demandEvent(event), caller };
}

/** The account as it is now: cached callers may be some seconds old. Throws RequestError 401 if it is deleted. */
async function fresh({ db }: People, accountId: number): Promise<Account> {
  const row = await db.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirst();
  if (!row || row.blocked_at !== null) throw new RequestError(401, 'not-signed-in', 'Nobody is signed in.');
  const { password_hash: _, ...account } = row;
  return account;
}

/** After a claim succeeds: invalidates caches everywhere, and logs it. */
async function claimed(people: People, { account, event }: { account: Account; event: PublishedEvent }): Promise<void> {
  await people.callers.forget(account.id);
  const subject = `account:${account.id}`;
  await people.audit.note({ kind: 'ticket-claimed', actor: subject, subject, place: `${event.instance}/${event.shortName}`, detail: '' });
}

export const people: HandlersOf<typeof contract> = {
  getUser: live(async ({ language }, { people: room }, asked) => {
    const { account, event } = signedIn(asked);
    return userAnswer(room, await fresh(room, account.id), event, event.languageFor(language));
  }),

  setUser: live(async ({ language }, { people: room }, asked) => {
    const { account: caller, event } = signedIn(asked);
    const account = await fresh(room, caller.id);
    demandOpenForm(await formStateOf(room, account, event));
    const today = todayOf(room, event);
    const { fields, notTaken } = readPayload(asked.body, { form: formOf(event), known: profileOf(account), today });
    await changeProfile(room.db, account.id, fields);
    await room.callers.forget(account.id);
    const changed = await fresh(room, account.id);
    return { ...(await userAnswer(room, changed, event, event.languageFor(language))), NotTaken: notTaken };
  }),

  userComplete: live(async (_, { people: room }, asked) => {
    const { account, event } = signedIn(asked);
    const missing = missingFields(await fresh(room, account.id), event);
    return { Complete: missing.length === 0, Missing: missing };
  }),

  checkPermissionsForRole: live(({ role, withCQCheck }, _, asked) => {
    const { caller, account, event } = signedIn(asked);
    const complete = !withCQCheck || caller.who.superUser || missingFields(account, event).length === 0;
    return { HasPermission: hasRole(role, caller.who) && complete };
  }),

  bearerTokenWebcastAccess: live(async (_, { people: room, clock }, asked) => {
    const { caller, session, event } = signedIn(asked);
    if (!caller.who.superUser && !letsIn(caller.booked, event.timeZone, clock.now()))
      throw new RequestError(403, 'no-ticket', 'There is no ticket that lets in now.');
    asked.browser.header('authenticationtoken', await webcastToken(room, session.uuid, event));
    return { ExpiresIn: WEBCAST_SECONDS };
  }),

  blockUser: live(async (_, { people: room }, asked) => {
    const { account, session, event } = signedIn(asked);
    const ended = await room.sessions.end({ hash: session.hash });
    // The end is announced to everybody shortly; here it takes effect at once.
    await room.callers.forget(account.id);
    asked.browser.clearCookie(sessionCookie(event.instance, asked.browser.https));
    const subject = `account:${account.id}`;
    // Device and browser of the query are claims of the caller; the log names ids alone.
    await room.audit.note({ kind: 'device-blocked', actor: subject, subject, place: `${event.instance}/${event.shortName}`, detail: '' });
    return { Blocked: ended > 0 };
  }),

  bookedTickets: live(async ({ externalAuthorizationCode: code }, { people: room }, asked) => {
    const { account, event } = signedIn(asked);
    if (code !== undefined && code.trim() !== '') {
      // With a code this GET changes something.
      refuseForeign(asked.browser.request, []);
      await slowDown(room, account);
      if (!(await claimByCode(room, event, account, code))) throw badRequest('The code does not work.', 'externalAuthorizationCode');
      await claimed(room, { account, event });
    }
    const isConfirmed = account.confirmed_at !== null;
    const { status, tickets } = await ticketsOf(room.db, event.id, { accountId: account.id, emailKey: account.email_key, isConfirmed });
    if (status === 410) throw new RequestError(410, 'tickets-withdrawn', 'All tickets for this event were withdrawn.');
    return status === 204 ? NO_CONTENT : [...tickets];
  }),

  validateRegistrationLogin: live(async ({ surname, regnumber }, { people: room }, asked) => {
    const { account, event } = signedIn(asked);
    await slowDown(room, account);
    const valid = await claimByName(room, event, account, { surname, number: regnumber });
    if (valid) await claimed(room, { account, event });
    return { Valid: valid };
  }),

  externalUserData: live(async ({ externalAuthorizationCode: code }, { people: room }, { event, browser }) => {
    const [network, place] = [sourceOf(browser.request).key, String(event?.id)];
    await room.limits.lookAt('guess', `${place} ${network}`);
    await room.limits.lookAt('guess-event', place);
    const person = event && (await personOfCode(room, event, code));
    if (!person) {
      // Only what fails counts: codes of registrations are short, and a guessed one reveals a name.
      await room.limits.demandFor('guess', `${place} ${network}`);
      await room.limits.demandFor('guess-event', place);
    }
    if (!person) throw notFound('The code does not work.', 'externalAuthorizationCode');
    return { Firstname: person.firstname, Surname: person.surname };
  }),

  authenticationToken: live(async (_, { people: room }, { body, browser }) => {
    const account = room.serviceAccount;
    if (!account) throw notFound('There is no service account on this server.');
    if (isBrowser(browser.request.headers)) throw new RequestError(403, 'not-for-browsers', 'This address is for other servers.');
    if (!isServiceAccount(account, { name: body.username, password: body.password }))
      throw new RequestError(401, 'refused', 'Name or password is wrong.');
    return { Token: await serviceToken(room, account.name), ExpiresIn: SERVICE_SECONDS };
  }),
};

/** Guessing codes and numbers is slow whoever guesses. Throws RequestError 429. */
const slowDown = ({ limits }: People, { id }: Account): Promise<void> => limits.demandFor('sign-in', `claim account:${id}`);
