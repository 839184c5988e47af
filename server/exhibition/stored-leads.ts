// Leads as they are stored: one of a person for a company; a company reads its own, a person theirs.
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { LeadQuality } from '../../src/base/lead-choices.ts';
import type { Tables } from '../store/schema.ts';

type Db = Kysely<Tables>;
export type LeadRow = Selectable<Tables['leads']>;
export type GivenData = Pick<Insertable<Tables['leads']>, 'first_name' | 'surname' | 'email' | 'topic' | 'message' | 'consent'>;

/** Whose lead for which company. */
type Given = { eventId: number; accountId: number; company: string };
/** A company of an event. */
export type LeadOwner = { eventId: number; company: string };

/** Stores what somebody gives; given again, it replaces what was given before, and the company's note stays. `now` in ms. */
export function storeLead(db: Db, { eventId, accountId, company }: Given, data: GivenData, now: number): Promise<LeadRow> {
  return db
    .insertInto('leads')
    .values({
      event_id: eventId,
      account_id: accountId,
      company_id: company,
      ...data,
      given_at: now,
      changed_at: now,
      note: '',
      quality: '',
      noted_at: null,
    })
    .onConflict((conflict) => conflict.columns(['event_id', 'company_id', 'account_id']).doUpdateSet({ ...data, changed_at: now }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What an account has given at an event, the latest first. */
export const leadsOfAccount = (db: Db, { eventId, accountId }: Omit<Given, 'company'>): Promise<LeadRow[]> =>
  db
    .selectFrom('leads')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('account_id', '=', accountId)
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** The lead of an account for a company. */
export const leadOfAccount = (db: Db, { eventId, accountId, company }: Given): Promise<LeadRow | undefined> =>
  db
    .selectFrom('leads')
    .selectAll()
    .where((eb) => eb.and({ event_id: eventId, company_id: company, account_id: accountId }))
    .executeTakeFirst();

/** A lead of a company by its id; undefined where it has none of this id. */
export const leadOfCompany = (db: Db, { eventId, company }: LeadOwner, id: number): Promise<LeadRow | undefined> =>
  db
    .selectFrom('leads')
    .selectAll()
    .where((eb) => eb.and({ id, event_id: eventId, company_id: company }))
    .executeTakeFirst();

/** Deletes a lead of this account; the company that had it, undefined where it has none of this id. */
export async function removeLead(db: Db, { eventId, accountId }: Omit<Given, 'company'>, id: number): Promise<string | undefined> {
  const [gone] = await db
    .deleteFrom('leads')
    .where('id', '=', id)
    .where('event_id', '=', eventId)
    .where('account_id', '=', accountId)
    .returning('company_id')
    .execute();
  return gone?.company_id;
}

/** The leads of a company, the latest first. */
export const leadsOfCompany = (db: Db, { eventId, company }: LeadOwner): Promise<LeadRow[]> =>
  db
    .selectFrom('leads')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('company_id', '=', company)
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Stores note and quality of a lead of this company; undefined where it has none of this id. `now` in ms. */
export const storeNote = (
  db: Db,
  { eventId, company }: LeadOwner,
  id: number,
  { note, quality }: { note: string; quality: LeadQuality },
  now: number,
): Promise<LeadRow | undefined> =>
  db
    .updateTable('leads')
    .set({ note, quality, noted_at: now })
    .where('id', '=', id)
    .where('event_id', '=', eventId)
    .where('company_id', '=', company)
    .returningAll()
    .executeTakeFirst();
