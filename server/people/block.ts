// Blocks an account and opens it again; a blocked one signs in nowhere, and all its sessions end at once.
import type { AccountRow } from './accounts.ts';
import type { People } from './people.ts';

/** What blocking needs of the people. */
export type BlockParts = Pick<People, 'db' | 'clock' | 'sessions' | 'audit'>;

/** Blocks it; the number of sessions that ended, by which callers forget it. `actor` as the audit log names it. */
export async function blockAccount({ db, clock, sessions, audit }: BlockParts, account: AccountRow, actor: string): Promise<number> {
  await db.updateTable('accounts').set({ blocked_at: clock.now() }).where('id', '=', account.id).execute();
  const ended = await sessions.end({ accountId: account.id, isBlocked: true });
  await audit.note({ kind: 'blocked', actor, subject: `account:${account.id}`, place: account.instance_key, detail: '' });
  return ended;
}

/** Opens it again. */
export async function unblockAccount({ db, audit }: Pick<BlockParts, 'db' | 'audit'>, account: AccountRow, actor: string): Promise<void> {
  await db.updateTable('accounts').set({ blocked_at: null }).where('id', '=', account.id).execute();
  await audit.note({ kind: 'unblocked', actor, subject: `account:${account.id}`, place: account.instance_key, detail: '' });
}
