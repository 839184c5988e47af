// Handlers of src/contract/messages.ts: everybody's own conversations, and nobody else's.
import { MESSAGES_AT_ONCE } from '../../src/base/chat-limits.ts';
import type * as contract from '../../src/contract/messages.ts';
import { wireMessage } from '../chat/chat-view.ts';
import { notFound, RequestError } from '../http/errors.ts';
import { onOneLine } from '../mail/mail-address.ts';
import { demandKeys, mayUse } from '../messages/may-write.ts';
import { namesOf } from '../messages/names-of.ts';
import { publishedMessagesOf } from '../messages/published-messages.ts';
import { blocksOfAccount, profileOfPublic, profileRow, setMessageBlock } from '../messages/stored-networking.ts';
import { storeMessageReport } from '../messages/stored-message-reports.ts';
import * as stored from '../messages/stored-threads.ts';
import { demandThread, demandWriting, groupsOf, isOpen, mayWriteKind, topicsOf } from '../messages/thread-place.ts';
import { wireThread } from '../messages/thread-view.ts';
import { announceThread, writeMessage } from '../messages/write-message.ts';
import { accountAt, demandSignedIn } from '../sessions/caller.ts';
import { demandEvent } from './event-of-request.ts';
import { type HandlersOf, live } from './handlers.ts';

