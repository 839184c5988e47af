// The platform's own texts: every language has every key of English, the same places, and the plural forms it counts with.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formerKeys } from '../../src/i18n/former-keys.ts';
import { platformLanguages } from '../../src/i18n/platform-languages.ts';
import { readTextsFiles } from '../../src/i18n/platform-files.ts';
import { baseKey } from '../../src/i18n/translate.ts';
import { pageTable } from '../../src/pages/table.ts';
import { root } from '../steps/run-command.ts';

const files = readTextsFiles();
const english = files.filter(({ language }) => language === 'en-GB');
const scopes = new Map(english.map(({ scope, texts }) => [scope, texts]));
const of = (scope: string, language: string) => files.find((file) => file.scope === scope && file.language === language)?.texts ?? {};

const isPlural = (texts: Readonly<Record<string, string>>, base: string): boolean => texts[base] === undefined;
const formsOf = (texts: Readonly<Record<string, string>>, base: string): string[] =>
  Object.keys(texts).filter((key) => baseKey(key) === base && key !== base);
const places = (text: string): string[] => [...new Set(text.match(/\{\{\w+\}\}/g))].sort();
/** Forms that a language needs for numbers from 0 to 200; English may do without `zero`. */
const categories = (language: string): Set<string> => {
  const rules = new Intl.PluralRules(language);
  return new Set([...Array.from({ length: 201 }, (_, count) => rules.select(count)), 'other']);
};

test('there are texts, and each file has its English counterpart', () => {
  expect(scopes.size).toBeGreaterThan(30);
  for (const { path, scope, language } of files) {
    expect(scopes.has(scope), path).toBe(true);
    expect(platformLanguages, path).toContain(language);
  }
});

test('texts in a folder of a component are found at any depth, below the scope that its view asks for', () => {
  const asked = globSync('component-registry/**/texts.ts', { cwd: root }).flatMap((path) => {
    const [, scope] = /scope: '([^']+)'/.exec(readFileSync(join(root, path), 'utf8')) ?? [];
    return scope === undefined ? [] : [{ folder: dirname(path).replaceAll('\\', '/'), scope }];
  });
  expect(asked.length).toBeGreaterThan(30);
  for (const { folder, scope } of asked)
    expect(
      files.filter(({ path }) => path.startsWith(`${folder}/texts/`)).map((file) => file.scope),
      folder,
    ).toContain(scope);
});

test('a former key leads to one that there is, and is none any more', () => {
  const keys = new Set(english.flatMap(({ scope, texts }) => Object.keys(texts).map((key) => `${scope}.${key}`)));
  for (const [former, key] of formerKeys) expect([keys.has(former), keys.has(key)], former).toEqual([false, true]);
});

/** Languages whose texts are all there. */
const complete = ['de-DE', 'fr-FR', 'tr-TR', 'ar-EG', 'it-IT', 'es-ES', 'zh-CN'] as const;

describe.each(complete)('%s', (language) => {
  test.each([...scopes.keys()])('%s has every key, and no other', (scope) => {
    const bases = (texts: object): string[] => [...new Set(Object.keys(texts).map(baseKey))].sort();
    expect(bases(of(scope, language))).toEqual(bases(scopes.get(scope)!));
  });
});

test.each(files.filter(({ language }) => language !== 'en-GB').map((file) => [file.path, file] as const))(
  '%s keeps places and plural forms',
  (_, { scope, language, texts }) => {
    const original = scopes.get(scope)!;
    for (const base of new Set(Object.keys(texts).map(baseKey))) {
      const plural = isPlural(original, base);
      expect(isPlural(texts, base), base).toBe(plural);
      if (!plural) {
        expect(places(texts[base]!), base).toEqual(places(original[base]!));
        continue;
      }
      const forms = formsOf(texts, base);
      expect(
        [...categories(language)].filter((form) => !forms.includes(`${base}_${form}`)),
        base,
      ).toEqual([]);
      expect(places(texts[`${base}_other`]!), base).toEqual(places(original[`${base}_other`]!));
      // A form for one number may say it in words; it never has a place the others lack.
      for (const form of forms) expect(places(original[`${base}_other`]!), form).toEqual(expect.arrayContaining(places(texts[form]!)));
    }
  },
);

test.each(files.map((file) => [file.path, file] as const))(
  '%s has a text for every key, with two braces around every place',
  (_, { texts }) => {
    for (const [key, text] of Object.entries(texts)) {
      expect(text, key).toMatch(/\S/);
      expect(text.replaceAll(/\{\{\w+\}\}/g, ''), key).not.toMatch(/[{}]/);
    }
  },
);

test('every page of the platform has a name, and every text its document asks for', () => {
  const pages = scopes.get('pages')!;
  for (const { page, title } of pageTable) {
    if (page.startsWith(':')) continue;
    expect(pages[title], page).toBeDefined();
    const document = readFileSync(join(root, `src/pages/defaults/${page}.json`), 'utf8');
    for (const [, key] of document.matchAll(/"key": "pages\.([^"]+)"/g)) expect(pages[key!], `${page} ${key}`).toBeDefined();
    expect(document, page).not.toMatch(/"en-GB"/);
  }
});

/** Words that are the same in another language by chance, or names; longer texts never are. */
const isLong = (text: string): boolean =>
  text
    .replaceAll(/\{\{\w+\}\}/g, '')
    .split(/\s+/)
    .filter((word) => /\p{L}{2,}/u.test(word)).length > 2;
/** Words that give English away in a text of Latin letters; none of them is a word of the other languages. */
const ENGLISH = /\b(the|this|that|your|you|have|has|with|from|which|please|cannot|could|not been|is not)\b/i;
/** What is written in Latin letters everywhere: abbreviations, names, places in a text, addresses. */
const LATIN_EVERYWHERE = /^[\P{L}]*$|^(Outlook|PDF|Web Push|Cookie|[A-Z]{2,5})$/u;
const ownScript = { 'ar-EG': /\p{Script=Arabic}/u, 'zh-CN': /\p{Script=Han}/u } as const;

test.each(files.filter(({ language }) => !language.startsWith('en')).map((file) => [file.path, file] as const))(
  '%s has no English left in it',
  (_, { scope, language, texts }) => {
    const original = scopes.get(scope)!;
    const left = Object.entries(texts).filter(([key, text]) => {
      const words = text.replaceAll(/\{\{\w+\}\}|<[^>]*>|https?:\S+/g, '');
      if (language === 'ar-EG' || language === 'zh-CN') return !ownScript[language].test(words) && !LATIN_EVERYWHERE.test(words.trim());
      return ENGLISH.test(words) || (text === original[key] && isLong(text));
    });
    expect(left).toEqual([]);
  },
);
