// Checks translation sets: keys that a language lacks, places that differ, plural forms that a language needs.
import type { EventFile } from '../model/adapters/configuration-files.ts';
import { type Finding, finding } from '../model/finding.ts';
import { pointerKey, type Source } from '../model/source.ts';
import type { Translations } from './translations.ts';
import { isObject } from './walk-values.ts';

/** One file of a set, read. */
export type SetFile = { set: string; language: string; path: string; texts: Readonly<Record<string, unknown>> };

/** Files of sets among all files of an event, `values` by path; what is no set of texts is told elsewhere. */
export function setFiles(files: readonly EventFile[], values: ReadonlyMap<string, unknown>): SetFile[] {
  return files.flatMap(({ path, is }) => {
    const value = values.get(path);
    const texts = isObject(value) ? value['texts'] : undefined;
    return is.role === 'texts' && isObject(texts) ? [{ set: is.set, language: is.language, path, texts }] : [];
  });
}

/** The English words that come with components, by set and key. */
export type ComponentWords = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/**
 * Findings of all sets. English lacks nothing that comes with the components. Missing keys go to `translations`, which knows how
 * complete a language is; `app` is where the languages are declared, the place of a set that has no file at all.
 */
export function textSetFindings(
  files: readonly SetFile[],
  languages: readonly string[],
  english: ComponentWords,
  translations: Translations,
  app: Source,
): Finding[] {
  const findings: Finding[] = [];
  for (const set of new Set([...files.map((file) => file.set), ...english.keys()])) {
    const own = files.filter((file) => file.set === set);
    const words = english.get(set) ?? {};
    const all = new Set([...own.flatMap(({ texts }) => Object.keys(texts)), ...Object.keys(words)]);
    for (const language of languages) {
      const parts = own.filter((file) => file.language === language);
      const written = parts.flatMap(({ texts }) => Object.keys(texts).filter((key) => texts[key] !== ''));
      const has = new Set([...written, ...(language.startsWith('en') ? Object.keys(words) : [])]);
      const last = (parts.at(-1) ?? own.at(-1))?.path;
      // Whoever wrote no English text of a set keeps the words that come along.
      if (language.startsWith('en') && !own.some((file) => file.language.startsWith('en'))) continue;
      translations.inSet(set, language, has, all, last ? { file: last, pointer: '/texts' } : app);
    }
    const first = firstForms(own, words);
    for (const file of own) findings.push(...formFindings(file, first));
  }
  return findings;
}

/** Each key where it is written first, in a component or a file: the others are compared with it. */
function firstForms(
  own: readonly SetFile[],
  words: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, { forms: unknown; language: string }> {
  const first = new Map<string, { forms: unknown; language: string }>();
  for (const { texts, language } of [{ texts: words, language: 'English' }, ...own])
    for (const [key, forms] of Object.entries(texts)) if (!first.has(key)) first.set(key, { forms, language });
  return first;
}

function formFindings(file: SetFile, first: ReturnType<typeof firstForms>): Finding[] {
  return Object.entries(file.texts).flatMap(([key, forms]) => {
    const at = { file: file.path, pointer: `/texts/${pointerKey(key)}` };
    const other = first.get(key)!;
    return [
      ...(other.forms === forms ? [] : placeFindings(forms, other, at)),
      ...pluralFindings(forms, isObject(other.forms), file.language, at),
    ];
  });
}

const placesOf = (forms: unknown): Set<string> =>
  new Set(
    (typeof forms === 'string' ? [forms] : isObject(forms) ? Object.values(forms) : []).flatMap(
      (text) => String(text).match(/\{\w+\}/g) ?? [],
    ),
  );

function placeFindings(forms: unknown, { forms: first, language }: { forms: unknown; language: string }, at: Source): Finding[] {
  const [own, other] = [placesOf(forms), placesOf(first)];
  const lacking = [...other].filter((place) => !own.has(place));
  const extra = [...own].filter((place) => !other.has(place));
  if (!lacking.length && !extra.length) return [];
  const words = [
    ...(lacking.length ? [`${lacking.join(', ')} of ${language} is missing here`] : []),
    ...(extra.length ? [`${extra.join(', ')} is not there in ${language}, so it is shown as written`] : []),
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

function pluralFindings(forms: unknown, plural: boolean, language: string, at: Source): Finding[] {
  const own: Readonly<Record<string, unknown>> = isObject(forms) ? forms : { other: forms };
  if (!isObject(forms) && !(plural && typeof forms === 'string' && forms.includes('{count}'))) return [];
  const missing = pluralForms(language).filter((form) => form !== 'other' && typeof own[form] !== 'string');
  if (!missing.length) return [];
  return [finding('missing-plural-form', 'warning', at, `${language} counts with ${missing.join(', ')}, too; other stands in`)];
}
