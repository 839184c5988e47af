// Letters of the identity provider in words: which letter, to whom, in which language.
import { bestLanguage } from '../../src/i18n/localise.ts';
import { nameInLetter, onOneLine } from './mail-address.ts';
import { type LetterKind, letterTexts } from './letter-texts.ts';
import type { Letter } from './post.ts';

/** What a letter says. `link` empty where it has none; `event` is the name of the event. */
export type Writing = { kind: LetterKind; to: string; name: string; event: string; link: string; language: string };

/** Writes a letter in the best language there is for `language`. Nothing of it can become a header but the event's own name. */
export function writeLetter({ kind, to, name, event, link, language }: Writing): Letter {
  const languages = Object.keys(letterTexts);
  const code = bestLanguage(languages, { language, eventLanguages: ['en-GB'] }) ?? 'en-GB';
  const texts = letterTexts[code]!;
  const congress = onOneLine(event);
  const fill = (text: string): string => text.replaceAll('{event}', () => congress);
  const { subject, lead, rest } = texts[kind];
  const firstName = nameInLetter(name);
  const hello = firstName ? `${texts.hello} ${firstName},` : `${texts.hello},`;
  const paragraphs = [hello, fill(lead), link, fill(rest), congress].filter(Boolean);
  return { to: to.trim(), subject: fill(subject), text: `${paragraphs.join('\n\n')}\n`, language: code };
}
