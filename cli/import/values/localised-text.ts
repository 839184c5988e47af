// Texts that a source gives in several languages.
import type { LocalisedText } from '../../../src/model/fields.ts';
import { asFields, oneLine } from '../reading/fields.ts';
import { siteLanguage } from './languages.ts';

/** `{ "en": "Hall", "de": "Halle" }` as a text by language of the site; undefined for anything that has not at least two languages. */
export function localisedLine(value: unknown): LocalisedText | undefined {
  const entries = Object.entries(asFields(value) ?? {}).map(([code, text]) => [siteLanguage(code), oneLine(text)] as const);
  if (entries.some(([language]) => language === undefined)) return undefined;
  const filled = entries.filter(([, text]) => text !== '');
  return filled.length > 1 ? (Object.fromEntries(filled) as Record<string, string>) : undefined;
}
