// Claiming a ticket: by surname and registration number, or by the code of an external registration; of many at once exactly one gets it.
import type { Kysely } from 'kysely';
import * as z from 'zod';
import type { Clock } from '../clock.ts';
import type { PublishedEvent } from '../published/event.ts';
import { workingCodes } from '../sessions/codes.ts';
import { hashOf } from '../sessions/secrets.ts';
import type { Tables } from '../store/schema.ts';
import { numberKey, surnameKey } from './name-keys.ts';

/** Who claims. */
export type Claimant = { id: number; instance_key: string };

/** What is stored with a code of an external registration: its ticket, and the owner. */
export const registrationPayload = z.object({
  event: z.number(),
  ticket: z.string(),
  firstname: z.string().default(''),
  surname: z.string().default(''),
});
export type RegistrationPayload = z.output<typeof registrationPayload>;

/** The hash under which a code is stored: codes come from elsewhere and may be the same in two events. */
export const registrationHash = (eventId: number, code: string): string => hashOf(`registration ${eventId} ${code.trim()}`);

type Within = { db: Kysely<Tables>; clock: Clock };

/**
 * Assigns the ticket with this surname and number to a person. False for a wrong name, a wrong number, a withdrawn ticket and one
 * that somebody else has; true again for its present owner.
 */
export async function claimByName({ db, clock }: Within, event: PublishedEvent, who: Claimant, asked: { surname: string; number: string }) {
  const [surname, number] = [surnameKey(asked.surname), numberKey(asked.number)];
  if (surname === '' || number === '') return false;
  const rows = await db
    .selectFrom('tickets')
    .select('external_key')
    .where('event_id', '=', event.id)
    .where('surname_key', '=', surname)
    .execute();
  const found = rows.filter(({ external_key }) => numberKey(external_key) === number);
  for (const { external_key } of found) if (await take(db, event.id, external_key, who, clock.now())) return true;
  return false;
}

/** Assigns the ticket of a code to a person. False for a code that is unknown, used by somebody else, expired, or whose ticket is gone. */
export async function claimByCode({ db, clock }: Within, event: PublishedEvent, who: Claimant, code: string): Promise<boolean> {
  const hash = registrationHash(event.id, code);
  const now = clock.now();
  try {
    return await db.transaction().execute(async (within) => {
      const row = await within
        .updateTable('codes')
        .set({ used_at: now, account_id: who.id })
        .where('hash', '=', hash)
        .where('kind', '=', 'registration')
        .where('expires_at', '>', now)
        // A lost answer is requested again: for whoever used it, a used code changes nothing.
        .where((eb) => eb.or([eb('used_at', 'is', null), eb('account_id', '=', who.id)]))
        .returning('payload')
        .executeTakeFirst();
      const payload = row && payloadOf(row.payload);
      if (payload?.event !== event.id) return false;
      if (!(await take(within, event.id, payload.ticket, who, now))) throw new NotTaken();
      return true;
    });
  } catch (error) {
    if (error instanceof NotTaken) return false;
    throw error;
  }
}

/** Undoes the use of a code whose ticket could not be had. */
class NotTaken extends Error {}

/** Who an unused code is for; undefined for a code that does not work. */
export async function personOfCode({ db, clock }: Within, event: PublishedEvent, code: string): Promise<RegistrationPayload | undefined> {
  const hash = registrationHash(event.id, code);
  const row = await workingCodes(db, 'registration', clock.now()).select('payload').where('hash', '=', hash).executeTakeFirst();
  const payload = row && payloadOf(row.payload);
  return payload?.event === event.id ? payload : undefined;
}

/** Takes a ticket in one statement, if it is free; a ticket whose address is that of another person's confirmed account belongs to that person. */
async function take(db: Kysely<Tables>, eventId: number, key: string, who: Claimant, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tickets')
    .set({ account_id: who.id, updated_at: now })
    .where('event_id', '=', eventId)
    .where('external_key', '=', key)
    .where('withdrawn', '=', 0)
    .where((eb) => eb.or([eb('account_id', 'is', null), eb('account_id', '=', who.id)]))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('accounts')
            .select('accounts.id')
            .where('accounts.instance_key', '=', who.instance_key)
            .whereRef('accounts.email_key', '=', 'tickets.email_key')
            .where('accounts.confirmed_at', 'is not', null)
            .where('accounts.id', '!=', who.id),
        ),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Written by the import of tickets. */
const payloadOf = (text: string): RegistrationPayload | undefined => registrationPayload.safeParse(JSON.parse(text)).data;