export const messages: HandlersOf<typeof contract> = {
  listThreads: live(async ({ list, language: asked }, { people, clock }, { caller, event: named }) => {
    const { account } = demandSignedIn(caller);
    const event = demandEvent(named);
    const { db } = people;
    const topics = topicsOf(event, caller);
    const groups = list === 'group' ? await groupsOf(people, event, caller) : [];
    for (const key of groups)
      await stored.createThread(db, { event_id: event.id, kind: 'group', thread_key: key, state: 'open' }, [], clock.now());
    const of = { eventId: event.id, accountId: account.id };
    const rows =
      list === 'desk'
        ? await stored.questionThreads(db, event.id, topics)
        : await stored.threadsOf(db, { ...of, kind: list, ...(list === 'group' && { keys: groups }) });
    const names = await namesOf(db, rows, account.id);
    const language = event.languageFor(asked);
    const facts = { isDesk: list === 'desk', accountId: account.id, language };
    return {
      IsDesk: topics.length > 0,
      Threads: rows.map((row) =>
        wireThread(event, row, { ...facts, name: names.get(row.id) ?? '', content: row.content, unread: row.unread }),
      ),
    };
  }),

  readThread: live(async ({ threadid, before, language }, { people, clock }, call) => {
    const place = await demandThread({ people }, call, threadid);
    const { event, row, account, isDesk, blocked, readByOthers } = place;
    const rows = await stored.messagesOfThread(people.db, row.id, before);
    const page = rows.slice(-MESSAGES_AT_ONCE);
    const name = (await namesOf(people.db, [row], account.id)).get(row.id) ?? '';
    const facts = {
      name,
      isDesk,
      accountId: account.id,
      content: page.at(-1)?.content ?? '',
      unread: 0,
      language: event.languageFor(language),
    };
    return {
      ...wireThread(event, row, facts),
      Messages: page.map((message) => wireMessage(message, account.id)),
      Next: rows.length > page.length ? page[0]!.id : 0,
      ReadByOthers: readByOthers,
      MayWrite: blocked === 'none' && isOpen(row) && mayWriteKind(event, call.caller.who, row.kind, clock.now()),
      Blocked: blocked,
    };
  }),

  writeInThread: live(async ({ threadid }, parts, { body, ...call }) => {
    const place = await demandThread(parts, call, threadid);
    const { event, row, account, isDesk } = place;
    const written = await writeMessage(
      { ...parts, event, address: call.address, browser: call.browser },
      row,
      { accountId: account.id, isStaff: isDesk },
      body,
      () => demandWriting(place, call.caller, parts.clock.now()),
    );
    return { Message: wireMessage(written, account.id) };
  }),

  markThreadRead: live(async ({ threadid, messageid }, { people }, call) => {
    const { event, row, account, isDesk } = await demandThread({ people }, call, threadid);
    const upTo = Math.min(messageid, row.last_message);
    if (isDesk && upTo > row.staff_read) await stored.changeThread(people.db, row.id, { staff_read: upTo });
    if (!isDesk) await stored.readUpTo(people.db, row.id, account.id, upTo);
    if (row.kind !== 'group') await announceThread({ people, event }, row);
    return { Read: true };
  }),

  beginThread: live(async ({ personid }, parts, { body, ...call }) => {
    const { caller } = call;
    const { account } = demandSignedIn(caller);
    const event = demandEvent(call.event);
    const { people, clock } = parts;
    const { db } = people;
    const now = clock.now();
    if (!publishedMessagesOf(event).inbox) throw new RequestError(403, 'not-allowed', 'This event has no messages between participants.');
    demandKeys(event, caller, ['messages', 'networking'], now);
    const of = { eventId: event.id, accountId: account.id };
    if ((await profileRow(db, of))?.takes_messages !== 1)
      throw new RequestError(409, 'not-allowing', 'Allow messages of other participants first.');
    const other = await profileOfPublic(db, event.id, personid);
    const blocks = await blocksOfAccount(db, of);
    const who = other && (await accountAt(db, other.account_id, event, now));
    // Somebody who has blocked them is as one who is not there.
    if (
      !other ||
      !who ||
      other.account_id === account.id ||
      other.takes_messages !== 1 ||
      blocks.other.has(other.account_id) ||
      !mayUse(event, who.who, ['messages', 'networking'], now)
    )
      throw notFound('Nobody here takes messages under this name.', 'personid');
    if (blocks.own.has(other.account_id)) throw new RequestError(409, 'blocked', 'You have blocked this participant.');
    const key = stored.directKey(account.id, other.account_id);
    const known = (await stored.threadsOf(db, { ...of, kind: 'direct' })).find(({ thread_key }) => thread_key === key);
    if (known) return { ThreadId: known.id };
    await people.limits.demandFor('message-request', String(account.id));
    const row = await stored.createThread(
      db,
      { event_id: event.id, kind: 'direct', thread_key: key, state: 'asked', asked_by: account.id },
      [account.id, other.account_id],
      now,
    );
    if (row.asked_by === account.id)
      await writeMessage(
        { ...parts, event, address: call.address, browser: call.browser },
        row,
        { accountId: account.id, isStaff: false },
        body,
      );
    return { ThreadId: row.id };
  }),

  answerThread: live(async ({ threadid, accept }, { people }, call) => {
    const { event, row, account } = await demandThread({ people }, call, threadid);
    if (row.kind !== 'direct' || row.asked_by === account.id || !['asked', 'declined', 'open'].includes(row.state))
      throw new RequestError(409, 'not-asked', 'You were not asked for this conversation.');
    const state = accept === 'true' ? 'open' : 'declined';
    if (state !== row.state) {
      await stored.changeThread(people.db, row.id, { state });
      await announceThread({ people, event }, row);
    }
    return { State: state };
  }),

  blockInThread: live(async ({ threadid, blocked }, { people, clock }, call) => {
    const { event, row, account, otherId } = await demandThread({ people }, call, threadid);
    if (otherId === 0) throw new RequestError(409, 'not-direct', 'There is no other participant to block.');
    await setMessageBlock(people.db, { eventId: event.id, accountId: account.id }, otherId, blocked === 'true', clock.now());
    await announceThread({ people, event }, row);
    return { Blocked: (await demandThread({ people }, call, threadid)).blocked };
  }),

  reportThread: live(async ({ threadid }, { people, clock }, { body, ...call }) => {
    const { event, row, account, otherId } = await demandThread({ people }, call, threadid);
    await people.limits.demandFor('chat-report', String(account.id));
    await storeMessageReport(people.db, row, { accountId: account.id, otherId, reason: onOneLine(body.Reason, 500) }, clock.now());
    await people.audit.note({
      kind: 'message-report',
      actor: `account:${account.id}`,
      subject: otherId > 0 ? `account:${otherId}` : row.kind === 'group' ? `group:${row.thread_key}` : '',
      place: `${event.instance}/${event.shortName}`,
      detail: `conversation ${row.id}: ${onOneLine(body.Reason, 500)}`,
    });
    return { Reported: true };
  }),

  closeThread: live(async ({ threadid, closed }, { people }, call) => {
    const { event, row, isDesk } = await demandThread({ people }, call, threadid);
    if (!isDesk) throw new RequestError(403, 'not-desk', 'This is for those who answer for the help desk.');
    const state = closed === 'true' ? 'closed' : 'open';
    await stored.changeThread(people.db, row.id, { state });
    await announceThread({ people, event }, row);
    return { State: state };
  }),
};
