// A letter about something at an event, with a link to a page of it: written and sent after the answer, within the limit of whom it is about.
import { pagePath } from '../../src/pages/match.ts';
import { RequestError } from '../http/errors.ts';
import { mailOrigin } from '../identity/mail-links.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { Live } from '../routes/handlers.ts';
import { letterLook } from './letter-html.ts';
import { type LetterFact, type LetterKind, type Quoted, writeLetter } from './letters.ts';
import { isMailAddress } from './mail-address.ts';

/** What it is written from: the event, and the call, whose host the link may have. */
export type EventLetterParts = {
  people: Pick<Live['people'], 'onProblem' | 'publicUrl' | 'background' | 'post'> & { limits: Pick<Live['people']['limits'], 'demandFor'> };
  store: Pick<Live['store'], 'domains'>;
  event: PublishedEvent;
  address: string;
  browser: { origin: string };
};

/** What it is: `about` is what no more than a few letters an hour are sent of; `page` with `params` and `query` is where its link leads, empty for a letter without one. */
export type EventLetter = {
  kind: LetterKind;
  to: string;
  name: string;
  about: readonly (string | number)[];
  page: string;
  params: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  /** Name of a company that the letter says. */
  company?: string;
  /** What it hands on, and whom an answer reaches. */
  quoted?: Quoted;
  replyTo?: string;
  /** What it states, line by line. */
  facts?: readonly LetterFact[];
  language: string;
};

/** Sends it in the background; nothing where there is no address, or there were enough letters about this within the hour. */
export async function sendEventLetter(parts: EventLetterParts, letter: EventLetter): Promise<void> {
  const { people, event } = parts;
  const { kind, to, name, about, page, company = '', quoted, replyTo, facts, language } = letter;
  if (to === '') return;
  if (!isMailAddress(to)) return people.onProblem(`a letter was not sent: ${about.join(' ')} has no readable address`);
  if (!(await isWithin(people, JSON.stringify([event.id, kind, ...about])))) return;
  const { shortName } = event;
  const link = page === '' ? '' : await linkOf(parts, letter);
  if (link === undefined) return people.onProblem('a letter was not sent: set FOYER_PUBLIC_URL or a domain for its links');
  const written = writeLetter({
    kind,
    to,
    name,
    event: event.text(event.about.name, language) || shortName,
    link,
    company,
    ...(quoted && { quoted }),
    ...(facts && { facts }),
    ...(replyTo !== undefined && { replyTo }),
    look: letterLook(event),
    language,
  });
  people.background.run(() => people.post.send(written), 'a letter could not be sent');
}

/** Address of its page; undefined where no origin for links is set up. */
async function linkOf(
  { people, store, event: { instance, shortName }, address, browser }: EventLetterParts,
  { page, params, query = {}, language }: EventLetter,
): Promise<string | undefined> {
  const domains = await store.domains();
  const origin = mailOrigin({ publicUrl: people.publicUrl, domains, instance, event: shortName, origin: browser.origin, address });
  const given = new URLSearchParams(query).toString();
  return origin && `${origin}${pagePath(page, { instance, event: shortName, language }, params)}${given && `?${given}`}`;
}

const isWithin = ({ limits }: Pick<EventLetterParts['people'], 'limits'>, key: string): Promise<boolean> =>
  limits.demandFor('event-letter', key).then(
    () => true,
    (refused: unknown) => {
      if (refused instanceof RequestError) return false;
      throw refused;
    },
  );
