// The identity provider (A §7): eight POST endpoints with the names and payloads of the specification; the successful answers are Foyer's own.
import * as z from 'zod';
import { type Area, endpoint } from './endpoint.ts';
import { eventParameter } from './event-shapes.ts';

export const area: Area = { title: 'Identity', description: 'The identity provider: accounts and passwords.', needsPeople: true };

const email = z
  .string()
  .max(320)
  .meta({ description: 'Address of the account; case does not matter.', examples: ['mira@example.org'] });
const password = z.string().max(1024).meta({ description: 'As typed; blanks count.' });
const name = z.string().max(200);
const flag = z.boolean().default(false);
/** A short code and text, never personal. */
const returnUrl = z
  .string()
  .max(4096)
  .optional()
  .meta({ description: 'Where to go afterwards; a path of this site, everything else is left out.' });
const language = z.string().max(20).optional().meta({ description: 'Language of the mail, xx-XX.' });
const context = z.string().max(60).default('Event').meta({ description: 'Always Event.' });
const shortname = eventParameter;

/** The event somebody signs in for (A §3 Login payload). */
export const contextModel = z.object({
  EContext: z.string().max(60).default('Event'),
  Short: shortname,
  DefaultReturnUrl: z.string().max(4096).default(''),
});

const shared = { method: 'POST', auth: 'none', effect: 'change', caching: 'never', spec: 'A §7', mostBytes: 16 * 1024 } as const;

/** Outcome of a sign-in (A §4). All but Succeeded require the right password; a wrong one is answered with 401. */
export const loginOutcomes = ['Succeeded', 'Unconfirmed', 'Lockout', 'Terms'] as const;

export const validateLogin = endpoint({
  ...shared,
  limit: 'sign-in',
  path: '/api/Token/ValidateLoginFromBody',
  title: 'Sign in',
  description:
    'Checks e-mail address and password for the authorisation request of `request` (see Start). On Succeeded the browser goes to RedirectUrl, where the code becomes the session. Unknown account and wrong password are the same 401; devices on which the account never signed in wait after some wrong ones (429 with Retry-After).',
  query: z.object({ request: z.string().max(200).optional().meta({ description: 'Authorisation request of /api/Session/Start.' }) }),
  body: z.object({
    Email: email,
    Password: password,
    AcceptTermsOfUse: flag,
    RememberMe: flag.meta({
      description: 'False: the cookie ends with the browser; the session lasts 12 hours at most either way (A §9).',
    }),
    ContextModel: contextModel,
  }),
  example: {
    body: {
      Email: 'mira@example.org',
      Password: 'correct horse battery',
      ContextModel: { EContext: 'Event', Short: 'kardia/kardia2027', DefaultReturnUrl: '' },
    },
  },
  reply: z.object({
    Outcome: z.enum(loginOutcomes),
    RedirectUrl: z.string().meta({ description: 'Callback with a code that works once, for 60 seconds; empty unless Succeeded.' }),
  }),
});

/** The answer of an account call: it was accepted. Whether an account exists is stated only in the mail to its owner. */
const taken = z.object({ Taken: z.literal(true) });

/** The same where a letter follows, account or not: `MailIsOff` where this server sends none. */
const letterTaken = taken.extend({
  MailIsOff: z.literal(true).optional().meta({ description: 'No mail is set up on this server: no letter follows. Missing where it is.' }),
});

export const createAccount = endpoint({
  ...shared,
  limit: 'account',
  path: '/api/Token/CreateAccountFromBody',
  title: 'Create account',
  description:
    'Asks for an account; a mail to the address leads to the confirmation page. The same answer when the address has an account.',
  query: z.object({ confirmUrl: returnUrl, language }),
  body: z.object({
    Firstname: name.min(1),
    Surname: name.min(1),
    Email: email,
    Password: password,
    ConfirmPassword: password,
    AcceptTermsOfUse: flag,
    ContextModel: contextModel,
  }),
  example: {
    body: {
      Firstname: 'Ada',
      Surname: 'Okafor',
      Email: 'mira@example.org',
      Password: 'correct horse battery',
      ConfirmPassword: 'correct horse battery',
      AcceptTermsOfUse: true,
      ContextModel: { EContext: 'Event', Short: 'kardia/kardia2027', DefaultReturnUrl: '' },
    },
  },
  reply: letterTaken,
});

