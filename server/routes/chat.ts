// Handlers of src/contract/chat.ts: conversations of visitors with companies; every call asks anew on which side the caller is.
import type * as contract from '../../src/contract/chat.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { CHATS_AT_ONCE } from '../../src/base/chat-limits.ts';
import { CHAT_BEGUN } from '../chat/chat-begun.ts';
import { chatSetupOf, nameOfCompany, sideOf } from '../chat/chat-place.ts';
import { isStaffPresent } from '../chat/chat-presence.ts';
import { announceChat } from '../chat/chat-signals.ts';
import { visitorName, wireListed, wireMessage, wirePage, wireState } from '../chat/chat-view.ts';
import { sendMessage } from '../chat/send-message.ts';
import { blockedAs, blocksOf, setBlock } from '../chat/stored-blocks.ts';
import {
  beginChat,
  type ChatOwner,
  chatOfCompany,
  chatOfPerson,
  type ChatPerson,
  type ChatRow,
  chatsOfCompany,
  keepRestoreId,
  setReadUpTo,
  removeChat,
  setClosed,
  unreadByVisitor,
  unreadChats,
} from '../chat/stored-chats.ts';
import { messagesOf } from '../chat/stored-messages.ts';
import { storeReport } from '../chat/stored-reports.ts';
import { leadOfCompany } from '../exhibition/stored-leads.ts';
import { notFound, RequestError } from '../http/errors.ts';
import { onOneLine } from '../mail/mail-address.ts';
import { announceNotice } from '../meetings/announce-cancelled.ts';
import type { PublishedEvent } from '../published/event.ts';
import { demandSignedIn } from '../sessions/caller.ts';
import { demandEvent } from './event-of-request.ts';
import { type Asked, type HandlersOf, type Live, live } from './handlers.ts';

type Parts = Pick<Live, 'people' | 'clock' | 'accessControl'>;
type Call = Pick<Asked<Endpoint>, 'caller' | 'event' | 'browser'>;
/** A caller's side of one conversation; `row` undefined where the visitor has none yet. */
type Place = { event: PublishedEvent; owner: ChatOwner; accountId: number; side: 'visitor' | 'staff'; row: ChatRow | undefined };

/** How long a notification of a conversation that a company has begun stays, ms. */
const NOTICE_STAYS = 7 * 86_400_000;

const noChat = () => notFound('This event has no company with this id, or it has no such chat.', 'id');
const accessOf = ({ accessControl }: Pick<Parts, 'accessControl'>, { browser }: Call, event: PublishedEvent) =>
  accessControl.accessOf(browser.request, event);
const verdictOf = async (parts: Pick<Parts, 'accessControl' | 'clock'>, call: Call, event: PublishedEvent, company: string) =>
  sideOf(event, { access: await accessOf(parts, call, event), caller: call.caller, company, now: parts.clock.now() });

/** The company of a caller who is its staff. Throws RequestError 401, or 403 whether or not there is such a company. */
async function demandStaff(parts: Parts, call: Call, company: string): Promise<Omit<Place, 'row' | 'side'>> {
  const { account } = demandSignedIn(call.caller);
  const event = demandEvent(call.event);
  if ((await verdictOf(parts, call, event, company)).outcome !== 'staff')
    throw new RequestError(403, 'not-staff', 'Only staff of this company may do this: a valid ticket with its CompanyAccountId.', 'id');
  return { event, owner: { eventId: event.id, company }, accountId: account.id };
}

/** Their conversation, or with `chatid` one of their company. Throws RequestError 401, 403 or 404. */
async function demandPlace(parts: Parts, call: Call, { id, chatid }: { id: string; chatid?: number | undefined }): Promise<Place> {
  const { account } = demandSignedIn(call.caller);
  const { db } = parts.people;
  if (chatid !== undefined) {
    const staff = await demandStaff(parts, call, id);
    const row = await chatOfCompany(db, staff.owner, chatid);
    if (!row || row.last_message === 0) throw notFound('This company has no conversation with this id.', 'chatid');
    return { ...staff, side: 'staff', row };
  }
  const event = demandEvent(call.event);
  const owner = { eventId: event.id, company: id };
  const { outcome: side, reasons } = await verdictOf(parts, call, event, id);
  if (side === 'staff') throw new RequestError(403, 'own-company', 'Nobody writes to their own company; name a conversation.', 'chatid');
  if (reasons[0]?.rule === 'key') throw new RequestError(403, 'not-allowed', 'This event does not let you write to companies.');
  if (side === 'none') throw noChat();
  return { event, owner, accountId: account.id, side, row: await chatOfPerson(db, { ...owner, accountId: account.id }) };
}

