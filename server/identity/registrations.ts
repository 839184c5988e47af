// Requested accounts: each has its own row, letter and code, so that what a stranger typed for an address never becomes its owner's (quality S12).
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import { createAccount } from '../people/accounts.ts';
import { emailKey } from '../people/name-keys.ts';
import { hashOf, newSecret } from '../sessions/secrets.ts';
import type { Tables } from '../store/schema.ts';

/** The part of `People` it uses. */
type Parts = { db: Kysely<Tables>; clock: Clock };
export type Registration = Tables['registrations'];

/** The input of a person who requests an account. `browser`: secret of the cookie of the browser. */
export type NewRegistration = {
  email: string;
  firstName: string;
  surname: string;
  passwordHash: string;
  termsAccepted: boolean;
  browser: string;
};

/** How long the code of a letter is valid, and a registration may be confirmed by another letter, ms. */
const CODE_HOLDS = 24 * 3_600_000;
export const REGISTRATION_HOLDS = 30 * 24 * 3_600_000;
/** Registrations kept for one address; a further one is kept in place of the oldest. */
export const MOST_REGISTRATIONS = 20;

/** Keeps a registration, whether the address has an account or not: the same work. Returns its row and the code of its letter. */
export async function addRegistration(
  { db, clock }: Parts,
  instance: string,
  registration: NewRegistration,
): Promise<{ row: Registration; code: string }> {
  const [now, code] = [clock.now(), newSecret()];
  const row: Registration = {
    id: newSecret().slice(0, 22),
    instance_key: instance.toLowerCase(),
    email: registration.email.trim(),
    email_key: emailKey(registration.email),
    first_name: registration.firstName,
    surname: registration.surname,
    password_hash: registration.passwordHash,
    terms_accepted_at: registration.termsAccepted ? now : null,
    browser: hashOf(registration.browser),
    code_hash: hashOf(code),
    code_expires_at: now + CODE_HOLDS,
    created_at: now,
    ended_at: null,
  };
  const kept = await ofAddress(db, row.instance_key, row.email_key).select('id').execute();
  const tooMany = kept.slice(MOST_REGISTRATIONS - 1).map(({ id }) => id);
  if (tooMany.length > 0) await db.deleteFrom('registrations').where('id', 'in', tooMany).execute();
  await db.insertInto('registrations').values(row).execute();
  return { row, code };
}

/** The newest registration of an address, ended or not; with `browser` (secret of a cookie) rather the newest one of that browser. */
export async function newestRegistration(
  { db, clock }: Parts,
  instance: string,
  email: string,
  browser?: string,
): Promise<Registration | undefined> {
  const rows = await ofAddress(db, instance.toLowerCase(), emailKey(email))
    .selectAll()
    .where('created_at', '>', clock.now() - REGISTRATION_HOLDS)
    .execute();
  return rows.find((row) => browser !== undefined && row.browser === hashOf(browser)) ?? rows[0];
}

/** A registration of an address by its id, as a letter names it. */
export const registrationById = (
  { db }: Pick<Parts, 'db'>,
  instance: string,
  email: string,
  id: string,
): Promise<Registration | undefined> =>
  ofAddress(db, instance.toLowerCase(), emailKey(email)).selectAll().where('id', '=', id).executeTakeFirst();

/** Gives a registration that still waits another code; the one before is void. */
export async function renewCode({ db, clock }: Parts, { id }: Registration): Promise<string> {
  const code = newSecret();
  await db
    .updateTable('registrations')
    .set({ code_hash: hashOf(code), code_expires_at: clock.now() + CODE_HOLDS })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
  return code;
}

/** The registration of a code that would work now; nothing is used up. */
export const registrationOfCode = ({ db, clock }: Parts, instance: string, id: string, code: string): Promise<Registration | undefined> =>
  db
    .selectFrom('registrations')
    .selectAll()
    .where('id', '=', id)
    .where('instance_key', '=', instance.toLowerCase())
    .where('code_hash', '=', hashOf(code))
    .where('ended_at', 'is', null)
    .where('code_expires_at', '>', clock.now())
    .executeTakeFirst();

/**
 * Makes the account of a registration whose owner was proved, once; every other registration of the address ends. `passwordHash` in place of the
 * registration's own where its owner chose another. Undefined when it has ended meanwhile, or the address has an account.
 */
export async function confirmRegistration(
  { db, clock }: Parts,
  registration: Registration,
  passwordHash = registration.password_hash,
): Promise<number | undefined> {
  const { numUpdatedRows } = await db
    .updateTable('registrations')
    .set({ ended_at: clock.now() })
    .where('id', '=', registration.id)
    .where('code_hash', '=', registration.code_hash)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return undefined;
  const { email, first_name: firstName, surname, terms_accepted_at: termsAcceptedAt } = registration;
  const account = { email, firstName, surname, passwordHash, confirmed: true, termsAcceptedAt };
  const id = await createAccount({ db, clock }, registration.instance_key, account);
  if (id === undefined) return undefined;
  // The others look unchanged from outside: their authors learn nothing of the outcome.
  await db
    .updateTable('registrations')
    .set({ ended_at: clock.now() })
    .where('instance_key', '=', registration.instance_key)
    .where('email_key', '=', registration.email_key)
    .where('ended_at', 'is', null)
    .execute();
  await db.deleteFrom('registrations').where('id', '=', registration.id).execute();
  return id;
}

/** Newest first. */
const ofAddress = (db: Kysely<Tables>, instanceKey: string, key: string) =>
  db
    .selectFrom('registrations')
    .where('instance_key', '=', instanceKey)
    .where('email_key', '=', key)
    .orderBy('created_at', 'desc')
    .orderBy('id');
