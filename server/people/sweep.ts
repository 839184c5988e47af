// Deletes expired data of people that nothing needs: in small statements, so that other writers do not wait for long.
import type { Kysely } from 'kysely';
import { FORGOTTEN_AFTER } from '../identity/lockout.ts';
import { WISH_HOLDS } from '../identity/registrations.ts';
import type { Tables } from '../store/schema.ts';

const DAY = 86_400_000;
/** How long what is over is remembered, ms: a link opened twice is still understood. */
const REMEMBERED = DAY;
/** How long an unfinished sign-in is kept, ms: anybody can begin one. */
const UNFINISHED = 3_600_000;
/** How long the audit log keeps what strangers can cause, and the list of preview links those that are over, ms; everything else in the log stays. */
const SEEN = 90 * DAY;
/** Rows of one statement, and statements for one table in one round: what is left waits for the next. */
const AT_ONCE = 500;
const MOST_STATEMENTS = 200;

type Statement = (db: Kysely<Tables>, now: number) => Promise<{ numDeletedRows: bigint }>;

/** One statement for each table; the indexes of the migrations lead to the rows. */
const statements: readonly Statement[] = [
  (db, now) =>
    db
      .deleteFrom('sign_ins')
      .where('hash', 'in', (eb) =>
        eb
          .selectFrom('sign_ins')
          .select('hash')
          .where('created_at', '<', now - UNFINISHED)
          .where((or) => or.or([or('created_at', '<', now - REMEMBERED), or.and([or('expires_at', '>', 0), or('expires_at', '<', now)])]))
          .limit(AT_ONCE),
      )
      .executeTakeFirst(),
  (db, now) =>
    db
      .deleteFrom('codes')
      .where('hash', 'in', (eb) =>
        eb
          .selectFrom('codes')
          .select('hash')
          .where('expires_at', '<', now - REMEMBERED)
          .limit(AT_ONCE),
      )
      .executeTakeFirst(),
  (db, now) =>
    db
      .deleteFrom('sessions')
      .where('hash', 'in', (eb) =>
        eb
          .selectFrom('sessions')
          .select('hash')
          .where('expires_at', '<', now - REMEMBERED)
          .limit(AT_ONCE),
      )
      .executeTakeFirst(),
  // A deleted link opens nothing either; until then the list shows who had one.
  (db, now) =>
    db
      .deleteFrom('preview_links')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('preview_links')
          .select('id')
          .where('expires_at', '<', now - SEEN)
          .limit(AT_ONCE),
      )
      .executeTakeFirst(),
  // By then a wrong password begins a new row of them anyway (`countWrong`).
  (db, now) =>
    db
      .deleteFrom('sign_in_failures')
      .where((eb) =>
        eb(
          eb.refTuple('instance_key', 'email_key'),
          'in',
          eb
            .selectFrom('sign_in_failures')
            .select(['instance_key', 'email_key'])
            .where('last_at', '<=', now - FORGOTTEN_AFTER)
            .where((or) => or.or([or('locked_until', 'is', null), or('locked_until', '<=', now - FORGOTTEN_AFTER)]))
            .limit(AT_ONCE)
            .$asTuple('instance_key', 'email_key'),
        ),
      )
      .executeTakeFirst(),
  // Anybody can request an account with another person's address.
  (db, now) =>
    db
      .deleteFrom('registrations')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('registrations')
          .select('id')
          .where('created_at', '<=', now - WISH_HOLDS)
          .limit(AT_ONCE),
      )
      .executeTakeFirst(),
  (db, now) =>
    db
      .deleteFrom('audit_log')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('audit_log')
          .select('id')
          .where('kind', 'in', ['wrong-password', 'locked', 'sign-in-refused'])
          .where('at', '<', now - SEEN)
          .limit(AT_ONCE),
      )
      .executeTakeFirst(),
];

/** One round at `now` (ms); `goesOn` false ends it after the statement under way. Throws when the database cannot be written. */
export async function sweep(db: Kysely<Tables>, now: number, goesOn: () => boolean = () => true): Promise<void> {
  for (const statement of statements)
    for (let nth = 0; nth < MOST_STATEMENTS && goesOn(); nth += 1) if ((await statement(db, now)).numDeletedRows < BigInt(AT_ONCE)) break;
}
