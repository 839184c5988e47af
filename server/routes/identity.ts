// Handlers of src/contract/identity.ts.
import type * as contract from '../../src/contract/identity.ts';
import { badRequest } from '../http/errors.ts';
import { askForAccount, confirmByCode, resendConfirmation } from '../identity/create-account.ts';
import type { Desk } from '../identity/desk.ts';
import { forgotten, resetByCode, transferByCode } from '../identity/set-password.ts';
import { signInByPassword } from '../identity/sign-in.ts';
import type { PublishedEvent } from '../published/event.ts';
import { signOut } from '../sessions/sign-out.ts';
import type { BrowserDoor } from './browser-door.ts';
import { type HandlersOf, live, type Live } from './handlers.ts';

/** What account calls are answered with, whatever they found. */
const TAKEN = { Taken: true } as const;

const deskOf = (
  { people, store }: Live,
  event: PublishedEvent | undefined,
  { address, browser }: { address: string; browser: BrowserDoor },
  language?: string,
): Desk => {
  if (!event) throw badRequest('Which event? Give its short name.', 'shortname');
  return { people, event, domains: () => store.domains(), language, origin: browser.origin, address };
};

/** The event a body names (A §3 ContextModel). Throws RequestError 404. */
const eventOf = (at: Live, { Short }: { Short: string }): Promise<PublishedEvent> => at.event(Short, 'ContextModel.Short');

export const identity: HandlersOf<typeof contract> = {
  validateLogin: live(async ({ request }, at, { body, address }) =>
    signInByPassword(at.people, await eventOf(at, body.ContextModel), body, { request, address }),
  ),

  createAccount: live(async ({ confirmUrl, language }, at, { body, ...asked }) => {
    const desk = deskOf(at, await eventOf(at, body.ContextModel), asked, language);
    await askForAccount(desk, body, confirmUrl ?? body.ContextModel.DefaultReturnUrl);
    return TAKEN;
  }),

  manageTransfer: live(async (_, at, { body }) => {
    const instance = body.ContextModel && (await eventOf(at, body.ContextModel)).instance;
    await transferByCode(at, instance, body);
    return TAKEN;
  }),

  forgotPassword: live(async ({ language, returnUrl }, at, { body, event, ...asked }) => {
    await forgotten(deskOf(at, event, asked, language), body.Email, returnUrl ?? '');
    return TAKEN;
  }),

  sendConfirmation: live(async ({ language }, at, { body, event, ...asked }) => {
    await resendConfirmation(deskOf(at, event, asked, language), body.Email);
    return TAKEN;
  }),

  logoutAtProvider: live(async ({ returnUrl }, { people }, { event, browser }) => ({
    RedirectUrl: await signOut(people, event, browser, returnUrl ?? ''),
  })),

  confirmEmail: live(async ({ userId, code }, at, { event, ...asked }) => {
    await confirmByCode(deskOf(at, event, asked), userId, code);
    return TAKEN;
  }),

  resetPassword: live(async ({ language }, at, { body, event, ...asked }) => {
    await resetByCode(deskOf(at, event, asked, language), body);
    return TAKEN;
  }),
};
