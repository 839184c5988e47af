// Badges as they are stored: one code of a person that works for minutes, and the companies that have read it.
import { randomInt } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { SCAN_WAITS } from '../people/contact-tables.ts';
import { BADGE_LENGTH, BADGE_LETTERS } from '../../src/base/badge-code.ts';
import { hashOf } from '../sessions/secrets.ts';
import type { Tables } from '../store/schema.ts';
import type { LeadOwner } from './stored-leads.ts';

type Db = Kysely<Tables>;
export type ScanRow = Selectable<Tables['badge_scans']>;
type Person = { eventId: number; accountId: number };

/** How long a code works, ms. */
const HOLDS = 10 * 60_000;
/** Scans that are listed at once. */
const MOST = 100;

const own = ({ eventId, accountId }: Person) => ({ event_id: eventId, account_id: accountId });
const newCode = (): string => Array.from({ length: BADGE_LENGTH }, () => BADGE_LETTERS[randomInt(BADGE_LETTERS.length)]).join('');

/** Makes the code of a badge; the one before works no more. `now` in ms. */
export async function renewBadge(db: Db, person: Person, now: number): Promise<{ code: string; expiresAt: number }> {
  const code = newCode();
  const made = { code_hash: hashOf(code), expires_at: now + HOLDS };
  await db
    .insertInto('badges')
    .values({ ...own(person), ...made })
    .onConflict((conflict) => conflict.columns(['event_id', 'account_id']).doUpdateSet(made))
    .execute();
  return { code, expiresAt: made.expires_at };
}

/** Withdraws it; false where there was none. */
export async function removeBadge(db: Db, person: Person): Promise<boolean> {
  const gone = await db
    .deleteFrom('badges')
    .where((eb) => eb.and(own(person)))
    .returning('account_id')
    .execute();
  return gone.length > 0;
}

/** Whose badge has this code now; undefined for nobody's. */
export async function accountOfBadge(db: Db, eventId: number, code: string, now: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('badges')
    .select('account_id')
    .where('event_id', '=', eventId)
    .where('code_hash', '=', hashOf(code))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.account_id;
}

/** Asks somebody for a company; read again, they are asked again. `now` in ms. */
export const storeScan = (db: Db, { eventId, company }: LeadOwner, accountId: number, now: number): Promise<ScanRow> =>
  db
    .insertInto('badge_scans')
    .values({ event_id: eventId, company_id: company, account_id: accountId, state: 'asked', asked_at: now })
    .onConflict((conflict) => conflict.columns(['event_id', 'company_id', 'account_id']).doUpdateSet({ state: 'asked', asked_at: now }))
    .returningAll()
    .executeTakeFirstOrThrow();

/** Companies that wait for an answer of somebody at `now` (ms), the latest first. */
export const scansOfAccount = (db: Db, person: Person, now: number): Promise<ScanRow[]> =>
  db
    .selectFrom('badge_scans')
    .selectAll()
    .where((eb) => eb.and({ ...own(person), state: 'asked' }))
    .where('asked_at', '>', now - SCAN_WAITS)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();

/** What a company has read and has no lead of at `now` (ms), the latest first. */
export const scansOfCompany = (db: Db, { eventId, company }: LeadOwner, now: number): Promise<ScanRow[]> =>
  db
    .selectFrom('badge_scans')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('company_id', '=', company)
    .where('asked_at', '>', now - SCAN_WAITS)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();

/** The company that asks somebody by this id; undefined for none, or one that was answered or has waited too long at `now` (ms). */
export const scanOfAccount = (db: Db, person: Person, id: number, now: number): Promise<ScanRow | undefined> =>
  db
    .selectFrom('badge_scans')
    .selectAll()
    .where((eb) => eb.and({ ...own(person), id, state: 'asked' }))
    .where('asked_at', '>', now - SCAN_WAITS)
    .executeTakeFirst();

/** Somebody declines; false where they were not asked. */
export async function declineScan(db: Db, person: Person, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('badge_scans')
    .set({ state: 'declined' })
    .where((eb) => eb.and({ ...own(person), id, state: 'asked' }))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Nothing is asked any more: there is a lead. */
export const removeScan = (db: Db, { eventId, accountId }: Person, company: string): Promise<unknown> =>
  db
    .deleteFrom('badge_scans')
    .where((eb) => eb.and({ event_id: eventId, account_id: accountId, company_id: company }))
    .execute();
