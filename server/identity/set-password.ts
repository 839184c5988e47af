// New passwords by the link of a letter: forgotten ones, and those of accounts that were made for somebody (A §7).
import type * as z from 'zod';
import type { manageTransfer, resetPassword } from '../../src/contract/identity.ts';
import { findAccount, setPassword } from '../people/accounts.ts';
import { emailKey } from '../people/name-keys.ts';
import type { People } from '../people/people.ts';
import { spent } from './create-account.ts';
import { addressee, type Desk, sendLater } from './desk.ts';
import { forgive } from './failures.ts';
import { accountOfCode, type CodeOwner, makeMailCode, type MailCodeKind, useMailCode, voidMailCodes } from './mail-codes.ts';
import { checkPassword } from './password-rules.ts';

type Reset = z.output<NonNullable<typeof resetPassword.body>>;
type Transfer = z.output<NonNullable<typeof manageTransfer.body>>;

/** Sends a link to set a new password, where there is an account that may sign in. */
export async function forgotten(desk: Desk, email: string, returnUrl: string): Promise<void> {
  const key = await addressee(desk, email, 'reset');
  const found = await findAccount(desk.people.db, desk.event.instance, key);
  const owner = found?.blocked_at === null ? found : undefined;
  const code = await makeMailCode(desk.people, 'reset', owner?.id);
  await sendLater(desk, 'reset', owner, { code, returnUrl });
}

/** Sets a new password by the code of the letter; locks are over, all sessions end. Throws RequestError 400 for a code or password that is not taken. */
export async function resetByCode(desk: Desk, asked: Reset): Promise<void> {
  checkPassword(asked);
  const { people, event } = desk;
  const id = await change(
    people,
    'reset',
    asked.Code,
    { instance: event.instance, emailKey: emailKey(asked.Email) },
    asked.Password,
    false,
  );
  if (id === undefined) throw spent('Code');
  const account = await findAccount(people.db, event.instance, asked.Email);
  await sendLater(desk, 'changed', account);
}

/** Gives an account that was made for somebody its password. `instance`: where the call names an event. Throws as `resetByCode`. */
export async function transferByCode({ people }: Pick<Desk, 'people'>, instance: string | undefined, asked: Transfer): Promise<void> {
  checkPassword(asked);
  const accountId = /^\d{1,15}$/.test(asked.ManageUserId) ? Number(asked.ManageUserId) : -1;
  const owner = { instance, accountId, emailKey: emailKey(asked.Email) };
  const id = await change(people, 'transfer', asked.Encrypted, owner, asked.Password, asked.AcceptTermsOfUse);
  if (id === undefined) throw spent('Encrypted');
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
    await forgive(within, { instance: row.instance_key, email: row.email_key });
    return { id, place: row.instance_key };
  });
  if (!account) return undefined;
  const subject = `account:${account.id}`;
  await people.sessions.end({ accountId: account.id });
  await people.callers.forget(account.id);
  await people.audit.note({ kind: 'password-changed', actor: subject, subject, place: account.place, detail: kind });
  return account.id;
}
