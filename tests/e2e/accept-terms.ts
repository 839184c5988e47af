// The terms of the sample congress as accepted: whoever a journey signs in without a page would be asked for them on every page.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Tables } from '../../server/store/schema.ts';

const file = join(import.meta.dirname, '../../sample-configs/kardia/kardia2027/terms/terms-of-use.json');

/** Records that an account has accepted them at an instant (ms); nothing where the event is not in the store. */
export async function acceptTerms(db: Kysely<Tables>, accountId: number, now: number): Promise<void> {
  const event = await db.selectFrom('events').select('id').where('event_key', '=', 'kardia/kardia2027').executeTakeFirst();
  if (!event) return;
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  await db
    .insertInto('terms_acceptances')
    .values({
      account_id: accountId,
      event_id: event.id,
      terms_id: 'terms-of-use',
      version,
      is_accepted: 1,
      language: 'en-GB',
      accepted_at: now,
    })
    .execute();
}
