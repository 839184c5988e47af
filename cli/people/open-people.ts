// What commands about people need: the store of the environment, its sessions, callers and audit log.
import { createAudit } from '../../server/people/audit.ts';
import type { BlockParts } from '../../server/people/block.ts';
import type { DeleteParts } from '../../server/people/delete-person.ts';
import type { AccountRow } from '../../server/people/accounts.ts';
import { accountsNamed } from '../../server/people/find-account.ts';
import { createServerKeys, type ServerKeys } from '../../server/people/server-keys.ts';
import { createCallers } from '../../server/sessions/caller.ts';
import { createSessions } from '../../server/sessions/sessions.ts';
import type { Database, Store } from '../../server/store/store.ts';
import { UsageError } from '../output/usage-error.ts';
import { clockOfEnvironment, storeOfEnvironment } from '../store/environment-store.ts';

/** How the audit log names the person at the command line. */
export const ACTOR = 'cli';

export type OpenPeople = BlockParts & DeleteParts & { store: Store & Database; keys: ServerKeys };

/** Opens them for the time of one piece of work. Throws UsageError when the store cannot be opened. */
export async function withPeople<T>(work: (people: OpenPeople) => Promise<T>): Promise<T> {
  const store = await storeOfEnvironment();
  // A server that was started with FOYER_CLOCK lives at that time, and so do its links and codes.
  const clock = clockOfEnvironment();
  const { db, signals } = store;
  const sessions = createSessions({ db, signals, clock });
  const callers = createCallers({ db, signals, clock, sessions });
  try {
    return await work({ store, db, clock, sessions, callers, audit: createAudit({ db, clock }), keys: createServerKeys(db) });
  } finally {
    callers.close();
    await store.close();
  }
}

/** The one account somebody means. Throws UsageError for none, and for several instances with this address. */
export async function accountNamed({ db }: OpenPeople, who: string, instance: string | undefined): Promise<AccountRow> {
  const found = await accountsNamed(db, who, instance);
  const [first] = found;
  if (!first) throw new UsageError(`There is no account ${who}${instance === undefined ? '' : ` in ${instance}`}.`);
  if (found.length > 1)
    throw new UsageError(`${who} has an account in ${found.map((one) => one.instance_key).join(' and ')}; choose with --instance.`);
  return first;
}