const personOf = ({ owner }: Pick<Place, 'owner'>, row: ChatRow): ChatPerson => ({ ...owner, accountId: row.account_id });
/** Whether a side has blocked the other, as the caller's side sees it. */
async function blockedFor({ people }: Parts, { owner, accountId, side, row }: Place): Promise<'none' | 'own' | 'other'> {
  return blockedAs(await blocksOf(people.db, { ...owner, accountId: row?.account_id ?? accountId }), side);
}
const present = ({ people, clock }: Parts, { owner }: Pick<Place, 'owner'>): Promise<boolean> =>
  isStaffPresent(people.db, owner, clock.now());

export const chat: HandlersOf<typeof contract> = {
  getChatModel: live(async ({ id, language }, parts, call) => {
    const event = demandEvent(call.event);
    const setup = chatSetupOf(event, await accessOf(parts, call, event), id, language);
    if (!setup) throw noChat();
    const { db } = parts.people;
    const owner = { eventId: event.id, company: id };
    const row = call.caller.account ? await chatOfPerson(db, { ...owner, accountId: call.caller.account.id }) : undefined;
    const { Email: _, ...shown } = setup;
    const { outcome: side } = await verdictOf(parts, call, event, id);
    return {
      CompanyAccountId: id,
      ...shown,
      MayWrite: side !== 'none',
      StaffPresent: setup.Kind === 'text' && (await present(parts, { owner })),
      RestoreId: row?.restore_id ?? '',
      ChatId: wireState(row).ChatId,
      Unread: row ? await unreadByVisitor(db, row.id) : 0,
    };
  }),

  saveChatModel: live(async ({ id, restoreId }, parts, call) => {
    const { account } = demandSignedIn(call.caller);
    const event = demandEvent(call.event);
    const setup = chatSetupOf(event, await accessOf(parts, call, event), id);
    if (!setup || setup.Kind === 'none') throw noChat();
    await keepRestoreId(parts.people.db, { eventId: event.id, company: id, accountId: account.id }, restoreId, parts.clock.now());
    return { RestoreId: restoreId };
  }),

  readChat: live(async ({ before, ...asked }, parts, call) => {
    const place = await demandPlace(parts, call, asked);
    const { row, side, event } = place;
    const rows = row ? await messagesOf(parts.people.db, row.id, before) : [];
    return {
      ...wireState(row),
      Name: side === 'staff' ? visitorName(row!) : nameOfCompany(event, asked.id),
      ...wirePage(rows, place.accountId),
      StaffPresent: await present(parts, place),
      Blocked: await blockedFor(parts, place),
    };
  }),

  sendChatMessage: live(async (asked, parts, { body, ...call }) => {
    const place = await demandPlace(parts, call, asked);
    const { event, owner, accountId, side, row } = place;
    const message = await sendMessage(
      { ...parts, event, address: call.address, browser: call.browser },
      { owner, accountId, side, row },
      body,
    );
    const now = await chatOfCompany(parts.people.db, owner, message.chat_id);
    return { ...wireState(now), Message: wireMessage(message, accountId), StaffPresent: await present(parts, place) };
  }),

  markChatRead: live(async ({ messageid, ...asked }, parts, call) => {
    const place = await demandPlace(parts, call, asked);
    const { row, side, owner } = place;
    if (!row) return wireState(row);
    const { people } = parts;
    if (await setReadUpTo(people.db, row.id, side, messageid)) await announceChat(people, { ...personOf(place, row), chatId: row.id });
    return wireState(await chatOfCompany(people.db, owner, row.id));
  }),

  // Also of a company that has no chat any more, or is closed to them now: what they wrote is theirs.
  deleteChat: live(async ({ id }, { people }, call) => {
    const { account } = demandSignedIn(call.caller);
    const person = { eventId: demandEvent(call.event).id, company: id, accountId: account.id };
    const chatId = await removeChat(people.db, person);
    if (chatId !== undefined) await announceChat(people, { ...person, chatId, isDeleted: true });
    return { Deleted: chatId !== undefined };
  }),

  companyChats: live(async ({ id, before }, parts, call) => {
    const { owner } = await demandStaff(parts, call, id);
    const rows = await chatsOfCompany(parts.people.db, owner, before);
    const page = rows.slice(0, CHATS_AT_ONCE);
    return {
      Chats: page.map(wireListed),
      Next: rows.length > page.length ? page.at(-1)!.last_message : 0,
      Unread: await unreadChats(parts.people.db, owner),
    };
  }),

  closeChat: live(async ({ id, chatid, closed }, parts, call) => {
    const place = await demandPlace(parts, call, { id, chatid });
    const row = place.row!;
    if ((row.closed_at !== null) !== (closed === 'true')) {
      await setClosed(parts.people.db, row.id, closed === 'true' ? parts.clock.now() : null);
      await announceChat(parts.people, { ...personOf(place, row), chatId: row.id });
    }
    return wireState(await chatOfCompany(parts.people.db, place.owner, row.id));
  }),

  blockChat: live(async ({ blocked, ...asked }, parts, call) => {
    const place = await demandPlace(parts, call, asked);
    const { owner, accountId, side, row } = place;
    const { people, clock } = parts;
    const person = { ...owner, accountId: row?.account_id ?? accountId };
    await setBlock(people.db, person, { side, isOn: blocked === 'true' }, clock.now());
    if (row) await announceChat(people, { ...person, chatId: row.id });
    return { Blocked: await blockedFor(parts, place) };
  }),

  reportChat: live(async (asked, parts, { body, ...call }) => {
    const { event, owner, accountId, side, row } = await demandPlace(parts, call, asked);
    if (!row || row.last_message === 0) throw notFound('Nothing was written here.', 'id');
    const { people, clock } = parts;
    await people.limits.demandFor('chat-report', String(accountId));
    await storeReport(people.db, { ...owner, accountId: row.account_id }, { side, reason: onOneLine(body.Reason, 500) }, clock.now());
    await people.audit.note({
      kind: 'chat-report',
      actor: `account:${accountId}`,
      subject: side === 'staff' ? `account:${row.account_id}` : `company:${owner.company}`,
      place: `${event.instance}/${event.shortName}`,
      detail: `chat ${row.id}: ${onOneLine(body.Reason, 500)}`,
    });
    return { Reported: true };
  }),

  writeToLead: live(async ({ id, leadid }, parts, { body, ...call }) => {
    const staff = await demandStaff(parts, call, id);
    const { event, owner, accountId } = staff;
    const { people, clock } = parts;
    const lead = await leadOfCompany(people.db, owner, leadid);
    if (!lead) throw notFound('This company has no lead with this id.', 'leadid');
    if (event.exhibition.inLanguage(event.languageFor(undefined)).chat(id)?.Kind !== 'text') throw noChat();
    if (lead.account_id === null) throw new RequestError(409, 'no-account', 'This lead has no account to write to: write to its address.');
    const person = { ...owner, accountId: lead.account_id };
    if ((await blocksOf(people.db, person)).size > 0)
      throw new RequestError(409, 'blocked', 'One side of this conversation has blocked the other.');
    await beginChat(people.db, person, clock.now());
    const row = (await chatOfPerson(people.db, person))!;
    const written = await sendMessage(
      { ...parts, event, address: call.address, browser: call.browser },
      { owner, accountId, side: 'staff', row },
      body,
    );
    if (row.last_message === 0) {
      const now = clock.now();
      await announceNotice(people, event, { accountId: person.accountId, kind: CHAT_BEGUN, name: id, start: now + NOTICE_STAYS, now });
    }
    return { ...wireState(await chatOfCompany(people.db, owner, row.id)), Message: wireMessage(written, accountId) };
  }),
};
