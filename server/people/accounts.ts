// Rows of accounts: found by address, made, and given a password; an account belongs to one instance (A §3).
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Tables } from '../store/schema.ts';
import { emailKey } from './name-keys.ts';

/** The part of `People` it uses. */
type Parts = { db: Kysely<Tables>; clock: Clock };

/** A row with everything, the password's hash too: for sign-in alone. */
export type AccountRow = Omit<Tables['accounts'], 'id'> & { id: number };

/** A person who gets an account. `passwordHash` null: invited, or signs in through a provider; `confirmed`: the address is proved. */
export type NewAccount = {
  email: string;
  firstName: string;
  surname: string;
  passwordHash: string | null;
  confirmed?: boolean;
  termsAcceptedAt?: number | null;
};

/** The account of an address in an instance; case does not matter. */
export const findAccount = (db: Kysely<Tables>, instance: string, email: string): Promise<AccountRow | undefined> =>
  db
    .selectFrom('accounts')
    .selectAll()
    .where('instance_key', '=', instance.toLowerCase())
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();

/** Creates an account; undefined when the address has one already. */
export async function createAccount({ db, clock }: Parts, instance: string, account: NewAccount): Promise<number | undefined> {
  const now = clock.now();
  const row = await db
    .insertInto('accounts')
    .values({
      instance_key: instance.toLowerCase(),
      email: account.email.trim(),
      email_key: emailKey(account.email),
      first_name: account.firstName,
      surname: account.surname,
      password_hash: account.passwordHash,
      confirmed_at: account.confirmed ? now : null,
      terms_accepted_at: account.termsAcceptedAt ?? null,
      created_at: now,
      blocked_at: null,
      profile: '{}',
      picture: '',
      is_professional: null,
      is_staff: 0,
    })
    .onConflict((conflict) => conflict.columns(['instance_key', 'email_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Sets the password of an account by the link of a mail: the link proves the address. */
export async function setPassword(
  { db, clock }: Parts,
  id: number,
  { passwordHash, termsAccepted = false }: { passwordHash: string; termsAccepted?: boolean },
): Promise<void> {
  const now = clock.now();
  await db.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', id).execute();
  await confirmAddress({ db, clock }, id);
  if (!termsAccepted) return;
  await db.updateTable('accounts').set({ terms_accepted_at: now }).where('id', '=', id).where('terms_accepted_at', 'is', null).execute();
}

/** Notes that the address is its owner's; the first time counts. */
export async function confirmAddress({ db, clock }: Parts, id: number): Promise<void> {
  await db.updateTable('accounts').set({ confirmed_at: clock.now() }).where('id', '=', id).where('confirmed_at', 'is', null).execute();
}
