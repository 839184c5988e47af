// Titles and texts that a source has in several languages, for sessions and presentations alike.
import type { LocalisedText } from '../../../src/model/fields.ts';
import { asFields, carriedText, type Fields, field, longText } from '../reading/fields.ts';
import { siteLanguage } from '../values/languages.ts';
import { localisedLine } from '../values/localised-text.ts';
import { richText } from '../values/rich-text.ts';

/** Field of a row of a table: its texts by field and language, beside the one text in each field by which rows are compared and joined. */
export const BY_LANGUAGE = 'by_language';

/** Fields whose texts may be in several languages. */
export const spokenFields = ['title', 'subtitle', 'abstract', 'description', 'session'] as const;

/** A value that holds texts by language (`{ "en": "…", "de": "…" }`), two at least. */
const isByLanguage = (value: unknown): value is Fields => localisedLine(value) !== undefined;

/** The fields with one text each, and what they say in several languages under BY_LANGUAGE; the same fields where nothing is. */
export function withTextsApart(fields: Record<string, unknown>): Record<string, unknown> {
  const spoken = spokenFields.filter((name) => isByLanguage(fields[name]));
  if (spoken.length === 0) return fields;
  const plain = spoken.map((name) => [name, carriedText(fields[name])]);
  return { ...fields, ...Object.fromEntries(plain), [BY_LANGUAGE]: Object.fromEntries(spoken.map((name) => [name, fields[name]])) };
}

/** The languages, as written, in which fields have texts. */
export const spokenIn = (fields: Fields): string[] => Object.values(apart(fields)).flatMap((text) => Object.keys(asFields(text) ?? {}));

const apart = (fields: Fields): Fields => asFields(field(fields, BY_LANGUAGE)) ?? {};

/** The texts of a field by language, or whatever stands in it. */
export const spokenText = (fields: Fields, name: string): unknown => field(apart(fields), name) ?? field(fields, name);

/** A field as a title: by language where the source has several, else in one line. */
export const titleText = (fields: Fields, name: string): LocalisedText =>
  localisedLine(spokenText(fields, name)) ?? carriedText(field(fields, name)).replaceAll(/\s+/g, ' ');

/** The texts of these fields one after the other as HTML, by language where one of them is; what is in one language alone stands in all. */
export function htmlText(fields: Fields, ...names: readonly string[]): LocalisedText {
  const values = names.map((name) => spokenText(fields, name));
  const languages = new Set(values.filter(isByLanguage).flatMap((value) => filledIn(value)));
  const joined = (texts: readonly string[]): string => richText([...new Set(texts.filter((text) => text !== ''))].join('\n\n'));
  if (languages.size === 0) return joined(values.map(carriedText));
  const inLanguage = (language: string): string =>
    joined(values.map((value) => (isByLanguage(value) ? textIn(value, language) : carriedText(value))));
  return Object.fromEntries([...languages].map((language) => [language, inLanguage(language)]));
}

const filledIn = (value: Fields): string[] =>
  Object.entries(value).flatMap(([code, text]) => (longText(text) === '' ? [] : (siteLanguage(code) ?? [])));

const textIn = (value: Fields, language: string): string =>
  longText(Object.entries(value).find(([code, text]) => siteLanguage(code) === language && longText(text) !== '')?.[1]);
