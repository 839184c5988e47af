// Texts of the letters of the identity provider: which letter, to whom, in which language.
import { addEveryText } from '../../src/i18n/platform-files.ts';
import { platformLanguage } from '../../src/i18n/platform-languages.ts';
import { translate } from '../../src/i18n/translate.ts';
import type { EventTexts } from '../../src/model/event.ts';
import { nameInLetter, onOneLine } from './mail-address.ts';
import type { Letter } from './post.ts';

addEveryText();

/** Letters about accounts: confirm an address, an address that has an account already, reset a password, a password that was changed, an invitation. */
export type AccountLetterKind = 'confirm' | 'exists' | 'reset' | 'changed' | 'invitation';
/**
 * All letters; `chat`: a visitor has written to a company · `proposal`: one has proposed a meeting to it, `proposalAnswer`: it has answered ·
 * `contact`: a contact form without account is to be confirmed.
 */
export type LetterKind = AccountLetterKind | 'chat' | 'proposal' | 'proposalAnswer' | 'contact';

/** The content of a letter. `link` empty where it has none; `event` is the name of the event, `company` that of a company where it names one. */
export type Writing = { kind: LetterKind; to: string; name: string; event: string; link: string; company?: string; language: string };

/** Letters are the platform's alone. */
const none: EventTexts = new Map();

/** Writes a letter in the best language there is for `language`. Nothing of it can become a header but the event's own name. */
export function writeLetter({ kind, to, name, event, link, company = '', language }: Writing): Letter {
  const code = platformLanguage({ language, eventLanguages: [] });
  const congress = onOneLine(event);
  const words = { event: congress, company: onOneLine(company) };
  const t = (key: string): string => translate(`mail.${key}`, words, { language: code, eventLanguages: [] }, none);
  const firstName = nameInLetter(name);
  const hello = firstName ? `${t('hello')} ${firstName},` : `${t('hello')},`;
  const paragraphs = [hello, t(`${kind}.lead`), link, t(`${kind}.rest`), congress].filter(Boolean);
  return { to: to.trim(), subject: t(`${kind}.subject`), text: `${paragraphs.join('\n\n')}\n`, language: code };
}
