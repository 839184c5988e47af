// The provider's data of a user next to those of the account: compared, and imported at the user's request (A §7 ExternalUserCompareData, SyncExternalUser).
import * as z from 'zod';
import type { People } from '../people/people.ts';

/** A field in which they differ. The address is left out: it names the account, and only its owner's mail changes it. */
export type Difference = { Field: 'Firstname' | 'Surname'; Own: string; External: string };

const claims = z.object({ firstName: z.string(), surname: z.string() });

type Parts = Pick<People, 'db' | 'clock'>;

/** The identity of an account that is not compared yet, or compared last; undefined for an account without one. */
const joinedOf = async ({ db }: Parts, accountId: number) =>
  db
    .selectFrom('external_identities')
    .innerJoin('accounts', 'accounts.id', 'external_identities.account_id')
    .select(['issuer', 'subject', 'claims', 'first_name', 'accounts.surname', 'synced_at'])
    .where('account_id', '=', accountId)
    .orderBy('synced_at', 'desc')
    .executeTakeFirst();

/** Fields that differ; none for an account no provider vouches for. What the provider leaves empty is no difference. */
export async function differencesOf(parts: Parts, accountId: number): Promise<Difference[]> {
  const joined = await joinedOf(parts, accountId);
  if (!joined) return [];
  const external = claims.parse(JSON.parse(joined.claims));
  const rows: Difference[] = [
    { Field: 'Firstname', Own: joined.first_name, External: external.firstName },
    { Field: 'Surname', Own: joined.surname, External: external.surname },
  ];
  return rows.filter(({ Own, External }) => External !== '' && Own !== External);
}

/** Takes over what differs, or notes that the account's data stay; false when there is no provider. */
export async function syncData(parts: Parts, accountId: number, takeOver: boolean): Promise<boolean> {
  const joined = await joinedOf(parts, accountId);
  if (!joined) return false;
  const external = claims.parse(JSON.parse(joined.claims));
  if (takeOver)
    await parts.db
      .updateTable('accounts')
      .set({ first_name: external.firstName || joined.first_name, surname: external.surname || joined.surname })
      .where('id', '=', accountId)
      .execute();
  await parts.db
    .updateTable('external_identities')
    .set({ synced_at: parts.clock.now() })
    .where('account_id', '=', accountId)
    .where('issuer', '=', joined.issuer)
    .where('subject', '=', joined.subject)
    .execute();
  return true;
}
