// Kysely on an embedded database: reads are answered here without waiting, writes go to the thread that writes.
import type Database from 'better-sqlite3';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type DialectAdapter,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { troubleOf } from '../store-error.ts';
import type { Ran } from './write-thread.ts';
import type { Turn, Writer } from './writer.ts';

/** Between two tries while the file is being recovered or checked in by another process, ms; readers meet that hardly ever. */
const RETRY_EVERY = 5;
/** Prepared statements kept. */
const MOST_PREPARED = 500;

type Connection = DatabaseConnection & { turn?: Turn | undefined };

/** Creates the dialect. `reader` is only read; `wait`: how long a read waits where it must, ms. */
export function sqliteDialect(reader: Database.Database, writer: Writer, wait: number): Dialect {
  const prepare = keepPrepared(reader);
  const execute = async <R>(connection: Connection, query: CompiledQuery): Promise<QueryResult<R>> => {
    const statement = { sql: query.sql, parameters: query.parameters };
    if (connection.turn) return resultOf(await connection.turn.run(statement));
    // What no builder made is judged by what it does.
    const isBuilt = ['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'].includes(query.query.kind);
    if (isBuilt || !prepare(query.sql).readonly) return resultOf(await writer.write(statement, !isBuilt));
    return { rows: await patiently(wait, () => prepare(query.sql).all(query.parameters) as R[]) };
  };
  return {
    createAdapter: () => adapter,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createDriver: () => ({
      init: async () => {},
      async acquireConnection() {
        const connection: Connection = {
          executeQuery: (query) => execute(connection, query),
          async *streamQuery(query) {
            yield await execute(connection, query);
          },
        };
        return connection;
      },
      // Whoever begins will write: waiting happens here and nowhere later.
      async beginTransaction(connection: Connection) {
        connection.turn = await writer.begin();
      },
      async commitTransaction(connection: Connection) {
        await connection.turn?.commit();
        connection.turn = undefined;
      },
      async rollbackTransaction(connection: Connection) {
        const { turn } = connection;
        connection.turn = undefined;
        await turn?.rollback();
      },
      async releaseConnection(connection: Connection) {
        await connection.turn?.rollback();
      },
      destroy: async () => {},
    }),
  };
}

/** Each caller has a connection of its own here; the writer orders the writes. */
const adapter: DialectAdapter = Object.defineProperty(new SqliteAdapter(), 'supportsMultipleConnections', { value: true });

function resultOf<R>({ rows, changes, lastId }: Ran): QueryResult<R> {
  return {
    rows: rows as R[],
    ...(changes !== undefined && { numAffectedRows: BigInt(changes) }),
    ...(lastId !== undefined && { insertId: BigInt(lastId) }),
  };
}

function keepPrepared(reader: Database.Database): (sql: string) => Database.Statement {
  const prepared = new Map<string, Database.Statement>();
  return (sql) => {
    let statement = prepared.get(sql);
    if (!statement) {
      statement = reader.prepare(sql);
      if (prepared.size >= MOST_PREPARED) prepared.clear();
      prepared.set(sql, statement);
    }
    return statement;
  };
}

async function patiently<T>(wait: number, read: () => T): Promise<T> {
  for (let left = wait; ; left -= RETRY_EVERY) {
    try {
      return read();
    } catch (error) {
      if (troubleOf(error) !== 'busy' || left <= 0) throw error;
    }
    await new Promise((later) => setTimeout(later, RETRY_EVERY));
  }
}
