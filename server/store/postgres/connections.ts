// Connections to PostgreSQL that never wait without end: every step has a limit, and one that did not answer is discarded.
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { STORE_AWAY, StoreError } from '../store-error.ts';

type Client = Awaited<ReturnType<PostgresPool['connect']>>;

/** Connections of one server. */
const MOST = 8;
/** Silence after which TCP keep-alive checks the peer, ms. */
const KEEP_ALIVE = 10_000;

/** Settings of connections that are given `patience` ms for a lock and, unless the address says otherwise, for a connection; twice that for one query. */
export const limited = (url: string, patience: number) => ({
  connectionString: url,
  connectionTimeoutMillis: connectTimeoutOf(url) ?? patience,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE,
  // The other side gives up first, so that a connection outlives a slow query; an answer that is late is not awaited.
  lock_timeout: patience,
  statement_timeout: Math.round(patience * 1.5),
  query_timeout: patience * 2,
  idle_in_transaction_session_timeout: patience * 4,
});

/** How long the address itself lets a connection take, ms: `connect_timeout` in whole seconds, as in every address of PostgreSQL. */
function connectTimeoutOf(url: string): number | undefined {
  const seconds = URL.canParse(url) ? Number(new URL(url).searchParams.get('connect_timeout')) : 0;
  return Number.isSafeInteger(seconds) && seconds > 0 ? seconds * 1000 : undefined;
}

/** The connections Kysely takes. */
export function limitedPool(url: string, patience: number): PostgresPool {
  const pool = new pg.Pool({ ...limited(url, patience), max: MOST });
  // An idle connection that breaks is replaced by the pool at the next query; without listeners it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return {
    Client: pg.Client,
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw readable(error);
      });
      let isBroken = false;
      const query = async (sql: string, parameters: readonly unknown[]): Promise<pg.QueryResult> => {
        try {
          return await client.query(sql, [...parameters]);
        } catch (error) {
          // Who refused a query is there; anything else leaves open what the connection does next.
          isBroken ||= !(error instanceof pg.DatabaseError) || error.severity !== 'ERROR';
          throw readable(error);
        }
      };
      const release = (destroy?: boolean): void => client.release(destroy === true || isBroken);
      // Kysely's type knows cursors, too, which are not used here.
      return { query: query as unknown as Client['query'], release };
    },
  };
}

/** The message of `pg` when nobody answered; it gives such errors no code. */
const unanswered = /timeout|terminated|not queryable|was closed|has ended/i;

function readable(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof pg.DatabaseError || 'code' in error || !unanswered.test(error.message)) return error;
  return new StoreError(STORE_AWAY, `the database does not answer: ${error.message}`, error);
}
