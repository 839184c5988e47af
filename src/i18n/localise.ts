// Picks the words of a text an organiser wrote: plain, by language, or by key (B §1).
import type { LocalisedText } from '../model/fields.ts';
import type { EventTexts } from '../model/event.ts';
import { bestLanguage, type Languages } from './languages.ts';
import { translate } from './translate.ts';

/** The words of a text; a key without a text gives nothing, an empty text counts as missing. */
export function localise(text: LocalisedText | undefined, languages: Languages, texts: EventTexts): string {
  if (text === undefined) return '';
  if (typeof text === 'string') return text;
  if ('key' in text) return translate((text as { key: string }).key, {}, languages, texts);
  const written = Object.keys(text).filter((language) => text[language] !== '');
  const best = bestLanguage(written, languages);
  return best === undefined ? '' : (text[best] ?? '');
}
