// The texts of an event: translation rows by key and language, and how a written text becomes plain text in one language.
import type { ResourceRow } from '../../src/contract/core.ts';
import { bestLanguage } from '../../src/i18n/languages.ts';
import { localise } from '../../src/i18n/localise.ts';
import { addEveryText } from '../../src/i18n/platform-files.ts';
import { type EventTexts, textsOfRows } from '../../src/model/event.ts';
import { pickText } from './language.ts';

addEveryText();

/** Texts of an event. */
export type Texts = {
  /** Rows of translation sets for each key: in the language, else in the first of the event, else in English; in the order they were written. */
  rowsIn: (language: string) => readonly ResourceRow[];
  /** Plain text of a localised text (string, map by language, `{ key }`); empty if it is none or has no text. */
  resolve: (text: unknown, language: string) => string;
};

/** Reads the translation rows (those with a language) of an event; a later row of the same key and language wins, so the event overrides its instance. */
export function readTexts(rows: readonly ResourceRow[], eventLanguages: readonly string[]): Texts {
  const byKey = new Map<string, Map<string, ResourceRow>>();
  for (const row of rows) {
    if (row.language === undefined) continue;
    const key = `${row.setname}.${row.resourcename}`;
    const translations = byKey.get(key) ?? new Map<string, ResourceRow>();
    byKey.set(key, translations.set(row.language, row));
  }
  const rowsIn = (language: string): ResourceRow[] =>
    [...byKey.values()].flatMap((translations) => {
      const written = [...translations.keys()].filter((code) => translations.get(code)!.resourcevalue !== '');
      const code = bestLanguage(written, { language, eventLanguages });
      return code === undefined ? [] : translations.get(code)!;
    });
  const inLanguage = new Map<string, EventTexts>();
  return {
    rowsIn,
    resolve(text, language) {
      if (typeof text === 'string') return text;
      if (typeof text !== 'object' || text === null) return '';
      if ('key' in text && typeof text.key === 'string') {
        const texts = inLanguage.get(language) ?? textsOfRows(rowsIn(language));
        inLanguage.set(language, texts);
        return localise({ key: text.key }, { language, eventLanguages }, texts);
      }
      const texts = Object.entries(text).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
      return pickText(Object.fromEntries(texts), language, eventLanguages) ?? '';
    },
  };
}
