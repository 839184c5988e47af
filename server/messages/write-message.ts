// Writes in a conversation: once however often it comes, within the limits of its sender, told to open pages, and to the help desk or who asked it by a letter.
import { badRequest, notFound, RequestError } from '../http/errors.ts';
import type { MessageRow } from '../chat/stored-messages.ts';
import { announceBetween, announceGroups, HELP_DESK } from '../hubs/exhibition-groups.ts';
import { type EventLetterParts, sendEventLetter } from '../mail/event-letter.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { Live } from '../routes/handlers.ts';
import { publishedMessagesOf } from './published-messages.ts';
import { addThreadMessage, countThreadMessages, membersOf, messageSent, type ThreadRow } from './stored-threads.ts';

/** Messages of one conversation. */
const MOST_MESSAGES = 5000;

type Parts = Pick<Live, 'people' | 'clock'> & EventLetterParts;
type Author = { accountId: number | null; isStaff: boolean };

/** The message as it is stored. `demand` throws where it must not be written; what was sent before is the same whatever it says now. Throws RequestError 400, 404, 409, 429. */
export async function writeMessage(
  parts: Parts,
  row: ThreadRow,
  author: Author,
  { ClientId: clientId, Text }: { ClientId: string; Text: string },
  demand: () => void = () => {},
): Promise<MessageRow> {
  const { people, clock } = parts;
  const content = Text.replaceAll('\r\n', '\n').trim();
  if (content === '') throw badRequest('There are no words.', 'Text');
  const message = { threadId: row.id, ...author, clientId, content };
  const before = await messageSent(people.db, message);
  if (before) return sameAs(before, content);
  demand();
  if ((await countThreadMessages(people.db, row.id)) >= MOST_MESSAGES)
    throw new RequestError(409, 'chat-full', 'This conversation has all the messages it can have.');
  await people.limits.demandFor('chat', author.accountId === null ? `guest ${row.id}` : String(author.accountId));
  const isAdded = await addThreadMessage(people.db, message, clock.now());
  const stored = await messageSent(people.db, message);
  if (!stored) throw notFound('This conversation is gone.', 'threadid');
  if (!isAdded) return sameAs(stored, content);
  await announceThread(parts, row);
  if (row.kind === 'help') await (author.isStaff ? tellWhoAsked(parts, row) : tellHelpDesk(parts, row));
  return stored;
}

function sameAs(known: MessageRow, content: string): MessageRow {
  if (known.content === content) return known;
  throw new RequestError(409, 'client-id-used', 'Another message was sent under this ClientId: use a new one for each.', 'ClientId');
}

/** Tells the open pages of those who take part: of a group all that follow messages. */
export async function announceThread({ people, event }: Pick<Parts, 'people' | 'event'>, row: ThreadRow): Promise<void> {
  if (row.kind === 'group') return announceGroups(people, event.id);
  const told = new Set((await membersOf(people.db, row.id)).map(({ account_id }) => account_id));
  if (row.kind === 'help') {
    for (const { id } of await recipientsOf(people, event, row)) told.add(id);
    await announceBetween(people, 'messages', { eventId: event.id, accountId: row.asked_by, company: HELP_DESK });
  }
  for (const accountId of told) await announceBetween(people, 'messages', { eventId: event.id, accountId, company: '' });
}

const emailsOf = (event: PublishedEvent, { topic }: ThreadRow): readonly string[] =>
  publishedMessagesOf(event).topics.get(topic)?.Emails ?? [];

async function recipientsOf({ db }: Live['people'], event: PublishedEvent, row: ThreadRow): Promise<{ id: number }[]> {
  const emails = emailsOf(event, row);
  if (emails.length === 0) return [];
  return db
    .selectFrom('accounts')
    .select('id')
    .where('instance_key', '=', event.instance.toLowerCase())
    .where('email_key', 'in', emails)
    .execute();
}

/** The letter to each recipient of the topic: with the subject and a link, none of the words. */
export async function tellHelpDesk(parts: Parts, row: ThreadRow): Promise<void> {
  const { event } = parts;
  const language = event.languageFor(undefined);
  for (const to of emailsOf(event, row))
    await sendEventLetter(parts, {
      kind: 'help',
      to,
      name: '',
      about: [row.id, to],
      page: 'helpdesk',
      params: {},
      query: { thread: String(row.id) },
      quoted: { subject: row.subject },
      language,
    });
}

/** The letter that there is an answer: to the account, or to the guest, whose link they have had since the first letter. */
async function tellWhoAsked(parts: Parts, row: ThreadRow): Promise<void> {
  const { people, event } = parts;
  const account =
    row.asked_by === null
      ? undefined
      : await people.db.selectFrom('accounts').select(['email', 'first_name']).where('id', '=', row.asked_by).executeTakeFirst();
  await sendEventLetter(parts, {
    kind: 'helpAnswer',
    to: account?.email ?? row.guest_email,
    name: account?.first_name ?? row.guest_name,
    about: [row.id, 'answer'],
    page: 'helpdesk',
    params: {},
    query: account ? { thread: String(row.id) } : {},
    quoted: { subject: row.subject },
    language: event.languageFor(row.language || undefined),
  });
}
