// Which language an event answers in, and which of a text's languages that means.
import { bestLanguage } from '../../src/i18n/languages.ts';
import { normaliseLanguage } from '../../src/rules/language.ts';

/** The text in the best language for `asked`; an empty text counts as missing. Undefined when every language is empty. */
export function pickText(texts: Readonly<Record<string, string>>, asked: string, eventLanguages: readonly string[]): string | undefined {
  const present = Object.keys(texts).filter((code) => texts[code] !== '');
  const best = bestLanguage(present, { language: asked, eventLanguages });
  return best === undefined ? undefined : texts[best];
}

/** The language an event answers in: the one requested when the event has it, else the nearest it has. So there are never more answers than languages. */
export function servedLanguage(asked: string | undefined, languages: readonly string[]): string {
  const first = languages[0] ?? 'en-GB';
  return asked === undefined || asked === ''
    ? first
    : (bestLanguage(languages, { language: normaliseLanguage(asked), eventLanguages: languages }) ?? first);
}
