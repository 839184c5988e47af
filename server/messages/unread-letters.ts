// Letters to participants who want them: of messages that were not read for an hour, once until they have read. As long as a server runs, it looks every few minutes.
import type { FastifyInstance } from 'fastify';
import type { EventCache } from '../published/event-cache.ts';
import type { Live } from '../routes/handlers.ts';
import { sendEventLetter } from '../mail/event-letter.ts';

/** Time after which a message counts as unread, and time between two looks, ms. */
const UNREAD_AFTER = 3_600_000;
const EVERY = 120_000;
/** Letters of one look. */
const AT_ONCE = 200;

type Parts = Pick<Live, 'people' | 'store'> & { eventCache: Pick<EventCache, 'byId'> };

/** Sends those that are due at `now` (ms): one for each participant and conversation, until they have read it. */
export async function sendUnreadLetters({ people, store, eventCache }: Parts, now: number): Promise<number> {
  const { db } = people;
  const due = await db
    .selectFrom('thread_members')
    .innerJoin('threads', 'threads.id', 'thread_members.thread_id')
    .innerJoin('thread_messages', 'thread_messages.id', 'threads.last_message')
    .innerJoin('networking_profiles', (join) =>
      join
        .onRef('networking_profiles.account_id', '=', 'thread_members.account_id')
        .onRef('networking_profiles.event_id', '=', 'threads.event_id'),
    )
    .innerJoin('accounts', 'accounts.id', 'thread_members.account_id')
    .select([
      'threads.id',
      'threads.event_id',
      'thread_members.account_id',
      'thread_members.letter_at',
      'accounts.email',
      'accounts.first_name',
    ])
    .where('threads.kind', '=', 'direct')
    .where('threads.state', '<>', 'declined')
    .where('networking_profiles.wants_letters', '=', 1)
    .where('accounts.confirmed_at', 'is not', null)
    .where('thread_messages.sent_at', '<=', now - UNREAD_AFTER)
    .whereRef('thread_messages.id', '>', 'thread_members.read_up_to')
    .whereRef('thread_messages.sent_at', '>', 'thread_members.letter_at')
    .where((eb) =>
      eb.or([eb('thread_messages.account_id', 'is', null), eb('thread_messages.account_id', '<>', eb.ref('thread_members.account_id'))]),
    )
    .limit(AT_ONCE)
    .execute();
  let sent = 0;
  for (const { id, event_id, account_id, letter_at, email, first_name } of due) {
    const event = await eventCache.byId(event_id);
    // Of several servers the first one takes it.
    const { numUpdatedRows } = await db
      .updateTable('thread_members')
      .set({ letter_at: now })
      .where('thread_id', '=', id)
      .where('account_id', '=', account_id)
      .where('letter_at', '=', letter_at)
      .executeTakeFirstOrThrow();
    if (!event || numUpdatedRows === 0n) continue;
    sent += 1;
    await sendEventLetter(
      { people, store, event, address: '', browser: { origin: '' } },
      {
        kind: 'unread',
        to: email,
        name: first_name,
        // Of several conversations within the hour a few letters are enough.
        about: [account_id],
        page: 'MessagesPage',
        params: {},
        language: event.languageFor(undefined),
      },
    );
  }
  return sent;
}

/** Starts it on a server; it ends with the app, before the database is closed. */
export function registerUnreadLetters(app: FastifyInstance, parts: Parts): void {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(() => sendUnreadLetters(parts, parts.people.clock.now()))
      .catch((error: unknown) => app.log.error({ err: error }, 'letters about unread messages could not be sent'));
  }, EVERY);
  timer.unref();
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await running;
  });
}
