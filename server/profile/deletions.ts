// Accounts that asked to be deleted: they wait some days in which it can be taken back; then everything of their person goes. Letters say so at both ends.
import { DELETION_DAYS } from '../../src/base/own-limits.ts';
import { dateWords } from '../../src/i18n/dates.ts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { type EventLetterParts, sendEventLetter } from '../mail/event-letter.ts';
import { deletePerson } from '../people/delete-person.ts';
import type { People } from '../people/people.ts';
import type { EventCache } from '../published/event-cache.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/schema.ts';

const DAY = 86_400_000;
/** Accounts of one round: what is left waits for the next. */
const AT_ONCE = 50;
/** Wait after the start, so that a server begins with its visitors, and between the rounds, ms. */
const FIRST = 15_000;
const EVERY = 600_000;

/** Where it is asked for. */
type DeletionParts = Omit<EventLetterParts, 'people'> & {
  people: EventLetterParts['people'] & Pick<People, 'db' | 'clock' | 'audit'>;
};

/** Asks for it, with a letter to the owner; asked again, the first day stays. Returns the instant, ms. */
export async function askForDeletion(
  parts: DeletionParts,
  { id, email, firstName, language }: { id: number; email: string; firstName: string; language: string },
): Promise<number> {
  const { people, event } = parts;
  const { db, clock, audit } = people;
  const now = clock.now();
  const row = { account_id: id, asked_at: now, due_at: now + DELETION_DAYS * DAY, event_id: event.id, language };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('account_deletions')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  const subject = `account:${id}`;
  if (numInsertedOrUpdatedRows === 0n) return (await dueOf(db, id)) ?? row.due_at;
  await audit.note({ kind: 'deletion-asked', actor: subject, subject, place: '', detail: '' });
  await sendEventLetter(parts, {
    kind: 'deletionAsked',
    to: email,
    name: firstName,
    about: [id],
    page: 'MyAreaPage',
    params: { module: 'profile' },
    facts: [['deletedOn', dateWords(language, event.timeZone).longDate(row.due_at)]],
    language,
  });
  return row.due_at;
}

/** Takes it back. */
export async function keepAccount({ db, audit }: Pick<People, 'db' | 'audit'>, accountId: number): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('account_deletions').where('account_id', '=', accountId).executeTakeFirst();
  const subject = `account:${accountId}`;
  if (numDeletedRows > 0n) await audit.note({ kind: 'deletion-taken-back', actor: subject, subject, place: '', detail: '' });
}

/** When an account is deleted, ms; undefined where nobody asked for it. */
export async function dueOf(db: Kysely<Tables>, accountId: number): Promise<number | undefined> {
  return (await db.selectFrom('account_deletions').select('due_at').where('account_id', '=', accountId).executeTakeFirst())?.due_at;
}

type DueParts = { people: People; store: Pick<Store, 'domains'>; eventCache: Pick<EventCache, 'byId'> };

/** Deletes whose time has come, each with a last letter; the number of them. */
export async function deleteDue({ people, store, eventCache }: DueParts, now: number): Promise<number> {
  const { db } = people;
  const due = await db
    .selectFrom('account_deletions')
    .innerJoin('accounts', 'accounts.id', 'account_deletions.account_id')
    .selectAll('accounts')
    .select(['event_id', 'language'])
    .where('due_at', '<=', now)
    .limit(AT_ONCE)
    .execute();
  for (const { event_id, language, ...person } of due) {
    // Of several servers the first one writes.
    const isFirst = await takeLetter(db, person.id);
    const event = isFirst && event_id !== null ? await eventCache.byId(event_id) : undefined;
    await deletePerson(people, person, `account:${person.id}`);
    if (!event) continue;
    await sendEventLetter(
      { people, store, event, address: '', browser: { origin: '' } },
      {
        kind: 'deleted',
        to: person.email,
        name: person.first_name,
        about: [person.id],
        page: '',
        params: {},
        language: event.languageFor(language),
      },
    );
  }
  return due.length;
}

/** Whether the last letter is this server's to send. */
async function takeLetter(db: Kysely<Tables>, accountId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account_deletions')
    .set({ event_id: null })
    .where('account_id', '=', accountId)
    .where('event_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Starts it on a server; it ends with the app, before the database is closed. */
export function registerDeletions(app: FastifyInstance, parts: DueParts): void {
  let running: Promise<unknown> = Promise.resolve();
  const begin = (): void => {
    running = running
      .then(() => deleteDue(parts, parts.people.clock.now()))
      .catch((error: unknown) => app.log.error({ err: error }, 'accounts that asked for it could not be deleted'));
  };
  const timers = [setTimeout(begin, FIRST), setInterval(begin, EVERY)];
  for (const timer of timers) timer.unref();
  app.addHook('preClose', async () => {
    for (const timer of timers) clearTimeout(timer);
    await running;
  });
}
