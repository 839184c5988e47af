// Picks the words of a text by language, with the fallbacks of the event (B §1).
import type { LocalisedText } from '../model/fields.ts';
import type { TextForms } from '../model/event.ts';

/** The language asked for, then the event's languages in order. */
export type Languages = { language: string; eventLanguages: readonly string[] };

/** The first language of `available` that serves best: the same, the same two letters, the event's own in order, English, whatever there is. */
export function bestLanguage(available: readonly string[], { language, eventLanguages }: Languages): string | undefined {
  const two = language.slice(0, 2);
  return (
    available.find((candidate) => candidate === language) ??
    available.find((candidate) => candidate.startsWith(two)) ??
    eventLanguages.find((candidate) => available.includes(candidate)) ??
    available.find((candidate) => candidate.startsWith('en')) ??
    available[0]
  );
}

/** The words of a text; a key without a text gives nothing. */
export function localise(text: LocalisedText | undefined, languages: Languages, texts: ReadonlyMap<string, TextForms>): string {
  if (text === undefined) return '';
  if (typeof text === 'string') return text;
  if ('key' in text) {
    const forms = texts.get((text as { key: string }).key);
    return forms === undefined ? '' : typeof forms === 'string' ? forms : (forms['other'] ?? '');
  }
  const best = bestLanguage(Object.keys(text), languages);
  return best === undefined ? '' : (text[best] ?? '');
}
