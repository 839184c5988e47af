// Contact forms without an account as they are stored: apart from leads until the address is confirmed.
import type { Insertable, Kysely, Selectable } from 'kysely';
import { GUEST_WAITS } from '../people/contact-tables.ts';
import { hashOf, newSecret } from '../sessions/secrets.ts';
import type { Tables } from '../store/schema.ts';
import type { LeadOwner, LeadRow } from './stored-leads.ts';

type Db = Kysely<Tables>;
export type GuestRow = Selectable<Tables['guest_leads']>;
export type GuestData = Pick<Insertable<Tables['guest_leads']>, 'first_name' | 'surname' | 'email' | 'topic' | 'message' | 'consent'>;

/** Keeps a form until it is confirmed; one that the same address left for the company and has not confirmed is replaced. The code of its link. */
export async function storeGuestLead(db: Db, { eventId, company }: LeadOwner, data: GuestData, now: number): Promise<string> {
  const code = newSecret();
  const email_key = data.email.toLowerCase();
  await db.transaction().execute(async (within) => {
    await within
      .deleteFrom('guest_leads')
      .where((eb) => eb.and({ event_id: eventId, company_id: company, email_key }))
      .execute();
    await within
      .insertInto('guest_leads')
      .values({ code_hash: hashOf(code), event_id: eventId, company_id: company, ...data, email_key, created_at: now })
      .execute();
  });
  return code;
}

/** The form of a code that was not confirmed yet, within its time. */
export const waitingForm = (db: Db, eventId: number, code: string, now: number): Promise<GuestRow | undefined> =>
  db
    .selectFrom('guest_leads')
    .selectAll()
    .where('code_hash', '=', hashOf(code))
    .where('event_id', '=', eventId)
    .where('created_at', '>', now - GUEST_WAITS)
    .executeTakeFirst();

/** The lead of a code that was confirmed. */
export const confirmedForm = (db: Db, eventId: number, code: string): Promise<LeadRow | undefined> =>
  db.selectFrom('leads').selectAll().where('code_hash', '=', hashOf(code)).where('event_id', '=', eventId).executeTakeFirst();

/** Makes a lead of the form of a code, all or nothing; given before by the same address, it is replaced and the company's note stays. */
export const confirmForm = (db: Db, eventId: number, code: string, now: number): Promise<LeadRow | undefined> =>
  db.transaction().execute(async (within) => {
    const form = await waitingForm(within, eventId, code, now);
    if (!form) return undefined;
    const gone = await within.deleteFrom('guest_leads').where('code_hash', '=', form.code_hash).returning('code_hash').execute();
    // The same link was opened twice, and the other one was faster.
    if (gone.length === 0) return undefined;
    const { code_hash, event_id, company_id, first_name, surname, email, email_key, topic, message, consent } = form;
    const data = { first_name, surname, email, topic, message, consent, code_hash };
    return within
      .insertInto('leads')
      .values({
        event_id,
        company_id,
        account_id: null,
        guest_key: email_key,
        ...data,
        given_at: now,
        changed_at: now,
        note: '',
        quality: '',
        noted_at: null,
        letter_due: 1,
      })
      .onConflict((conflict) => conflict.columns(['event_id', 'company_id', 'guest_key']).doUpdateSet({ ...data, changed_at: now }))
      .returningAll()
      .executeTakeFirstOrThrow();
  });

/** Deletes what a code leads to, confirmed or not; the company it was for, undefined where there was nothing. */
export async function removeForm(db: Db, eventId: number, code: string): Promise<string | undefined> {
  const of = { event_id: eventId, code_hash: hashOf(code) };
  const [form] = await db
    .deleteFrom('guest_leads')
    .where((eb) => eb.and(of))
    .returning('company_id')
    .execute();
  const [lead] = await db
    .deleteFrom('leads')
    .where((eb) => eb.and(of))
    .returning('company_id')
    .execute();
  return (form ?? lead)?.company_id;
}
