// Handlers of src/contract/help-desk.ts: a question of an account, or of a visitor whose address a letter confirms.
import { randomUUID } from 'node:crypto';
import type * as contract from '../../src/contract/help-desk.ts';
import type { GuestQuestion } from '../../src/contract/help-desk.ts';
import { wireMessage } from '../chat/chat-view.ts';
import { badRequest, notFound } from '../http/errors.ts';
import { networkOf } from '../http/network-of.ts';
import { sendEventLetter } from '../mail/event-letter.ts';
import { isMailAddress } from '../mail/mail-address.ts';
import { publishedMessagesOf } from '../messages/published-messages.ts';
import { addThreadMessage, createThread, changeThread, messagesOfThread, type ThreadRow } from '../messages/stored-threads.ts';
import { announceThread, tellHelpDesk, writeMessage } from '../messages/write-message.ts';
import { GUEST_WAITS } from '../people/contact-tables.ts';
import type { PublishedEvent } from '../published/event.ts';
import { demandSignedIn } from '../sessions/caller.ts';
import { hashOf, newSecret } from '../sessions/secrets.ts';
import { demandEvent } from './event-of-request.ts';
import { type HandlersOf, live, type Live } from './handlers.ts';

const demandTopic = (event: PublishedEvent, topic: string): void => {
  if (!publishedMessagesOf(event).topics.has(topic)) throw notFound('The help desk has no such topic.', 'Topic');
};

/** The question of a code; one that is not confirmed within its time is gone. Throws RequestError 404. */
async function demandQuestion(
  { people: { db }, clock }: Pick<Live, 'people' | 'clock'>,
  event: PublishedEvent,
  code: string,
): Promise<ThreadRow> {
  const row = await db
    .selectFrom('threads')
    .selectAll()
    .where('code_hash', '=', hashOf(code))
    .where('event_id', '=', event.id)
    .executeTakeFirst();
  if (!row || (row.state === 'unconfirmed' && row.created_at <= clock.now() - GUEST_WAITS))
    throw notFound('This link does not work, or no longer.', 'Code');
  return row;
}

/** What a guest gets: who answers is the help desk, by no name. */
async function wire(
  { people: { db } }: Pick<Live, 'people'>,
  event: PublishedEvent,
  row: ThreadRow,
  language: string | undefined,
): Promise<GuestQuestion> {
  const rows = await messagesOfThread(db, row.id, undefined);
  return {
    Subject: row.subject,
    Topic: event.text(publishedMessagesOf(event).topics.get(row.topic)?.Name ?? row.topic, event.languageFor(language)),
    IsConfirmed: row.state !== 'unconfirmed',
    IsClosed: row.state === 'closed',
    Messages: rows.map((message) => ({
      ...wireMessage(message, 0),
      IsOwn: message.is_staff === 0,
      Name: message.is_staff === 1 ? '' : row.guest_name,
    })),
  };
}

export const helpDesk: HandlersOf<typeof contract> = {
  askHelpDesk: live(async ({ language }, parts, { body, ...call }) => {
    const { account } = demandSignedIn(call.caller);
    const event = demandEvent(call.event);
    demandTopic(event, body.Topic);
    const { people, clock } = parts;
    const { db } = people;
    const thread_key = `${account.id}:${body.ClientId}`;
    const known = await db
      .selectFrom('threads')
      .select('id')
      .where('event_id', '=', event.id)
      .where('kind', '=', 'help')
      .where('thread_key', '=', thread_key)
      .executeTakeFirst();
    if (!known) await people.limits.demandFor('help', String(account.id));
    const row = await createThread(
      db,
      {
        event_id: event.id,
        kind: 'help',
        thread_key,
        topic: body.Topic,
        subject: body.Subject,
        state: 'open',
        asked_by: account.id,
        language: event.languageFor(language),
      },
      [account.id],
      clock.now(),
    );
    await writeMessage(
      { ...parts, event, address: call.address, browser: call.browser },
      row,
      { accountId: account.id, isStaff: false },
      body,
    );
    return { ThreadId: row.id, ...(people.post.isOff && { MailIsOff: true as const }) };
  }),

  askAsGuest: live(async ({ language: asked }, parts, { body, ...call }) => {
    const event = demandEvent(call.event);
    const { people, clock } = parts;
    const { guests } = publishedMessagesOf(event);
    if (!guests) throw notFound('The help desk answers accounts alone.');
    demandTopic(event, body.Topic);
    if (!isMailAddress(body.Email)) throw badRequest('This is no e-mail address.', 'Email');
    // Nothing would ever be confirmed: nothing is kept.
    if (people.post.isOff) return { Sent: false };
    const guest_key = body.Email.toLowerCase();
    await people.limits.demandFor('guest-network', networkOf(call.address));
    await people.limits.demandFor('guest-address', JSON.stringify([event.id, guest_key]));
    const code = newSecret();
    const language = event.languageFor(asked);
    const row = await createThread(
      people.db,
      {
        event_id: event.id,
        kind: 'help',
        thread_key: randomUUID(),
        topic: body.Topic,
        subject: body.Subject,
        state: 'unconfirmed',
        guest_name: body.Name,
        guest_email: body.Email,
        guest_key,
        code_hash: hashOf(code),
        language,
      },
      [],
      clock.now(),
    );
    await addThreadMessage(
      people.db,
      { threadId: row.id, accountId: null, isStaff: false, clientId: 'first-message', content: body.Text },
      clock.now(),
    );
    await sendEventLetter(
      { ...parts, event, address: call.address, browser: call.browser },
      {
        kind: 'helpConfirm',
        to: body.Email,
        name: body.Name,
        about: [guest_key],
        page: 'helpdesk',
        params: {},
        query: { question: code },
        language,
      },
    );
    return { Sent: true };
  }),

  readGuestQuestion: live(async ({ language }, parts, { body, event: asked }) => {
    const event = demandEvent(asked);
    return wire(parts, event, await demandQuestion(parts, event, body.Code), language);
  }),

  confirmGuestQuestion: live(async ({ language }, parts, { body, ...call }) => {
    const event = demandEvent(call.event);
    const row = await demandQuestion(parts, event, body.Code);
    if (row.state === 'unconfirmed') {
      await changeThread(parts.people.db, row.id, { state: 'open' });
      await announceThread({ people: parts.people, event }, row);
      await tellHelpDesk({ ...parts, event, address: call.address, browser: call.browser }, row);
    }
    return wire(parts, event, { ...row, state: row.state === 'unconfirmed' ? 'open' : row.state }, language);
  }),

  writeAsGuest: live(async ({ language }, parts, { body: { Code, ...body }, ...call }) => {
    const event = demandEvent(call.event);
    const row = await demandQuestion(parts, event, Code);
    if (row.state === 'unconfirmed') throw notFound('Confirm the question first.', 'Code');
    await writeMessage({ ...parts, event, address: call.address, browser: call.browser }, row, { accountId: null, isStaff: false }, body);
    return wire(parts, event, await demandQuestion(parts, event, Code), language);
  }),
};
