// Deletes expired data that nothing needs: in small statements, so that other writers do not wait for long.
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../store/schema.ts';
import { type Expiry, REMEMBERED, SEEN } from './expiry.ts';
import { personalTables } from './personal-tables.ts';

/** How long an unfinished sign-in is kept, ms: anybody can begin one. */
const UNFINISHED = 3_600_000;
/** Rows of one statement, and statements for one table in one round: what is left waits for the next. */
const AT_ONCE = 500;
const MOST_STATEMENTS = 200;

/** Every table whose rows end: those of people, and two that name nobody. */
const expiries: Readonly<Record<string, Expiry>> = {
  sign_ins: {
    key: ['hash'],
    isOver: (now) => sql`created_at < ${now - UNFINISHED}
      and (created_at < ${now - REMEMBERED} or (expires_at > 0 and expires_at < ${now}))`,
  },
  // A deleted link opens nothing either; until then the list shows who had one.
  preview_links: { key: ['id'], isOver: (now) => sql`expires_at < ${now - SEEN}` },
  ...Object.fromEntries(Object.entries(personalTables).flatMap(([table, { expiry }]) => (expiry ? [[table, expiry]] : []))),
};

/** Deletes some rows that are over; the number of them. */
async function deleteSome(db: Kysely<Tables>, table: string, { key, isOver }: Expiry, now: number): Promise<number> {
  const columns = sql.join(key.map((name) => sql.ref(name)));
  const over = sql`select ${columns} from ${sql.table(table)} where ${isOver(now)} limit ${AT_ONCE}`;
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where (${columns}) in (${over})`.execute(db);
  return Number(numAffectedRows);
}

/** One round at `now` (ms); `goesOn` false ends it after the statement under way. Throws when the database cannot be written. */
export async function sweep(db: Kysely<Tables>, now: number, goesOn: () => boolean = () => true): Promise<void> {
  for (const [table, expiry] of Object.entries(expiries))
    for (let nth = 0; nth < MOST_STATEMENTS && goesOn(); nth += 1) if ((await deleteSome(db, table, expiry, now)) < AT_ONCE) break;
}
