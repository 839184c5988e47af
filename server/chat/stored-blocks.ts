// Who wants nothing more of whom: a visitor of a company, or a company of a visitor. Asked by chats and by proposed meetings.
import type { Kysely } from 'kysely';
import type { Tables } from '../store/schema.ts';
import type { ChatPerson } from './stored-chats.ts';

type Db = Kysely<Tables>;
/** The organiser ends a conversation that was reported; both sides see it as a block of the other. */
export type BlockSide = 'visitor' | 'staff' | 'organiser';

/** The sides that have blocked the other. */
export async function blocksOf(db: Db, { eventId, company, accountId }: ChatPerson): Promise<ReadonlySet<BlockSide>> {
  const rows = await db
    .selectFrom('chat_blocks')
    .select('side')
    .where('event_id', '=', eventId)
    .where('company_id', '=', company)
    .where('account_id', '=', accountId)
    .execute();
  return new Set(rows.map(({ side }) => side));
}

/** The same as one side sees it. */
export const blockedAs = (blocks: ReadonlySet<BlockSide>, side: BlockSide): 'none' | 'own' | 'other' =>
  blocks.has(side) ? 'own' : blocks.size > 0 ? 'other' : 'none';

/** Blocks for a side, or ends that. `now` in ms. */
export async function setBlock(
  db: Db,
  { eventId, company, accountId }: ChatPerson,
  { side, isOn }: { side: BlockSide; isOn: boolean },
  now: number,
): Promise<void> {
  const of = { event_id: eventId, company_id: company, account_id: accountId, side };
  if (isOn)
    await db
      .insertInto('chat_blocks')
      .values({ ...of, blocked_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await db
      .deleteFrom('chat_blocks')
      .where((eb) => eb.and(of))
      .execute();
}
