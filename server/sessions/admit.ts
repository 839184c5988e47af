// What follows authentication: direct admission, or first a decision in this browser (terms, password, registration; A §4 Single sign-on).
import { pagePath, type LinkContext } from '../../src/pages/match.ts';
import { RequestError } from '../http/errors.ts';
import type { People } from '../people/people.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { ClientBrowser } from '../routes/client-browser.ts';
import { enter } from './enter.ts';
import { joinAccount, keepClaims, makeAccount, type Match, matchOf } from './external-accounts.ts';
import { keepTickets } from './external-tickets.ts';
import type { Admission, Identity, Vouched } from './identity-of.ts';
import type { SignIn } from './sign-in-rows.ts';
import { keepWaiting } from './waiting.ts';

/** Whether an identity may go in as it is; else what is to be done first. */
export const isReady = (match: Match, { registerAtOnce }: Admission): boolean =>
  match.kind === 'joined' && (match.termsAccepted || registerAtOnce);

/**
 * Admits an account or makes it wait; returns the address to go to, empty to stay. `begun` is the closed sign-in that led here; without one
 * only who is known already can wait. Throws RequestError 401 for a blocked account, or where somebody would have to wait and cannot.
 */
export async function admit(
  people: People,
  event: PublishedEvent,
  browser: ClientBrowser,
  vouched: Vouched,
  begun: SignIn | undefined,
): Promise<string> {
  const { identity, admission } = vouched;
  let match = await matchOf(people.db, event, identity);
  if (match.kind !== 'none' && match.isBlocked) throw new RequestError(401, 'refused', 'This account cannot sign in here.');
  if (match.kind === 'same-address' && (admission.joinByAddress || (admission.registerAtOnce && !match.byPassword))) {
    await joinAccount(people, match.accountId, identity, { termsAccepted: false });
    match = await matchOf(people.db, event, identity);
  } else if (match.kind === 'none' && admission.registerAtOnce) {
    const made = await makeAccount(people, event.instance, identity, { termsAccepted: false, passwordHash: null });
    if (made !== undefined) await noteCreated(people, event, made, vouched.provider);
    match = await matchOf(people.db, event, identity);
  }
  const where: LinkContext = { instance: event.instance, event: event.shortName, language: event.languageFor(begun?.language) };
  const home = `${browser.origin}${pagePath('HomePage', where)}`;
  // Whoever began nowhere stays where the token was brought.
  const back = begun ? begun.returnUrl || home : '';
  if (match.kind === 'joined' && isReady(match, admission)) {
    const { accountId, needsComparison } = match;
    const { provider, idToken, seconds } = vouched;
    await settle(people, event, accountId, identity);
    await enter(people, event, browser, { accountId, remember: false, provider, idToken, seconds });
    return needsComparison && !admission.registerAtOnce ? withReturn(browser, 'UserDataSyncPage', where, back) : back;
  }
  // Else a token somebody planted would ask the visitor for the password of their account.
  if (!begun && match.kind !== 'joined')
    throw new RequestError(401, 'refused', 'Nobody can be asked here; begin the sign-in at the login page.');
  await keepWaiting(people, event, browser, vouched, begun ?? { language: where.language, returnUrl: '' });
  return withReturn(browser, 'CorrelatePage', where, back);
}

/** Stores the provider's data of an admitted account: claims and tickets. */
export async function settle(people: People, event: PublishedEvent, accountId: number, identity: Identity): Promise<void> {
  await keepClaims(people.db, accountId, identity);
  await keepTickets(people, event.id, accountId, identity);
  await people.callers.forget(accountId);
}

/** Records an account created from a provider's data. */
export const noteCreated = (people: People, event: PublishedEvent, accountId: number, provider: string): Promise<void> =>
  people.audit.note({
    kind: 'account-created',
    actor: 'server',
    subject: `account:${accountId}`,
    place: event.instance.toLowerCase(),
    detail: provider,
  });

/** A page of the event with the return address in its query. */
const withReturn = ({ origin }: ClientBrowser, page: string, where: LinkContext, returnUrl: string): string =>
  `${origin}${pagePath(page, where)}?${new URLSearchParams({ returnUrl }).toString()}`;
