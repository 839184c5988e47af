// Texts of the letters: which letter, to whom, in which language.
import { addEveryText } from '../../src/i18n/platform-files.ts';
import { platformLanguage } from '../../src/i18n/platform-languages.ts';
import { translate } from '../../src/i18n/translate.ts';
import type { EventTexts } from '../../src/model/event.ts';
import { letterHtml, type LetterLook } from './letter-html.ts';
import { nameInLetter, onOneLine } from './mail-address.ts';
import type { Letter } from './post.ts';

addEveryText();

/** Letters about accounts: confirm an address, an address that has an account already, reset a password, a password that was changed, an invitation. */
export type AccountLetterKind = 'confirm' | 'exists' | 'reset' | 'changed' | 'invitation';
/** Letters about what was decided on a submission. */
export type DecisionLetterKind = 'accepted' | 'rejected' | 'revision';
/**
 * All letters; `chat`: a visitor has written to a company · `leads`: visitors have left their details with it · `proposal`: one has proposed a meeting to it, `proposalAnswer`: it has answered ·
 * `contact`: a contact form without account is to be confirmed · `speaker`: somebody writes to a person of the programme, `speakerCopy`:
 * the copy for who wrote · `help`: a question at the help desk, `helpAnswer`: an answer to it, `helpConfirm`: a question without account is
 * to be confirmed · `unread`: messages of participants that were not read · `registered`, `registeredUnpaid`: a registration, with its
 * invoice · `waitingPlace`, `placeOffered`, `placeGone`: the waiting list · `registrationCancelled` · `submitted`: an abstract was submitted,
 * `accepted`, `rejected`, `revision`: what was decided on it · `deletionAsked`: an account will be deleted, `deleted`: it was.
 */
export type LetterKind =
  | AccountLetterKind
  | 'chat'
  | 'leads'
  | 'proposal'
  | 'proposalAnswer'
  | 'contact'
  | 'speaker'
  | 'speakerCopy'
  | 'help'
  | 'helpAnswer'
  | 'helpConfirm'
  | 'unread'
  | 'registered'
  | 'registeredUnpaid'
  | 'waitingPlace'
  | 'placeOffered'
  | 'placeGone'
  | 'registrationCancelled'
  | DecisionLetterKind
  | 'submitted'
  | 'deletionAsked'
  | 'deleted';

/** A line of a letter: what it is (`mail.fact.<name>`), and its value; one without value is left out. */
export type LetterFact = readonly [
  name:
    | 'ticket'
    | 'number'
    | 'price'
    | 'invoiceNumber'
    | 'invoiceAddress'
    | 'howToPay'
    | 'note'
    | 'place'
    | 'until'
    | 'deletedOn'
    | 'leads',
  value: string,
];

/** What a letter hands on: who wrote, to whom, about what, and the words; each empty where it has none. */
export type Quoted = { sender?: string; recipient?: string; subject?: string; words?: string };

/**
 * The content of a letter. `link` empty where it has none; `event` is the name of the event, `company` that of a company where it names one;
 * `look` the colours of its HTML.
 */
export type Writing = {
  kind: LetterKind;
  to: string;
  name: string;
  event: string;
  link: string;
  company?: string;
  quoted?: Quoted;
  facts?: readonly LetterFact[];
  replyTo?: string;
  look?: LetterLook;
  language: string;
};

/** Letters are the platform's alone. */
const none: EventTexts = new Map();

/** Writes a letter in the best language there is for `language`. Nothing of it can become a header but the event's own name and a subject on one line. */
export function writeLetter({
  kind,
  to,
  name,
  event,
  link,
  company = '',
  quoted = {},
  facts = [],
  replyTo,
  look,
  language,
}: Writing): Letter {
  const code = platformLanguage({ language, eventLanguages: [] });
  const congress = onOneLine(event);
  const { sender = '', recipient = '', subject: about = '', words: written = '' } = quoted;
  const words = {
    event: congress,
    company: onOneLine(company),
    sender: onOneLine(sender),
    recipient: onOneLine(recipient),
    subject: onOneLine(about, 150),
  };
  const t = (key: string): string => translate(`mail.${key}`, words, { language: code, eventLanguages: [] }, none);
  const firstName = nameInLetter(name);
  const hello = firstName ? `${t('hello')} ${firstName},` : `${t('hello')},`;
  const subject = t(`${kind}.subject`);
  const before = [hello, t(`${kind}.lead`)];
  const rest = t(`${kind}.rest`);
  const stated = facts
    .filter(([, value]) => value !== '')
    .map(([fact, value]) => ({ label: t(`fact.${fact}`), value: onOneLine(value, 2000) }));
  const lines = stated.map(({ label, value }) => `${label}: ${value}`).join('\n');
  const paragraphs = [...before, asQuoted(written), lines, link, rest, congress].filter(Boolean);
  return {
    to: to.trim(),
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: letterHtml({
      subject,
      before,
      words: written,
      facts: stated,
      link,
      open: t('open'),
      rest,
      event: congress,
      language: code,
      look,
    }),
    ...(replyTo !== undefined && { replyTo }),
    language: code,
  };
}

/** Words of somebody else, each line marked as theirs; without what could hide a line. */
const asQuoted = (words: string): string =>
  words === ''
    ? ''
    : words
        .split(/\r\n|[\r\n\u2028\u2029]/u)
        .map((line) => `> ${onOneLine(line, 20_000)}`.trimEnd())
        .join('\n');
