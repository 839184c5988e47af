// The letter to a company that somebody has written and nobody was there: to the address of its chat, at most one an hour for a conversation.
import { pagePath } from '../../src/pages/match.ts';
import { RequestError } from '../http/errors.ts';
import { mailOrigin } from '../identity/mail-links.ts';
import { letterLook } from '../mail/letter-html.ts';
import { writeLetter } from '../mail/letters.ts';
import { isMailAddress } from '../mail/mail-address.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { Live } from '../routes/handlers.ts';
import { isStaffPresent } from './chat-presence.ts';
import { type ChatPerson, takeLetter } from './stored-chats.ts';

/** Least time between two letters about one conversation, ms. */
const PAUSE = 3_600_000;

/** What it is written from: the event, and the call, whose host the link may have. */
export type LetterParts = Pick<Live, 'people' | 'clock' | 'store'> & {
  event: PublishedEvent;
  address: string;
  browser: { origin: string };
};

/** Sends it after the answer; nothing where staff are there, the company has no address, or it was written to within the hour. It has none of the words. */
export async function sendChatLetter(parts: LetterParts, { accountId, ...owner }: ChatPerson, chatId: number): Promise<void> {
  const { people, clock, store, event, address, browser } = parts;
  const language = event.languageFor(undefined);
  const to = event.exhibition.inLanguage(language).chat(owner.company)?.Email ?? '';
  if (to === '' || (await isStaffPresent(people.db, owner, clock.now()))) return;
  if (!isMailAddress(to))
    return people.onProblem(`a letter was not sent: the chat of the company ${owner.company} has no readable address`);
  if (!(await takeLetter(people.db, chatId, clock.now(), PAUSE)) || !(await isFirst(people, { ...owner, accountId }))) return;
  const { instance, shortName } = event;
  const domains = await store.domains();
  const origin = mailOrigin({ publicUrl: people.publicUrl, domains, instance, event: shortName, origin: browser.origin, address });
  if (origin === undefined) return people.onProblem('a letter was not sent: set FOYER_PUBLIC_URL or a domain for its links');
  const page = pagePath('ProfilePage', { instance, event: shortName, language }, { companyAccountId: owner.company, page: 'chats' });
  const letter = writeLetter({
    kind: 'chat',
    to,
    name: '',
    event: event.text(event.about.name, language) || shortName,
    link: `${origin}${page}`,
    look: letterLook(event),
    language,
  });
  people.background.run(() => people.post.send(letter), 'a letter could not be sent');
}

/** Whether nothing was sent within the hour about a conversation of this person that is gone by now. */
const isFirst = ({ limits }: Pick<Live['people'], 'limits'>, { eventId, company, accountId }: ChatPerson): Promise<boolean> =>
  limits.demandFor('chat-letter', JSON.stringify([eventId, company, accountId])).then(
    () => true,
    (refused: unknown) => {
      if (refused instanceof RequestError) return false;
      throw refused;
    },
  );
