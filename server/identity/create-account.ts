// Requests for accounts, and the confirmation of their address: nobody but the owner of the mailbox learns whether there was one (quality S11).
import type * as z from 'zod';
import type { confirmEmail, createAccount as contract } from '../../src/contract/identity.ts';
import { acceptMandatory } from '../profile/terms.ts';
import { badRequest } from '../http/errors.ts';
import { nameOnOneLine } from '../mail/mail-address.ts';
import { findAccount } from '../people/accounts.ts';
import type { ClientBrowser } from '../routes/client-browser.ts';
import { cookieOptions, registrationCookie } from '../sessions/cookies.ts';
import { hashOf, newSecret } from '../sessions/secrets.ts';
import { addressee, afterwards, type AccountCall, sendLater } from './account-call.ts';
import { checkPassword } from './password-rules.ts';
import {
  confirmRegistration,
  addRegistration,
  newestRegistration,
  renewCode,
  type Registration,
  REGISTRATION_HOLDS,
  registrationOfCode,
} from './registrations.ts';

type Asked = z.output<NonNullable<typeof contract.body>>;
type Confirmation = NonNullable<z.output<NonNullable<typeof confirmEmail.body>>>;
type Confirmed = z.output<typeof confirmEmail.reply>;

/** Takes somebody's request for an account; the outcome is in the letter. Throws RequestError 400 for invalid input, 429, 503. */
export async function askForAccount(call: AccountCall, asked: Asked, returnUrl: string, browser: ClientBrowser): Promise<void> {
  const { people, event } = call;
  const firstName = nameOf(asked.Firstname, 'Firstname');
  const surname = nameOf(asked.Surname, 'Surname');
  const email = asked.Email.trim();
  checkPassword(asked, { email, names: [firstName, surname], event });
  const key = await addressee(call, email, 'mail');
  const passwordHash = await people.passwords.hash(asked.Password);
  const secret = newSecret();
  const registration = { email, firstName, surname, passwordHash, termsAccepted: asked.AcceptTermsOfUse, browser: secret };
  const { row, code, found } = await people.db.transaction().execute(async (db) => ({
    ...(await addRegistration({ db, clock: people.clock }, event.instance, registration)),
    found: await findAccount(db, event.instance, key),
  }));
  browser.setCookie(registrationCookie(event.instance, browser.https), secret, cookieOptions(browser.https, REGISTRATION_HOLDS / 1000));
  if (!found) await sendLater(call, 'confirm', row, { code, returnUrl });
  else await sendLater(call, 'exists', found.blocked_at === null ? found : undefined, { returnUrl });
}

/** Sends the link to confirm again, where somebody waits for it: of the registration of this browser, else of the newest. Throws RequestError 400, 429. */
export async function resendConfirmation(call: AccountCall, email: string, browser: ClientBrowser): Promise<void> {
  const { people, event } = call;
  const key = await addressee(call, email, 'mail');
  const cookie = browser.cookie(registrationCookie(event.instance, browser.https));
  // Looked up after the answer: the response time reveals nothing of the address.
  afterwards(call, async () => {
    if (await findAccount(people.db, event.instance, key)) return;
    const registration = await newestRegistration(people, event.instance, key, cookie);
    if (registration?.ended_at === null) await sendLater(call, 'confirm', registration, { code: await renewCode(people, registration) });
  });
}

/**
 * Confirms the registration whose letter brought the code, once: its own name and password, no other's. A password that is given must be the
 * one of the registration; with `AskPassword` a browser other than the one that asked for the account has to give it, so that nobody
 * confirms what a stranger typed. Throws RequestError 400 for a code or password that does not work, 429.
 */
export async function confirmByCode(
  { people, event }: Pick<AccountCall, 'people' | 'event'>,
  { userId, code }: { userId: string; code: string },
  { Password, AskPassword }: Confirmation,
  browser: ClientBrowser,
): Promise<Confirmed> {
  const registration = await registrationOfCode(people, event.instance, userId, code);
  if (!registration) throw spent('code');
  const cookie = registrationCookie(event.instance, browser.https);
  const isSameBrowser = registration.browser !== '' && registration.browser === hashOf(browser.cookie(cookie) ?? '');
  if (Password === undefined && AskPassword && !isSameBrowser) return { Taken: false, NeedsPassword: true };
  if (Password !== undefined && !(await isItsPassword({ people }, registration, Password)))
    throw badRequest('This is not the password that was chosen with this registration.', 'Password');
  const id = await people.db.transaction().execute((db) => confirmRegistration({ db, clock: people.clock }, registration));
  if (id === undefined) throw spent('code');
  if (registration.terms_accepted_at !== null)
    await acceptMandatory(people, event, id, { language: event.languageFor(undefined), at: registration.terms_accepted_at });
  if (isSameBrowser) browser.clearCookie(cookie);
  await noteMade({ people, event }, id);
  return { Taken: true };
}

async function isItsPassword({ people }: Pick<AccountCall, 'people'>, registration: Registration, password: string): Promise<boolean> {
  await people.limits.demandFor('confirm', registration.id);
  return people.passwords.fits(password, registration.password_hash);
}

/** Notes an account that its owner has made. */
export async function noteMade({ people, event }: Pick<AccountCall, 'people' | 'event'>, id: number): Promise<void> {
  const subject = `account:${id}`;
  for (const kind of ['account-created', 'address-confirmed'] as const)
    await people.audit.note({ kind, actor: subject, subject, place: event.instance.toLowerCase(), detail: '' });
}

/** The answer to a code that is unknown, used, expired, or somebody else's. */
export const spent = (field: string): Error => badRequest('This link does not work any more; ask for another one.', field);

/** A name on one line. */
function nameOf(typed: string, field: string): string {
  const name = nameOnOneLine(typed, 200);
  if (name === '') throw badRequest('A name is missing.', field);
  return name;
}