export const manageTransfer = endpoint({
  ...shared,
  limit: 'account',
  path: '/api/Token/ManageTransferFromBody',
  title: 'Take over an account',
  description: 'Gives an account that was made for somebody (invitation, ticket import) its password. `Encrypted` is the code of the mail.',
  query: z.object({ confirmUrl: returnUrl, language }),
  body: z.object({
    Email: email,
    Encrypted: z.string().max(400),
    ManageUserId: z.string().max(60),
    Password: password,
    ConfirmPassword: password,
    AcceptTermsOfUse: flag,
    ContextModel: contextModel.optional(),
  }),
  example: {
    body: {
      Email: 'mira@example.org',
      Encrypted: 'k3Xw9mQ2',
      ManageUserId: '7',
      Password: 'correct horse battery',
      ConfirmPassword: 'correct horse battery',
      AcceptTermsOfUse: true,
      ContextModel: { EContext: 'Event', Short: 'kardia/kardia2027', DefaultReturnUrl: '' },
    },
  },
  reply: taken,
});

const ofEvent = { context, shortname, language, returnUrl };

export const forgotPassword = endpoint({
  ...shared,
  limit: 'mail',
  path: '/api/Token/ForgotPasswordFromBody',
  title: 'Forgot password',
  description: 'Sends a link to reset the password, where there is an account. The same answer in the same time in any case.',
  event: ['shortname'],
  query: z.object(ofEvent),
  body: z.object({ Email: email }),
  example: { body: { Email: 'mira@example.org' } },
  reply: letterTaken,
});

export const sendConfirmation = endpoint({
  ...shared,
  limit: 'mail',
  path: '/api/Token/SendConfirmationFromBody',
  title: 'Send confirmation again',
  description: 'Sends the link to confirm the address again, where an account waits for it. The same answer in any case.',
  event: ['shortname'],
  query: z.object({ context, shortname, language }),
  body: z.object({ Email: email, ContextModel: contextModel.optional() }),
  example: {
    body: { Email: 'mira@example.org', ContextModel: { EContext: 'Event', Short: 'kardia/kardia2027', DefaultReturnUrl: '' } },
  },
  reply: letterTaken,
});

export const logoutAtProvider = endpoint({
  ...shared,
  limit: 'write',
  path: '/api/Token/LougoutFromBody',
  title: 'Sign out at the provider',
  description:
    'Ends the session of this browser, here and at the identity provider; spelled as the specification spells it. 200 also when there is none.',
  event: ['shortname'],
  query: z.object({ shortname: shortname.optional(), returnUrl }),
  body: z.unknown().optional(),
  example: { body: {} },
  reply: z.object({
    RedirectUrl: z.string().meta({ description: 'Where the browser goes next: the provider’s own sign-out, or a path of this site.' }),
  }),
});

export const confirmEmail = endpoint({
  ...shared,
  limit: 'account',
  path: '/api/token/ConfirmEmailFromBody',
  title: 'Confirm address',
  description:
    'Confirms the registration whose mail brought the code, and no other of the same address: its name and password are the account’s. A code works once; 400 for one that is unknown, used or too old.',
  event: ['shortName'],
  query: z.object({ userId: z.string().max(60), code: z.string().max(400), context, shortName: shortname, returnUrl, language }),
  body: z
    .object({
      Password: password.optional().meta({ description: 'Password of the registration; 400 naming it when it is another one.' }),
      AskPassword: z.boolean().optional().meta({
        description: 'A browser other than the one that registered must give the password: nobody confirms what a stranger typed.',
      }),
    })
    .nullish(),
  example: { query: { userId: '7', code: 'k3Xw9mQ2' }, body: {} },
  reply: z.object({
    Taken: z.boolean(),
    NeedsPassword: z.boolean().optional().meta({ description: 'Nothing is confirmed yet: ask for the password, and call again with it.' }),
  }),
});

export const resetPassword = endpoint({
  ...shared,
  limit: 'account',
  path: '/api/token/ResetPasswordFromBody',
  title: 'Reset password',
  description:
    'Sets a new password by the code of the mail; a code works once, all sessions of the account end. 400 for a code that does not work.',
  event: ['shortName'],
  query: z.object({ context, shortName: shortname, language, returnUrl }),
  body: z.object({ Email: email, Password: password, ConfirmPassword: password, Code: z.string().max(400) }),
  example: {
    body: { Email: 'mira@example.org', Password: 'correct horse battery', ConfirmPassword: 'correct horse battery', Code: 'k3Xw9mQ2' },
  },
  reply: taken,
});
