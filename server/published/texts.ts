// The texts of an event: translation rows by key and language, and how a written text becomes plain text in one language.
import { withoutMark } from '../../src/model/documents-of-rows.ts';
import type { ResourceRow } from '../../src/contract/core.ts';
import { bestLanguage } from '../../src/i18n/localise.ts';
import { pickText } from './language.ts';

/** Texts of an event. */
export type Texts = {
  /** Rows of translation sets for each key: in the language, else in the first of the event, else in English; in the order they were written. */
  rowsIn: (language: string) => readonly ResourceRow[];
  /** Plain text of a localised text (string, map by language, `{ key }`); empty when it is none or has no words. */
  resolve: (text: unknown, language: string) => string;
};

type Translations = Map<string, ResourceRow>;

/** Reads the translation rows (those with a language) of an event; a later row of the same key and language wins, so the event overrides its instance. */
export function readTexts(rows: readonly ResourceRow[], eventLanguages: readonly string[]): Texts {
  const byKey = new Map<string, Translations>();
  for (const row of rows) {
    if (row.language === undefined) continue;
    const key = `${row.setname}.${row.resourcename}`;
    const translations = byKey.get(key) ?? new Map<string, ResourceRow>();
    byKey.set(key, translations.set(row.language, row));
  }
  const serves = (present: string, language: string): boolean =>
    present.slice(0, 2) === language.slice(0, 2) || present === eventLanguages[0] || present.startsWith('en');
  const best = (translations: Translations, codes: readonly string[], language: string): ResourceRow | undefined => {
    const written = codes.filter((code) => translations.get(code)!.resourcevalue !== '');
    const code = bestLanguage(written, { language, eventLanguages });
    return code === undefined ? undefined : translations.get(code);
  };
  // Components bring English words of their own: a key that is only there in a language nobody asked for is better left to them.
  const fitting = (translations: Translations, language: string): ResourceRow | undefined =>
    best(
      translations,
      [...translations.keys()].filter((code) => serves(code, language)),
      language,
    );
  return {
    rowsIn: (language) => [...byKey.values()].flatMap((translations) => fitting(translations, language) ?? []),
    resolve(text, language) {
      if (typeof text === 'string') return text;
      if (typeof text !== 'object' || text === null) return '';
      if ('key' in text && typeof text.key === 'string') {
        const translations = byKey.get(text.key);
        const row = translations && best(translations, [...translations.keys()], language);
        return row ? plainText(withoutMark(row.resourcevalue)) : '';
      }
      const texts = Object.entries(text).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
      return pickText(Object.fromEntries(texts), language, eventLanguages) ?? '';
    },
  };
}

/** A text with plural forms is a JSON object of them; where no number is at hand the general form is meant. */
function plainText(value: string): string {
  if (!value.startsWith('{')) return value;
  try {
    const forms: unknown = JSON.parse(value);
    return typeof forms === 'object' && forms !== null && 'other' in forms && typeof forms.other === 'string' ? forms.other : value;
  } catch {
    return value;
  }
}
