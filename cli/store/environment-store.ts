// The store a server of the same environment uses (FOYER_DATA, DATABASE_URL), opened for one command.
import { type Clock, serverClock } from '../../server/clock.ts';
import { readSettings } from '../../server/settings.ts';
import { type Database, openStore, type Store, type StoreLocation } from '../../server/store/store.ts';
import { UsageError } from '../output/usage-error.ts';

/** How long a command waits for a server that is writing, in ms. */
const PATIENCE = 15_000;

/** Where it is. */
export function storeLocation(): StoreLocation {
  const { DATABASE_URL, FOYER_DATA } = process.env;
  return readSettings({ DATABASE_URL, FOYER_DATA }, []).store;
}

/** Opens it. Throws UsageError when it cannot be opened. */
export async function storeOfEnvironment(): Promise<Store & Database> {
  const location = storeLocation();
  try {
    return await openStore(location, { busyTimeout: PATIENCE });
  } catch (error) {
    // The address may hold a password, so it is not repeated.
    const where = 'folder' in location ? `folder ${location.folder} (FOYER_DATA)` : 'database of DATABASE_URL';
    throw new UsageError(`The ${where} cannot be opened: ${reasonOf(error)}`);
  }
}

/** The clock a server of the same environment starts with: FOYER_CLOCK, else the machine's. Throws SettingsError for what is no instant. */
export const clockOfEnvironment = (): Clock => serverClock(readSettings({ FOYER_CLOCK: process.env['FOYER_CLOCK'] }, []).startsAt);

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

/** What follows it where a command makes what ends. */
export const clockHelp = `
  FOYER_CLOCK   instant at which the server was started to live; default: now`;
