// Codes in links of mails: 256 random bits, kept hashed, each works once and for one account; the newest of a kind alone holds (quality S12).
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import { hashOf, newSecret } from '../sessions/secrets.ts';
import type { Tables } from '../store/schema.ts';

/** What of `People` it takes. */
type Parts = { db: Kysely<Tables>; clock: Clock };

const HOUR = 3_600_000;
/** How long a code of a kind holds, ms. An invitation waits until somebody reads it. */
const holds = { confirm: 24 * HOUR, reset: HOUR, transfer: 30 * 24 * HOUR } as const;
export type MailCodeKind = keyof typeof holds;

/** Nobody's account: what is written for an unknown address, so that it costs the same (quality S11). */
const NOBODY = 0;

/** Makes a code for an account; older ones of its kind are void. Undefined makes one for nobody: the same work, and it never works. */
export async function makeMailCode({ db, clock }: Parts, kind: MailCodeKind, accountId: number | undefined): Promise<string> {
  const code = newSecret();
  const now = clock.now();
  await db
    .deleteFrom('codes')
    .where('kind', '=', kind)
    .where((or) => or.or([or('account_id', '=', accountId ?? NOBODY), or.and([or('account_id', 'is', null), or('expires_at', '<=', now)])]))
    .execute();
  await db
    .insertInto('codes')
    .values({
      hash: hashOf(code),
      kind,
      account_id: accountId ?? null,
      payload: '{}',
      created_at: now,
      expires_at: accountId === undefined ? now : now + holds[kind],
      used_at: null,
    })
    .execute();
  return code;
}

/** What a code must belong to. `accountId` and `emailKey` as the visitor says; at least one of them. */
export type CodeOwner = { instance: string | undefined; accountId?: number; emailKey?: string };

/** The account of a code that would work now; nothing is used up. */
export async function accountOfCode({ db, clock }: Parts, kind: MailCodeKind, code: string, owner: CodeOwner): Promise<number | undefined> {
  const row = await db
    .selectFrom('codes')
    .innerJoin('accounts', 'accounts.id', 'codes.account_id')
    .select('accounts.id')
    .where('hash', '=', hashOf(code))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .$if(owner.instance !== undefined, (query) => query.where('instance_key', '=', owner.instance!.toLowerCase()))
    .$if(owner.accountId !== undefined, (query) => query.where('accounts.id', '=', owner.accountId!))
    .$if(owner.emailKey !== undefined, (query) => query.where('email_key', '=', owner.emailKey!))
    .executeTakeFirst();
  return row?.id;
}

/** Uses a code up; false when somebody was faster. */
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
