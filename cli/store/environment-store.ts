// The store a server of the same environment uses (FOYER_DATA, DATABASE_URL), opened for one command.
import { readSettings } from '../../server/settings.ts';
import { type Database, openStore, type Store } from '../../server/store/store.ts';
import { UsageError } from '../output/usage-error.ts';

/** How long a command waits for a server that is writing, in ms. */
const PATIENCE = 15_000;

/** Opens it. Throws UsageError when it cannot be opened. */
export async function storeOfEnvironment(): Promise<Store & Database> {
  const { DATABASE_URL, FOYER_DATA } = process.env;
  const location = readSettings({ DATABASE_URL, FOYER_DATA }, []).store;
  try {
    return await openStore(location, { busyTimeout: PATIENCE });
  } catch (error) {
    // The address may hold a password, so it is not repeated.
    const where = 'folder' in location ? `folder ${location.folder} (FOYER_DATA)` : 'database of DATABASE_URL';
    throw new UsageError(`The ${where} cannot be opened: ${reasonOf(error)}`);
  }
}

/** A refused connection is an error of several addresses with an empty message of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

/** What follows `foyer`'s help of commands that use the store. */
export const storeHelp = `
Environment:
  FOYER_DATA    folder of the embedded database (default .foyer)
  DATABASE_URL  address of a PostgreSQL database, used instead`;
