// Accounts of identities: which account belongs to what a provider vouched for, how one is made, how one is joined (A §4 Single sign-on).
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../store/schema.ts';
import type { Clock } from '../clock.ts';
import { createAccount } from '../people/accounts.ts';
import { emailKey } from '../people/name-keys.ts';
import { acceptMandatory, termsMissing } from '../profile/terms.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { Identity } from './identity-of.ts';

type Parts = { db: Kysely<Tables>; clock: Clock };

/** The fields of an account that a sign-on uses. `termsAccepted`: in the current versions of the event; `byPassword`: it is linked with its password only. */
export type Match =
  | { kind: 'joined'; accountId: number; termsAccepted: boolean; isBlocked: boolean; needsComparison: boolean }
  | { kind: 'same-address'; accountId: number; byPassword: boolean; passwordHash: string | null; isBlocked: boolean }
  | { kind: 'none' };

/** What is stored of an identity's claims, and compared with the account. */
export const claimsText = ({ email, firstName, surname }: Identity): string => JSON.stringify({ email, firstName, surname });

/** The account of an identity in the instance of an event. */
export async function matchOf(db: Kysely<Tables>, event: PublishedEvent, identity: Identity): Promise<Match> {
  const instance = event.instance.toLowerCase();
  const joined = await db
    .selectFrom('external_identities')
    .innerJoin('accounts', 'accounts.id', 'external_identities.account_id')
    .select(['accounts.id', 'terms_accepted_at', 'blocked_at', 'first_name', 'accounts.surname', 'synced_at', 'claims'])
    .where('issuer', '=', identity.issuer)
    .where('subject', '=', identity.subject)
    .where('instance_key', '=', instance)
    .executeTakeFirst();
  if (joined) {
    const differs = joined.first_name !== identity.firstName || joined.surname !== identity.surname;
    return {
      kind: 'joined',
      accountId: joined.id,
      termsAccepted: joined.terms_accepted_at !== null && (await termsMissing({ db }, event, joined.id)).length === 0,
      isBlocked: joined.blocked_at !== null,
      needsComparison: differs && (joined.synced_at === null || joined.claims !== claimsText(identity)),
    };
  }
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'password_hash', 'blocked_at', 'confirmed_at'])
    .where('instance_key', '=', instance)
    .where('email_key', '=', emailKey(identity.email))
    .executeTakeFirst();
  if (!account) return { kind: 'none' };
  const other = await db.selectFrom('external_identities').select('issuer').where('account_id', '=', account.id).executeTakeFirst();
  // An unconfirmed address proves nothing: the identity that the provider vouches for takes precedence, and needs no password.
  const isProved = account.confirmed_at !== null && (account.password_hash !== null || other !== undefined);
  return {
    kind: 'same-address',
    accountId: account.id,
    byPassword: isProved,
    passwordHash: account.password_hash,
    isBlocked: account.blocked_at !== null,
  };
}

/** Creates an account for an identity; undefined when meanwhile there is one with its address. */
export async function makeAccount(
  { db, clock }: Parts,
  instance: string,
  identity: Identity,
  { termsAccepted, passwordHash }: { termsAccepted: boolean; passwordHash: string | null },
): Promise<number | undefined> {
  const now = clock.now();
  return db.transaction().execute(async (within) => {
    const { email, firstName, surname } = identity;
    const account = { email, firstName, surname, passwordHash, confirmed: true, termsAcceptedAt: termsAccepted ? now : null };
    const accountId = await createAccount({ db: within, clock }, instance, account);
    if (accountId !== undefined) await join(within, accountId, identity, now);
    return accountId;
  });
}

/** Links an identity to an account. An unconfirmed address becomes the identity's: a password set before is void. */
export async function joinAccount(
  { db, clock }: Parts,
  accountId: number,
  identity: Identity,
  { termsAccepted }: { termsAccepted: boolean },
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (within) => {
    await join(within, accountId, identity, null);
    await within
      .updateTable('accounts')
      .set({ confirmed_at: now, password_hash: null })
      .where('id', '=', accountId)
      .where('confirmed_at', 'is', null)
      .execute();
    if (termsAccepted) await acceptTerms(within, accountId, now);
  });
}

/** Notes that an account accepts the terms; the first time counts. */
export async function acceptTerms(db: Kysely<Tables>, accountId: number, now: number): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ terms_accepted_at: now })
    .where('id', '=', accountId)
    .where('terms_accepted_at', 'is', null)
    .execute();
}

/** The same with the event's own terms, in their current versions; `language` in which they were read. */
export async function acceptAllTerms({ db, clock }: Parts, event: PublishedEvent, accountId: number, language: string): Promise<void> {
  await acceptTerms(db, accountId, clock.now());
  await acceptMandatory({ db, clock }, event, accountId, { language });
}

/** Stores the provider's current data of a linked identity; differences are compared again. */
export async function keepClaims(db: Kysely<Tables>, accountId: number, identity: Identity): Promise<void> {
  const claims = claimsText(identity);
  await db
    .updateTable('external_identities')
    .set({ claims, synced_at: null })
    .where('issuer', '=', identity.issuer)
    .where('subject', '=', identity.subject)
    .where('account_id', '=', accountId)
    .where('claims', '!=', claims)
    .execute();
}

async function join(within: Transaction<Tables>, accountId: number, identity: Identity, syncedAt: number | null): Promise<void> {
  await within
    .insertInto('external_identities')
    .values({
      issuer: identity.issuer,
      subject: identity.subject,
      account_id: accountId,
      claims: claimsText(identity),
      synced_at: syncedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
