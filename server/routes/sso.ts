// Handlers of src/contract/sso.ts. Who it is about is the identity that waits in this browser, or the user of the session.
import type * as contract from '../../src/contract/sso.ts';
import { badRequest, RequestError } from '../http/errors.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { Caller } from '../sessions/caller.ts';
import { differencesOf, syncData } from '../sessions/compare-data.ts';
import { acceptTerms } from '../sessions/external-accounts.ts';
import { linksOf } from '../sessions/links.ts';
import { confirm, evaluate, register, type Step } from '../sessions/sign-on.ts';
import { acceptWaiting, findWaiting } from '../sessions/waiting.ts';
import type { BrowserDoor } from './browser-door.ts';
import { type HandlersOf, type Live, live } from './handlers.ts';

type Asked = { event: PublishedEvent | undefined; browser: BrowserDoor };

/** What a step is about; every query of this area names an event. */
function stepOf({ people }: Live, { event, browser }: Asked): Step {
  if (!event) throw badRequest('Which event? Give its short name.', 'shortName');
  return { people, event, browser };
}

/** Id of the signed-in account. Throws RequestError 401. */
function accountOf({ account }: Caller): number {
  if (!account) throw new RequestError(401, 'not-signed-in', 'Nobody is signed in.');
  return account.id;
}

export const sso: HandlersOf<typeof contract> = {
  ssoLinks: live((_, found, asked) => {
    const { event } = stepOf(found, asked);
    return linksOf(event, event.languageFor(undefined));
  }),

  correlate: live((_, found, asked) => evaluate(stepOf(found, asked))),

  registerExternal: live(({ acceptedTerms }, found, asked) => register(stepOf(found, asked), { accepted: acceptedTerms })),

  confirmExternal: live(({ acceptedTerms }, found, asked) =>
    confirm(stepOf(found, asked), { password: asked.body.Password, accepted: acceptedTerms }),
  ),

  registerWithPassword: live(({ acceptedTerms }, found, asked) => {
    const { Password, ConfirmPassword } = asked.body;
    if (Password === '' || Password !== ConfirmPassword) throw badRequest('Both passwords must be the same.', 'ConfirmPassword');
    return register(stepOf(found, asked), { accepted: acceptedTerms, password: Password });
  }),

  setTermsAccepted: live(async (_, found, asked) => {
    const step = stepOf(found, asked);
    const { people } = found;
    const waiting = await findWaiting(people, step.event, step.browser);
    if (waiting) await acceptWaiting(people, waiting.key);
    else await acceptTerms(people.db, accountOf(asked.caller), people.clock.now());
    return { Accepted: true as const };
  }),

  externalUserCompareData: live((_, { people }, { caller }) => differencesOf(people, accountOf(caller))),

  syncExternalUser: live(async ({ doSyncContact }, { people }, { caller }) => {
    const accountId = accountOf(caller);
    const synced = await syncData(people, accountId, doSyncContact);
    await people.callers.forget(accountId);
    return { Synced: synced && doSyncContact };
  }),
};
