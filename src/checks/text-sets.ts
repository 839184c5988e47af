// Checks translation sets: keys that a language lacks, places that differ, plural forms that a language needs.
import type { EventFile } from '../model/adapters/configuration-files.ts';
import { type Finding, finding, fixable } from '../model/finding.ts';
import { pointerKey, type Source } from '../model/source.ts';
import type { Translations } from './translations.ts';
import { isObject } from '../model/is-object.ts';

/** One file of a set, read. */
export type SetFile = { set: string; language: string; path: string; texts: Readonly<Record<string, unknown>> };

/** Files of sets among all files of an event, `values` by path; what is no set of texts is reported elsewhere. */
export function setFiles(files: readonly EventFile[], values: ReadonlyMap<string, unknown>): SetFile[] {
  return files.flatMap(({ path, is }) => {
    const value = values.get(path);
    const texts = isObject(value) ? value['texts'] : undefined;
    return is.role === 'texts' && isObject(texts) ? [{ set: is.set, language: is.language, path, texts }] : [];
  });
}

/** Texts that come with the platform, by language and full key (`set.key`); English is `en-GB` and has every key. */
export type PlatformTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A key without its plural form: `seats_one` → `seats`. */
export const withoutPluralForm = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');

/**
 * Findings of all sets. A language of the platform lacks nothing of the platform's. Missing keys go to `translations`,
 * which knows how complete a language is; `app` is where the languages are declared, the place of a set that has no file at all.
 * `used` says whether an event shows a text of the platform.
 */
export function textSetFindings(
  files: readonly SetFile[],
  languages: readonly string[],
  platform: PlatformTexts,
  used: (key: string) => boolean,
  translations: Translations,
  app: Source,
): Finding[] {
  const findings: Finding[] = [];
  const english = Object.keys(platform['en-GB'] ?? {});
  const shown = english.filter(used);
  for (const set of new Set([...files.map((file) => file.set), ...shown.map((key) => key.slice(0, key.indexOf('.')))])) {
    const own = files.filter((file) => file.set === set);
    const inSet = shown.flatMap((key) => (key.startsWith(`${set}.`) ? [withoutPluralForm(key.slice(set.length + 1))] : []));
    const all = new Set([...own.flatMap(({ texts }) => Object.keys(texts).map(withoutPluralForm)), ...inSet]);
    const ofPlatform = platformSet(platform, set);
    for (const language of languages) {
      const parts = own.filter((file) => file.language === language);
      const written = parts.flatMap(({ texts }) => Object.keys(texts).filter((key) => texts[key] !== ''));
      const isSpoken = Object.keys(platform).some((one) => one.slice(0, 2) === language.slice(0, 2));
      const last = (parts.at(-1) ?? own.at(-1))?.path;
      const has = new Set([...written.map(withoutPluralForm), ...(isSpoken ? ofPlatform.keys() : [])]);
      // A set without English texts keeps the words that come along.
      if (language.startsWith('en') && !own.some((file) => file.language.startsWith('en'))) continue;
      translations.inSet(set, language, has, all, last ? { file: last, pointer: '/texts' } : app);
    }
    const first = firstTexts(ofPlatform, own);
    for (const file of own) findings.push(...keyFindings(file, first));
  }
  return findings;
}

/** What a text has in the language it is written in first, the platform's English or a file: the others are compared with it. */
type First = { language: string; places: ReadonlySet<string>; isPlural: boolean; isPlatform: boolean };

const platformSets = new WeakMap<PlatformTexts, Map<string, ReadonlyMap<string, First>>>();

/** The platform's English texts of a set by their base key; read once, for every event is compared with them. */
function platformSet(platform: PlatformTexts, set: string): ReadonlyMap<string, First> {
  const sets = platformSets.get(platform) ?? new Map<string, ReadonlyMap<string, First>>();
  platformSets.set(platform, sets);
  const known = sets.get(set);
  if (known) return known;
  const english = Object.entries(platform['en-GB'] ?? {}).flatMap(([key, text]) =>
    key.startsWith(`${set}.`) ? [[key.slice(set.length + 1), text] as const] : [],
  );
  const first = new Map([...byBase(Object.fromEntries(english))].map(([base, forms]) => [base, firstOf(forms, 'English', true)]));
  // A name that the platform does not have is a stranger's; there may be any number of them.
  if (first.size > 0) sets.set(set, first);
  return first;
}

