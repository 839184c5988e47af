// Leads as they are stored: one of a person for a company; a company reads its own, a person theirs.
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { LeadQuality } from '../../src/base/lead-choices.ts';
import { RequestError } from '../http/errors.ts';
import type { Tables } from '../store/schema.ts';

type Db = Kysely<Tables>;
export type LeadRow = Selectable<Tables['leads']>;
export type GivenData = Pick<Insertable<Tables['leads']>, 'first_name' | 'surname' | 'email' | 'topic' | 'message' | 'consent'>;

/** Whose lead for which company. */
type Given = { eventId: number; accountId: number; company: string };
/** A company of an event. */
export type LeadOwner = { eventId: number; company: string };

/**
 * Stores what somebody gives; given again, it replaces what was given before, and the company's note stays. `now` in ms; `letterDue`: 1 where the
 * company is to be written to about a new one.
 */
export function storeLead(
  db: Db,
  { eventId, accountId, company }: Given,
  data: GivenData,
  now: number,
  letterDue: 0 | 1 = 1,
): Promise<LeadRow> {
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
      letter_due: letterDue,
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

/** What a company notes of a lead; `revision`: of the note that was read before. */
export type LeadNote = { note: string; quality: LeadQuality; revision: number };

/**
 * Stores note and quality of a lead of this company; undefined where it has none of this id. The same again changes nothing. `now` in ms.
 * Throws RequestError 409 where somebody else has changed them since they were read.
 */
export async function storeNote(
  db: Db,
  owner: LeadOwner,
  id: number,
  { note, quality, revision }: LeadNote,
  now: number,
): Promise<LeadRow | undefined> {
  const stored = await db
    .updateTable('leads')
    .set({ note, quality, noted_at: now, note_revision: revision + 1 })
    .where((eb) => eb.and({ id, event_id: owner.eventId, company_id: owner.company, note_revision: revision }))
    .returningAll()
    .executeTakeFirst();
  if (stored) return stored;
  const other = await leadOfCompany(db, owner, id);
  if (!other || (other.note === note && other.quality === quality)) return other;
  throw new RequestError(409, 'another-revision', 'The note of this lead was changed by somebody else meanwhile.', 'NoteRevision');
}
