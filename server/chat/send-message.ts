// Sends a message: once however often it comes, within the limits of its sender, told to both sides; where nobody is there, with a letter to the company.
import { badRequest, notFound, RequestError } from '../http/errors.ts';
import type { Live } from '../routes/handlers.ts';
import { announceChat } from './chat-signals.ts';
import { type LetterParts, sendChatLetter } from './chat-letter.ts';
import { blocksOf } from './stored-blocks.ts';
import { type ChatOwner, chatOfPerson, type ChatRow } from './stored-chats.ts';
import { addMessage, countMessages, messageById, messageOfClient, type MessageRow } from './stored-messages.ts';

/** Messages of one conversation: more are no conversation. */
const MOST_MESSAGES = 2000;

/** Where it is written. `row`: the conversation; undefined before its first message. */
type WritingPlace = { owner: ChatOwner; accountId: number; side: 'visitor' | 'staff'; row: ChatRow | undefined };
type Written = { ClientId: string; Text: string };

/** The message as it is stored. Throws RequestError 400, 404, 409 or 429. */
export async function sendMessage(
  parts: Pick<Live, 'people' | 'clock'> & LetterParts,
  { owner, accountId, side, row }: WritingPlace,
  { ClientId, Text }: Written,
): Promise<MessageRow> {
  const { people, clock } = parts;
  const { db } = people;
  const content = Text.replaceAll('\r\n', '\n').trim();
  if (content === '') throw badRequest('There are no words.', 'Text');
  const sentBefore = row && (await messageOfClient(db, row.id, accountId, ClientId));
  if (sentBefore) return sameAs(sentBefore, content);
  if ((await blocksOf(db, { ...owner, accountId: isForCompany(side) ? row!.account_id : accountId })).size > 0)
    throw new RequestError(409, 'blocked', 'One side of this conversation has blocked the other.');
  if (row && (await countMessages(db, row.id)) >= MOST_MESSAGES)
    throw new RequestError(409, 'chat-full', 'This conversation has all the messages it can have.');
  await people.limits.demandFor('chat', String(accountId));
  const isStaff = isForCompany(side);
  const chat = isStaff ? row!.id : { ...owner, accountId };
  const added = await addMessage(db, { chat, accountId, isStaff, clientId: ClientId, content }, clock.now());
  if (!added) {
    // The same message at the same time, or a conversation that was deleted meanwhile.
    const other = await otherTime(parts, { owner, accountId, row }, ClientId);
    if (!other) throw notFound('This conversation was deleted.', 'chatid');
    return sameAs(other, content);
  }
  const visitorId = isStaff ? row!.account_id : accountId;
  await announceChat(people, { ...owner, accountId: visitorId, ...added });
  if (!isStaff) await sendChatLetter(parts, { ...owner, accountId }, added.chatId);
  return (await messageById(db, added.messageId))!;
}

const isForCompany = (side: WritingPlace['side']): boolean => side === 'staff';

/** The one that came first, of two at once. */
async function otherTime(
  { people: { db } }: Pick<Live, 'people'>,
  { owner, accountId, row }: Omit<WritingPlace, 'side'>,
  clientId: string,
): Promise<MessageRow | undefined> {
  const chat = row ?? (await chatOfPerson(db, { ...owner, accountId }));
  return chat && messageOfClient(db, chat.id, accountId, clientId);
}

/** The message that was sent before. Throws RequestError 409 for other words under its name. */
function sameAs(known: MessageRow, content: string): MessageRow {
  if (known.content === content) return known;
  throw new RequestError(409, 'client-id-used', 'Another message was sent under this ClientId: use a new one for each.', 'ClientId');
}
