// A conversation for a caller: what they are in it, and whether they may write; asked by every endpoint alike. What is not theirs is not found.
import { notFound, RequestError } from '../http/errors.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { Live } from '../routes/handlers.ts';
import { demandEvent } from '../routes/event-of-request.ts';
import { type Account, type Caller, demandSignedIn } from '../sessions/caller.ts';
import { mayUse } from './may-write.ts';
import { groupsAddedTo } from './group-members.ts';
import { publishedMessagesOf } from './published-messages.ts';
import { blocksOfAccount } from './stored-networking.ts';
import { membersOf, threadById, type ThreadRow } from './stored-threads.ts';

type Call = { caller: Caller; event: PublishedEvent | undefined };
export type ThreadPlace = {
  event: PublishedEvent;
  account: Account;
  row: ThreadRow;
  /** Answers for the help desk. */
  isDesk: boolean;
  /** The other participant of a direct conversation; 0 for none. */
  otherId: number;
  /** What the other side has read; 0 in groups. */
  readByOthers: number;
  blocked: 'none' | 'own' | 'other';
};

/** Ids of the groups of somebody, in the order of the organiser: by ticket, by the document, or added by their address. */
export async function groupsOf(
  { db }: Pick<Live['people'], 'db'>,
  event: PublishedEvent,
  { account, who }: Pick<Caller, 'account' | 'who'>,
): Promise<string[]> {
  const groups = [...publishedMessagesOf(event).groups.values()];
  // An address that nobody has confirmed is nobody's yet.
  const email = account === null || account.confirmed_at === null ? '' : account.email_key;
  if (groups.length === 0) return [];
  const added = email === '' ? [] : await groupsAddedTo(db, event.id, email);
  return groups.flatMap(({ Id, TicketTypeNames, Emails }) => {
    const hasTicket = who.tickets.some(({ IsValid, TicketTypeName }) => IsValid === true && TicketTypeNames.includes(TicketTypeName ?? ''));
    const isNamed = email !== '' && (Emails.includes(email) || added.includes(Id));
    return hasTicket || isNamed ? [Id] : [];
  });
}

/** Topics whose questions somebody answers: staff and super users all, others those whose recipients they are. */
export const topicsOf = (event: PublishedEvent, { account, who }: Pick<Caller, 'account' | 'who'>): string[] =>
  [...publishedMessagesOf(event).topics.values()].flatMap(({ Id, Emails }) =>
    who.superUser || (account !== null && account.confirmed_at !== null && Emails.includes(account.email_key)) ? [Id] : [],
  );

/** The conversation of an id as its caller has it. Throws RequestError 401, 404. */
export async function demandThread(
  { people: { db } }: Pick<Live, 'people'>,
  { caller, event: asked }: Call,
  threadId: number,
): Promise<ThreadPlace> {
  const { account } = demandSignedIn(caller);
  const event = demandEvent(asked);
  const row = await threadById(db, event.id, threadId);
  const none = () => notFound('You have no conversation with this id.', 'threadid');
  if (!row || row.state === 'unconfirmed') throw none();
  const place = { event, account, row, isDesk: false, otherId: 0, readByOthers: 0, blocked: 'none' as const };
  if (row.kind === 'group') {
    if (!(await groupsOf({ db }, event, caller)).includes(row.thread_key)) throw none();
    return place;
  }
  const members = await membersOf(db, row.id);
  if (row.kind === 'help') {
    if (row.asked_by === account.id) return { ...place, readByOthers: row.staff_read };
    if (!topicsOf(event, caller).includes(row.topic)) throw none();
    return { ...place, isDesk: true, readByOthers: members.find(({ account_id }) => account_id === row.asked_by)?.read_up_to ?? 0 };
  }
  if (!members.some(({ account_id }) => account_id === account.id)) throw none();
  const other = members.find(({ account_id }) => account_id !== account.id);
  const blocks = await blocksOfAccount(db, { eventId: event.id, accountId: account.id });
  return {
    ...place,
    otherId: other?.account_id ?? 0,
    readByOthers: other?.read_up_to ?? 0,
    blocked: other && blocks.own.has(other.account_id) ? 'own' : other && blocks.other.has(other.account_id) ? 'other' : 'none',
  };
}

/** Whether policies and the event let somebody write in conversations of a kind. Nobody needs leave to ask the help desk. */
export function mayWriteKind(event: PublishedEvent, who: Caller['who'], kind: ThreadRow['kind'], now: number): boolean {
  if (kind === 'help') return true;
  if (kind === 'direct') return publishedMessagesOf(event).inbox && mayUse(event, who, ['messages', 'networking'], now);
  return mayUse(event, who, ['messages'], now);
}

/** Throws RequestError 403 or 409 where the caller cannot write here now. */
export function demandWriting({ event, row, blocked }: ThreadPlace, { who }: Pick<Caller, 'who'>, now: number): void {
  if (!mayWriteKind(event, who, row.kind, now)) throw new RequestError(403, 'not-allowed', 'This event does not let you write here.');
  if (blocked !== 'none') throw new RequestError(409, 'blocked', 'One of you has blocked the other.');
  if (!isOpen(row)) throw new RequestError(409, 'not-open', 'This conversation was not accepted.');
}

/** Whether a conversation is open to what an account writes: who was asked accepts by a press, not by words. */
export const isOpen = ({ state }: Pick<ThreadRow, 'state'>): boolean => state === 'open' || state === 'closed';
