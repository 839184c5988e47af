// Handlers of src/contract/sso.ts. Who it is about is the identity that waits in this browser, or the user of the session.
import type * as contract from '../../src/contract/sso.ts';
import type { PublishedEvent } from '../published/event.ts';
import { demandSignedIn } from '../sessions/caller.ts';
import { differencesOf, syncData } from '../sessions/compare-data.ts';
import { acceptAllTerms } from '../sessions/external-accounts.ts';
import { linksOf } from '../sessions/links.ts';
import { confirm, evaluate, nobodyWaits, register, type Step } from '../sessions/sign-on.ts';
import { acceptWaiting, eventThatWaits, findWaiting } from '../sessions/waiting.ts';
import type { ClientBrowser } from './client-browser.ts';
import { demandEvent } from './event-of-request.ts';
import { type HandlersOf, type Live, live } from './handlers.ts';

type Asked = { event: PublishedEvent | undefined; browser: ClientBrowser };

/** What a step is about: the event the query names, else that of the sign-in under way in this browser. Throws RequestError 401 where there is none. */
async function stepOf(found: Live, { event, browser }: Asked, returnUrl: string): Promise<Step> {
  const { people } = found;
  if (event) return { people, event, browser, returnUrl };
  const id = await eventThatWaits(people, browser);
  const waiting = id === undefined ? undefined : await found.eventOfId(id);
  if (!waiting) throw nobodyWaits();
  return { people, event: waiting, browser, returnUrl };
}

export const sso: HandlersOf<typeof contract> = {
  ssoLinks: live((_, __, asked) => {
    const event = demandEvent(asked.event);
    return linksOf(event, event.languageFor(undefined), asked.browser.origin);
  }),

  correlate: live(async ({ returnUrl }, found, asked) => evaluate(await stepOf(found, asked, returnUrl))),

  registerExternal: live(async ({ acceptedTerms, returnUrl }, found, asked) =>
    register(await stepOf(found, asked, returnUrl), { accepted: acceptedTerms }),
  ),

  confirmExternal: live(async ({ acceptedTerms, returnUrl }, found, asked) =>
    confirm(await stepOf(found, asked, returnUrl), { password: asked.body.Password, accepted: acceptedTerms }),
  ),

  registerWithPassword: live(async ({ acceptedTerms, returnUrl }, found, asked) =>
    register(await stepOf(found, asked, returnUrl), { accepted: acceptedTerms, chosen: asked.body }),
  ),

  setTermsAccepted: live(async (_, { people }, asked) => {
    const event = demandEvent(asked.event);
    const waiting = await findWaiting(people, event, asked.browser);
    if (waiting) await acceptWaiting(people, waiting.key);
    else await acceptAllTerms(people, event, demandSignedIn(asked.caller).account.id, event.languageFor(undefined));
    return { Accepted: true as const };
  }),

  externalUserCompareData: live((_, { people }, { caller }) => differencesOf(people, demandSignedIn(caller).account.id)),

  syncExternalUser: live(async ({ doSyncContact }, { people }, { caller }) => {
    const accountId = demandSignedIn(caller).account.id;
    const synced = await syncData(people, accountId, doSyncContact);
    await people.callers.forget(accountId);
    return { Synced: synced && doSyncContact };
  }),
};
