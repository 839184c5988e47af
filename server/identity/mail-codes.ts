// Codes in links of mails: 256 random bits, kept hashed, each works once and for one account; only the newest of a kind is valid (quality S12).
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import { keepCode, workingCodes } from '../sessions/codes.ts';
import { hashOf, newSecret } from '../sessions/secrets.ts';
import type { Tables } from '../store/schema.ts';

/** The part of `People` it uses. */
type Parts = { db: Kysely<Tables>; clock: Clock };

const HOUR = 3_600_000;
/** How long a code of a kind is valid, ms. An invitation waits until somebody reads it. */
const holds = { reset: HOUR, transfer: 30 * 24 * HOUR } as const;
export type MailCodeKind = keyof typeof holds;

/** The owner of a code: an account, or a registration (id), whose owner forgot the password before confirming. */
export type CodeHolder = { accountId: number } | { registration: string };

/** Creates a code; older ones of its kind are void. */
export async function makeMailCode({ db, clock }: Parts, kind: MailCodeKind, holder: CodeHolder): Promise<string> {
  const code = newSecret();
  const now = clock.now();
  const [accountId, payload] = 'accountId' in holder ? [holder.accountId, {}] : [null, holder];
  await db
    .deleteFrom('codes')
    .where('kind', '=', kind)
    .where((eb) => (accountId === null ? eb('payload', '=', JSON.stringify(payload)) : eb('account_id', '=', accountId)))
    .execute();
  await keepCode(db, kind, { hash: hashOf(code), accountId, payload, now, expiresAt: now + holds[kind] });
  return code;
}

/** The registration (id) of a code that would work now. */
export async function registrationOfMailCode({ db, clock }: Parts, kind: MailCodeKind, code: string): Promise<string | undefined> {
  const row = await workingCodes(db, kind, clock.now())
    .select('payload')
    .where('hash', '=', hashOf(code))
    .where('account_id', 'is', null)
    .executeTakeFirst();
  // Written by `makeMailCode`.
  const payload = row && (JSON.parse(row.payload) as { registration?: string; wish?: string });
  // The former key is that of letters sent before the server was updated.
  return payload?.registration ?? payload?.wish;
}

/** What a code must belong to. `accountId` and `emailKey` as the visitor states them; at least one of them. */
export type CodeOwner = { instance: string | undefined; accountId?: number; emailKey?: string };

/** The account of a code that would work now; nothing is used up. */
export async function accountOfCode({ db, clock }: Parts, kind: MailCodeKind, code: string, owner: CodeOwner): Promise<number | undefined> {
  const row = await workingCodes(db, kind, clock.now())
    .innerJoin('accounts', 'accounts.id', 'codes.account_id')
    .select('accounts.id')
    .where('hash', '=', hashOf(code))
    .$if(owner.instance !== undefined, (query) => query.where('instance_key', '=', owner.instance!.toLowerCase()))
    .$if(owner.accountId !== undefined, (query) => query.where('accounts.id', '=', owner.accountId!))
    .$if(owner.emailKey !== undefined, (query) => query.where('email_key', '=', owner.emailKey!))
    .executeTakeFirst();
  return row?.id;
}

/** Uses a code up; false if it was used before. */
export async function useMailCode({ db, clock }: Parts, kind: MailCodeKind, code: string): Promise<boolean> {
  const now = clock.now();
  const { numUpdatedRows } = await db
    .updateTable('codes')
    .set({ used_at: now })
    .where('hash', '=', hashOf(code))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Makes every code in letters to an account void: after a new password none of them may be left. */
export async function voidMailCodes({ db, clock }: Parts, accountId: number): Promise<void> {
  await db
    .updateTable('codes')
    .set({ used_at: clock.now() })
    .where('account_id', '=', accountId)
    .where('kind', 'in', Object.keys(holds) as MailCodeKind[])
    .where('used_at', 'is', null)
    .execute();
}
