// Which texts lack a language of the event: each one where a language is nearly complete, a count where it is still under way.
import { type Finding, finding } from '../model/finding.ts';
import type { Source } from '../model/source.ts';
import type { At } from './walk-values.ts';

/** A text by language and its place; the place is kept for texts that lack one. */
type Written = { at: Source | undefined; languages: readonly string[] };

/** Below this share of translated texts a language is under way. */
const NEARLY_COMPLETE = 0.9;
/** So many missing texts are always listed. */
const FEW = 5;

/** Collects the texts by language of one event. */
export type Translations = {
  /** A text written by language in a document. */
  inDocument: (text: Readonly<Record<string, unknown>>, at: At) => void;
  /** The same in a row of the programme, where one language is usual: only counted. */
  inRow: (text: Readonly<Record<string, unknown>>, file: string) => void;
  /** `set` in `language` has `has` of the keys `all`; `at` is its file, or one of another language of the set. */
  inSet: (set: string, language: string, has: ReadonlySet<string>, all: ReadonlySet<string>, at: Source) => void;
  findings: () => Finding[];
};

type SetPart = { set: string; language: string; missing: readonly string[]; total: number; at: Source };

/** Makes a collector for an event in these languages. `app` is where the languages are declared. */
export function collectTranslations(languages: readonly string[], app: Source): Translations {
  const texts: Written[] = [];
  const rows = new Map<string, Written[]>();
  const sets: SetPart[] = [];
  const read = (text: Readonly<Record<string, unknown>>): readonly string[] =>
    Object.keys(text).filter((language) => typeof text[language] === 'string' && text[language] !== '');
  return {
    inDocument: (text, at) => {
      if (languages.length < 2) return;
      const written = { at: undefined, languages: read(text) };
      texts.push(languages.every((language) => has(written, language)) ? written : { ...written, at: at() });
    },
    inRow: (text, file) => {
      if (languages.length < 2) return;
      const known = rows.get(file) ?? [];
      if (known.push({ at: undefined, languages: read(text) }) === 1) rows.set(file, known);
    },
    inSet: (set, language, has, all, at) =>
      sets.push({ set, language, missing: [...all].filter((key) => !has.has(key)), total: all.size, at }),
    findings: () => [
      ...documentFindings(texts, languages, app),
      ...sets.flatMap(setFindings),
      ...[...rows].flatMap(([file, written]) => rowFindings(file, written, languages)),
    ],
  };
}

/** Whether so many of the texts are missing, or all, that a line for each would hide everything else. */
const isUnderWay = (missing: number, total: number): boolean =>
  missing === total || (missing > FEW && missing > total * (1 - NEARLY_COMPLETE));

/** A text in another region of the same language is shown as it is. */
const has = (text: Written, language: string): boolean =>
  text.languages.includes(language) || text.languages.some((other) => other.startsWith(language.slice(0, 2)));

function documentFindings(texts: readonly Written[], languages: readonly string[], app: Source): Finding[] {
  const lacking = (language: string): number => texts.filter((text) => text.at && !has(text, language)).length;
  const underWay = new Set(languages.filter((language) => isUnderWay(lacking(language), texts.length)));
  const single = texts.flatMap(({ at, languages: written }) => {
    const missing = at ? languages.filter((language) => !underWay.has(language) && !has({ at, languages: written }, language)) : [];
    return at && missing.length
      ? [finding('missing-translation', 'warning', at, `the text is missing in ${missing.join(', ')}; another language stands in`)]
      : [];
  });
  const counted = [...underWay].flatMap((language) => {
    const [missing, at] = [lacking(language), { file: app.file, pointer: `${app.pointer}/${languages.indexOf(language)}` }];
    const message = `${missing} of ${texts.length} texts of pages and menus are missing in ${language}; another language stands in`;
    return missing ? [finding('language-incomplete', 'info', at, message)] : [];
  });
  return [...single, ...counted];
}

function setFindings({ set, language, missing, total, at }: SetPart): Finding[] {
  if (missing.length === 0) return [];
  const stands = 'another language stands in';
  const counted = `${missing.length} of ${total} texts of the set ${set} are missing in ${language}; ${stands}`;
  if (isUnderWay(missing.length, total)) return [finding('language-incomplete', 'info', at, counted)];
  return missing.map((key) => finding('missing-translation', 'warning', at, `the text ${set}.${key} is missing in ${language}; ${stands}`));
}

function rowFindings(file: string, written: readonly Written[], languages: readonly string[]): Finding[] {
  const lacking = languages
    .map((language) => ({ language, count: written.filter((text) => !has(text, language)).length }))
    .filter(({ count }) => count > 0);
  if (!lacking.length) return [];
  const words = lacking.map(({ language, count }) => `${count} in ${language}`).join(', ');
  const message = `of ${written.length} texts written by language some are missing: ${words}`;
  return [finding('language-incomplete', 'info', { file, pointer: '/rows' }, message)];
}
