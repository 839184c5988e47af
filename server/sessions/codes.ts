// Codes of sign-ins: the own provider's authorisation code, bound to the challenge of the browser that began (RFC 7636); each works once.
import type { Kysely } from 'kysely';
import * as z from 'zod';
import type { Clock } from '../clock.ts';
import type { CodeKind } from '../store/people-schema.ts';
import type { Tables } from '../store/schema.ts';
import { hashOf, newSecret } from './secrets.ts';

/** Seconds an authorisation code is valid. */
const CODE_SECONDS = 60;

const authorised = z.object({
  challenge: z.string(),
  remember: z.boolean(),
  provider: z.string().default(''),
  idToken: z.string().default(''),
  seconds: z.number().optional(),
});

/** The sign-in a code represents. */
export type Authorised = { accountId: number; remember: boolean; provider: string; idToken: string; seconds?: number | undefined };

export type Codes = {
  /** Creates a code; whoever redeems it must know the verifier of `challenge`. */
  make: (authorised: Authorised & { challenge: string }) => Promise<string>;
  /** The sign-in of a code; undefined if unknown, used, expired or of another challenge. A wrong challenge uses it up. */
  redeem: (code: string, challenge: string) => Promise<Authorised | undefined>;
  /** Notes a secret that may be taken once; false when it was taken before. Kept until `expiresAt`, ms. */
  takeOnce: (secret: string, expiresAt: number) => Promise<boolean>;
};

/** Codes of a kind that would work at `now` (ms). */
export const workingCodes = (db: Kysely<Tables>, kind: CodeKind, now: number) =>
  db.selectFrom('codes').where('kind', '=', kind).where('used_at', 'is', null).where('codes.expires_at', '>', now);

/** Keeps a code by its hash, until `expiresAt` (ms); `payload` says what it stands for. */
export async function keepCode(
  db: Kysely<Tables>,
  kind: CodeKind,
  {
    hash,
    accountId = null,
    payload = {},
    now,
    expiresAt,
  }: { hash: string; accountId?: number | null; payload?: object; now: number; expiresAt: number },
): Promise<void> {
  const row = {
    hash,
    kind,
    account_id: accountId,
    payload: JSON.stringify(payload),
    created_at: now,
    expires_at: expiresAt,
    used_at: null,
  };
  await db.insertInto('codes').values(row).execute();
}

/** The codes of a database. */
export function createCodes({ db, clock }: { db: Kysely<Tables>; clock: Clock }): Codes {
  return {
    async make({ accountId, ...rest }) {
      const now = clock.now();
      const code = newSecret();
      await keepCode(db, 'authorise', { hash: hashOf(code), accountId, payload: rest, now, expiresAt: now + CODE_SECONDS * 1000 });
      return code;
    },
    async redeem(code, challenge) {
      const now = clock.now();
      const row = await db
        .updateTable('codes')
        .set({ used_at: now })
        .where('hash', '=', hashOf(code))
        .where('kind', '=', 'authorise')
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returning(['account_id', 'payload'])
        .executeTakeFirst();
      if (!row || row.account_id === null) return undefined;
      const { challenge: expected, ...rest } = authorised.parse(JSON.parse(row.payload));
      return expected === challenge ? { accountId: row.account_id, ...rest } : undefined;
    },
    async takeOnce(secret, expiresAt) {
      const now = clock.now();
      const row = { hash: hashOf(`once ${secret}`), kind: 'authorise' as const, account_id: null, payload: '{}' };
      const taken = await db
        .insertInto('codes')
        .values({ ...row, created_at: now, expires_at: expiresAt, used_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('hash')
        .executeTakeFirst();
      return taken !== undefined;
    },
  };
}
