// New passwords by the link of a letter: forgotten ones, and those of accounts that were made for somebody (A §7).
import type * as z from 'zod';
import type { manageTransfer, resetPassword } from '../../src/contract/identity.ts';
import { findAccount, setPassword } from '../people/accounts.ts';
import { emailKey } from '../people/name-keys.ts';
import type { People } from '../people/people.ts';
import type { PublishedEvent } from '../published/event.ts';
import { noteMade, spent } from './create-account.ts';
import { addressee, afterwards, type AccountCall, sendLater } from './account-call.ts';
import { endWaits } from './attempt-password.ts';
import {
  accountOfCode,
  type CodeOwner,
  makeMailCode,
  type MailCodeKind,
  useMailCode,
  voidMailCodes,
  registrationOfMailCode,
} from './mail-codes.ts';
import { checkPassword } from './password-rules.ts';
import { confirmRegistration, newestRegistration, registrationById } from './registrations.ts';

type Reset = z.output<NonNullable<typeof resetPassword.body>>;
type Transfer = z.output<NonNullable<typeof manageTransfer.body>>;

/** Sends a link to set a new password, where there is an account that may sign in, or a registration that waits. Throws RequestError 400, 429. */
export async function forgotten(call: AccountCall, email: string, returnUrl: string): Promise<void> {
  const { people, event } = call;
  const key = await addressee(call, email, 'reset');
  // Looked up after the answer: the response time reveals nothing of the address.
  afterwards(call, async () => {
    const found = await findAccount(people.db, event.instance, key);
    if (found) {
      if (found.blocked_at !== null) return;
      return sendLater(call, 'reset', found, { code: await makeMailCode(people, 'reset', { accountId: found.id }), returnUrl });
    }
    const registration = await newestRegistration(people, event.instance, key);
    if (registration?.ended_at !== null) return;
    await sendLater(call, 'reset', registration, {
      code: await makeMailCode(people, 'reset', { registration: registration.id }),
      returnUrl,
    });
  });
}

/** Sets a new password by the code of the letter; locks and all sessions end. Throws RequestError 400 for a code or password that is not accepted. */
export async function resetByCode(call: AccountCall, asked: Reset): Promise<void> {
  const { people, event } = call;
  const account = await findAccount(people.db, event.instance, asked.Email);
  const owner = { instance: event.instance, emailKey: emailKey(asked.Email) };
  // Names are checked only for the owner of the letter: otherwise the refusal would reveal them.
  const isOwner = account !== undefined && (await accountOfCode(people, 'reset', asked.Code, owner)) === account.id;
  checkPassword(asked, { email: asked.Email, names: isOwner ? [account.first_name, account.surname] : [], event });
  const isDone = isOwner
    ? (await change(people, 'reset', asked.Code, owner, asked.Password, false)) !== undefined
    : await resetRegistration(call, asked);
  if (!isDone) throw spent('Code');
  await sendLater(call, 'changed', isOwner ? account : undefined);
}

/** Whoever reads the mail of an address that waits makes its account with a password of their own; nobody else's is taken, nor their word for the terms. */
async function resetRegistration({ people, event }: AccountCall, { Code, Email, Password }: Reset): Promise<boolean> {
  const named = await registrationOfMailCode(people, 'reset', Code);
  const registration = named === undefined ? undefined : await registrationById(people, event.instance, Email, named);
  if (!registration) return false;
  const passwordHash = await people.passwords.hash(Password);
  const id = await people.db.transaction().execute(async (db) => {
    const within = { db, clock: people.clock };
    return (await useMailCode(within, 'reset', Code))
      ? confirmRegistration(within, { ...registration, terms_accepted_at: null }, passwordHash)
      : undefined;
  });
  if (id === undefined) return false;
  await endWaits(people, { instance: registration.instance_key, email: registration.email_key });
  await noteMade({ people, event }, id);
  return true;
}

/** Sets the first password of an account that was made for somebody. `event`: where the call names one. Throws as `resetByCode`. */
export async function transferByCode(
  { people }: Pick<AccountCall, 'people'>,
  event: PublishedEvent | undefined,
  asked: Transfer,
): Promise<void> {
  const accountId = /^\d{1,15}$/.test(asked.ManageUserId) ? Number(asked.ManageUserId) : -1;
  const owner = { instance: event?.instance, accountId, emailKey: emailKey(asked.Email) };
  const isOwner = (await accountOfCode(people, 'transfer', asked.Encrypted, owner)) !== undefined;
  checkPassword(asked, { email: asked.Email, names: isOwner ? await namesOf(people, accountId) : [], event });
  const id = await change(people, 'transfer', asked.Encrypted, owner, asked.Password, asked.AcceptTermsOfUse);
  if (id === undefined) throw spent('Encrypted');
}

async function namesOf({ db }: Pick<People, 'db'>, accountId: number): Promise<string[]> {
  const row = await db.selectFrom('accounts').select(['first_name', 'surname']).where('id', '=', accountId).executeTakeFirst();
  return row ? [row.first_name, row.surname] : [];
}

/** Uses the code up and sets the password; the account, or undefined for a code that does not work. */
async function change(
  people: People,
  kind: MailCodeKind,
  code: string,
  owner: CodeOwner,
  password: string,
  termsAccepted: boolean,
): Promise<number | undefined> {
  // Looked at first: a code that does not work costs no hash.
  if ((await accountOfCode(people, kind, code, owner)) === undefined) return undefined;
  const passwordHash = await people.passwords.hash(password);
  const account = await people.db.transaction().execute(async (db) => {
    const within = { db, clock: people.clock };
    const id = await accountOfCode(within, kind, code, owner);
    if (id === undefined || !(await useMailCode(within, kind, code))) return undefined;
    await setPassword(within, id, { passwordHash, termsAccepted });
    await voidMailCodes(within, id);
    const row = await db.selectFrom('accounts').select(['instance_key', 'email_key']).where('id', '=', id).executeTakeFirstOrThrow();
    return { id, instance: row.instance_key, email: row.email_key };
  });
  if (!account) return undefined;
  const subject = `account:${account.id}`;
  await endWaits(people, account);
  await people.sessions.end({ accountId: account.id });
  await people.callers.forget(account.id);
  await people.audit.note({ kind: 'password-changed', actor: subject, subject, place: account.instance, detail: kind });
  return account.id;
}
