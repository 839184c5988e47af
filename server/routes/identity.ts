// Handlers of src/contract/identity.ts.
import type * as contract from '../../src/contract/identity.ts';
import { askForAccount, confirmByCode, resendConfirmation } from '../identity/create-account.ts';
import type { AccountCall } from '../identity/account-call.ts';
import { forgotten, resetByCode, transferByCode } from '../identity/set-password.ts';
import { signInByPassword } from '../identity/sign-in.ts';
import type { PublishedEvent } from '../published/event.ts';
import { signOut } from '../sessions/sign-out.ts';
import type { ClientBrowser } from './client-browser.ts';
import { demandEvent } from './event-of-request.ts';
import { type HandlersOf, live, type Live } from './handlers.ts';

/** What account calls are answered with, whatever they found. */
const TAKEN = { Taken: true } as const;

/** The same for calls that a letter follows. */
const letterTaken = ({ people }: Pick<Live, 'people'>) => ({ ...TAKEN, ...(people.post.isOff && { MailIsOff: true as const }) });

const accountCallOf = (
  { people, store }: Live,
  event: PublishedEvent | undefined,
  { address, browser }: { address: string; browser: ClientBrowser },
  language?: string,
): AccountCall => {
  return { people, event: demandEvent(event), domains: () => store.domains(), language, origin: browser.origin, address };
};

/** The event a body names (A §3 ContextModel). Throws RequestError 404. */
const eventOf = (at: Live, { Short }: { Short: string }): Promise<PublishedEvent> => at.event(Short, 'ContextModel.Short');

export const identity: HandlersOf<typeof contract> = {
  validateLogin: live(async ({ request }, at, { body, browser }) =>
    signInByPassword(at.people, await eventOf(at, body.ContextModel), body, { request, browser }),
  ),

  createAccount: live(async ({ confirmUrl, language }, at, { body, ...asked }) => {
    const call = accountCallOf(at, await eventOf(at, body.ContextModel), asked, language);
    await askForAccount(call, body, confirmUrl ?? body.ContextModel.DefaultReturnUrl, asked.browser);
    return letterTaken(at);
  }),

  manageTransfer: live(async (_, at, { body }) => {
    await transferByCode(at, body.ContextModel && (await eventOf(at, body.ContextModel)), body);
    return TAKEN;
  }),

  forgotPassword: live(async ({ language, returnUrl }, at, { body, event, ...asked }) => {
    await forgotten(accountCallOf(at, event, asked, language), body.Email, returnUrl ?? '');
    return letterTaken(at);
  }),

  sendConfirmation: live(async ({ language }, at, { body, event, ...asked }) => {
    await resendConfirmation(accountCallOf(at, event, asked, language), body.Email, asked.browser);
    return letterTaken(at);
  }),

  logoutAtProvider: live(async ({ returnUrl }, { people }, { event, browser }) => ({
    RedirectUrl: await signOut(people, event, browser, returnUrl ?? ''),
  })),

  confirmEmail: live(({ userId, code }, at, { body, event, ...asked }) =>
    confirmByCode(accountCallOf(at, event, asked), { userId, code }, body ?? {}, asked.browser),
  ),

  resetPassword: live(async ({ language }, at, { body, event, ...asked }) => {
    await resetByCode(accountCallOf(at, event, asked, language), body);
    return TAKEN;
  }),
};
