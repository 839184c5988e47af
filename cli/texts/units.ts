// What translators work on: each text of an event with its source, its translation and what there is to know about it.
import { baseKey } from '../../src/i18n/translate.ts';
import { ENGLISH } from '../../src/i18n/platform-languages.ts';
import type { TextsOfEvent, TextsByKey } from './event-texts.ts';

/** A text, or one plural form of it; `key` is its full key (`set.key`), with the form. Empty texts are missing. */
export type TranslationUnit = { key: string; source: string; target: string; note: string };

/** The texts of an event in one language, with those of another to translate from. Languages are xx-XX. */
export type Translation = { name: string; sourceLanguage: string; targetLanguage: string; units: readonly TranslationUnit[] };

/** What is to be translated. `platform`: all texts of the platform, too, instead of only those the event has of its own. */
export type UnitsRequest = { sourceLanguage: string; targetLanguage: string; platform: boolean };

/** The units in the order of the sets, plural forms as the target language has them. */
export function unitsOf(texts: TextsOfEvent, { sourceLanguage, targetLanguage, platform }: UnitsRequest): Translation {
  const written = [...new Set([...texts.own.keys(), ...(platform ? texts.platform.keys() : [])])];
  const plurals = pluralKeys(written, texts);
  // The general form is needed everywhere: it is used where no number is at hand.
  const forms = new Set([...pluralForms(targetLanguage), 'other']);
  const source = (key: string): string =>
    textIn(texts, key, sourceLanguage) || textIn(texts, key, ENGLISH) || Object.values(texts.own.get(key) ?? {}).find(Boolean) || '';
  const units = new Map<string, TranslationUnit>();
  const add = (key: string, general?: string): void => {
    if (units.has(key)) return;
    units.set(key, {
      key,
      source: source(key) || source(general ?? key),
      target: textIn(texts, key, targetLanguage),
      note: noteOf(key, general, texts),
    });
  };
  for (const key of written) {
    const base = baseKey(key);
    if (!plurals.has(base)) add(key);
    else if (base === key) add(key);
    else {
      for (const form of forms) add(`${base}_${form}`, `${base}_other`);
      // A form the language does not need (zero in English) stays where it is written.
      if (textIn(texts, key, targetLanguage) !== '') add(key, `${base}_other`);
    }
  }
  return { name: texts.name, sourceLanguage, targetLanguage, units: [...units.values()] };
}

/** Texts by number, without their form: those with the general form `_other` in any language. */
const pluralKeys = (keys: readonly string[], { own, platform }: TextsOfEvent): ReadonlySet<string> =>
  new Set(keys.map(baseKey).filter((base) => own.has(`${base}_other`) || platform.has(`${base}_other`)));

/** The text visitors of a language read, if it is in that language: the event's, else the platform's; empty for none. */
export function textIn({ own, platform }: Pick<TextsOfEvent, 'own' | 'platform'>, key: string, language: string): string {
  return own.get(key)?.[language] || inLanguage(platform, key, language);
}

/** The platform speaks `de-DE` for `de-AT`, too. */
function inLanguage(texts: TextsByKey, key: string, language: string): string {
  const known = texts.get(key) ?? {};
  const near = Object.keys(known).find((one) => one.slice(0, 2) === language.slice(0, 2));
  return known[language] ?? (near === undefined ? '' : known[near]!);
}

/** Plural categories (CLDR) that numbers up to 200 take in a language, in the order of CLDR; in Polish `other` is for fractions alone. */
export function pluralForms(language: string): string[] {
  const rules = new Intl.PluralRules(language);
  const met = new Set<string>(Array.from({ length: 201 }, (_, number) => rules.select(number)));
  return ['zero', 'one', 'two', 'few', 'many', 'other'].filter((form) => met.has(form));
}

/** Names of the values in a text: `{{count}}` has `count`. */
export const valuesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{\{-?([^{}]*)\}\}/g)].map(([, name = '']) => name.split(',', 1)[0]!.trim())),
];

function noteOf(key: string, general: string | undefined, texts: TextsOfEvent): string {
  const values = valuesIn(textIn(texts, general ?? key, ENGLISH) || Object.values(texts.own.get(general ?? key) ?? {}).find(Boolean) || '');
  const uses = texts.uses.get(baseKey(key)) ?? [];
  return [
    ...(general === undefined ? [] : [`Plural form ${key.slice(key.lastIndexOf('_') + 1)}.`]),
    ...(values.length > 0 ? [`Keep ${values.map((name) => `{{${name}}}`).join(', ')}.`] : []),
    ...(uses.length > 0 ? [`Used in ${uses.join(', ')}.`] : []),
  ].join(' ');
}