const firstOf = ({ places, isPlural }: Forms, language: string, isPlatform: boolean): First => ({ language, places, isPlural, isPlatform });

/** Each text of a set where it is written first: with the platform, else in the first file that has it. */
function firstTexts(platform: ReadonlyMap<string, First>, own: readonly SetFile[]): ReadonlyMap<string, First> {
  const first = new Map(platform);
  for (const { texts, language } of own)
    for (const [base, forms] of byBase(texts)) if (!first.has(base)) first.set(base, firstOf(forms, language, false));
  return first;
}

type Forms = { key: string; keys: Set<string>; places: Set<string>; isPlural: boolean };

/** The texts of a file, plural forms taken together. */
function byBase(texts: Readonly<Record<string, unknown>>): ReadonlyMap<string, Forms> {
  const found = new Map<string, Forms>();
  for (const [key, text] of Object.entries(texts)) {
    const base = withoutPluralForm(key);
    const forms = found.get(base) ?? { key, keys: new Set(), places: new Set(), isPlural: base !== key };
    found.set(base, forms);
    forms.keys.add(key);
    // i18next takes the name up to a comma as a place; a format may follow it.
    for (const [, place = ''] of String(text).matchAll(PLACE)) forms.places.add(place.split(',', 1)[0]!.trim());
  }
  return found;
}

const PLACE = /\{\{-?([^{}]*)\}\}/g;

function keyFindings({ path, texts, language }: SetFile, first: ReturnType<typeof firstTexts>): Finding[] {
  return [...byBase(texts)].flatMap(([base, forms]) => {
    const other = first.get(base)!;
    const at = { file: path, pointer: `/texts/${pointerKey(forms.key)}` };
    const braces = [...forms.keys].flatMap((key) => braceFindings(texts[key], other, { file: path, pointer: `/texts/${pointerKey(key)}` }));
    return [
      ...braces,
      ...(braces.length === 0 && (other.isPlatform || other.language !== language) ? placeFindings(forms.places, other, at) : []),
      ...pluralFindings(base, forms, other.isPlural, language, at),
    ];
  });
}

/** `{name}` where the platform's text has `{{name}}`: shown as it is written. */
function braceFindings(text: unknown, { places, isPlatform }: First, at: Source): Finding[] {
  if (!isPlatform || typeof text !== 'string') return [];
  const fixed = text.replaceAll(/(?<!\{)\{(\w+)\}(?!\})/g, (written, name: string) => (places.has(name) ? `{${written}}` : written));
  if (fixed === text) return [];
  return [
    fixable(
      finding('single-braces', 'warning', at, 'a place for a value has two braces on each side; with one it is shown as written', fixed),
      {
        pointer: at.pointer,
        set: fixed,
      },
    ),
  ];
}

function placeFindings(own: ReadonlySet<string>, { places, language }: First, at: Source): Finding[] {
  const lacking = [...places].filter((place) => !own.has(place));
  const extra = [...own].filter((place) => !places.has(place));
  if (!lacking.length && !extra.length) return [];
  const named = (names: readonly string[]): string => names.map((name) => `{{${name}}}`).join(', ');
  const words = [
    ...(lacking.length ? [`${named(lacking)} of ${language} is missing here`] : []),
    ...(extra.length ? [`${named(extra)} is not there in ${language}, so it is shown as written`] : []),
  ];
  return [finding('placeholder-differs', 'warning', at, words.join('; '))];
}

const needed = new Map<string, readonly string[]>();

/** Plural categories that numbers from 0 to 200 take in a language; rarer ones (French millions) fall back to `other`. */
function pluralForms(language: string): readonly string[] {
  let forms = needed.get(language);
  if (!forms) {
    let rules: Intl.PluralRules | undefined;
    try {
      rules = new Intl.PluralRules(language);
    } catch {
      rules = undefined;
    }
    forms = rules ? [...new Set(Array.from({ length: 201 }, (_, count) => rules.select(count)))] : [];
    needed.set(language, forms);
  }
  return forms;
}

function pluralFindings(base: string, { keys, places, isPlural }: Forms, plural: boolean, language: string, at: Source): Finding[] {
  if (!isPlural && !(plural && places.has('count'))) return [];
  const missing = pluralForms(language).filter((form) => form !== 'other' && !keys.has(`${base}_${form}`));
  if (!missing.length) return [];
  return [finding('missing-plural-form', 'warning', at, `${language} counts with ${missing.join(', ')}, too; other stands in`)];
}
