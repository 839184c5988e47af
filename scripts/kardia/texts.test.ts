// Proves that the words of the platform are complete in German and French, partial in Turkish, and keep their places.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadCatalog } from '../../component-registry/catalog.ts';
import { fileURLToPath } from 'node:url';
import { openEvent } from '../../server/open-event.ts';
import { readFolder } from '../../server/store/read-folder.ts';
import { pageTable } from '../../src/pages/table.ts';
import { accountWords } from '../../component-registry/account/words.ts';
import { sessionWords } from '../../component-registry/programme/session-words.ts';

type Forms = string | Readonly<Record<string, string>>;

const folder = new URL('../../sample-configs/kardia/texts/', import.meta.url);
const files = readdirSync(folder).map((name) => {
  const [set = '', language = ''] = name.split('.');
  const { texts } = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as { texts: Record<string, Forms> };
  return { set, language, texts };
});

/** Texts of one language by `set.key`. */
const written = (language: string): Map<string, Forms> =>
  new Map(
    files
      .filter((file) => file.language === language)
      .flatMap(({ set, texts }) => Object.entries(texts).map(([key, forms]) => [`${set}.${key}`, forms] as const)),
  );

/** English words of components by `set.key`. */
const catalog = Object.values(await loadCatalog());
const wordsOf = (components: typeof catalog): Map<string, Forms> =>
  new Map(
    components.flatMap(({ domain, component, texts }) =>
      Object.entries(texts).map(([key, forms]) => [`${domain}.${component}.${key}`, forms as Forms] as const),
    ),
  );
/** Words that the components of a domain share. */
const shared = [sessionWords, accountWords].flatMap(({ scope, texts }) =>
  Object.entries(texts).map(([key, forms]) => [`${scope}.${key}`, forms as Forms] as const),
);
const english = new Map([...wordsOf(catalog), ...shared]);

/** Pages of the event, those of the platform it leads to, and those guards lead to: what they use has to be translated, the rest may wait. */
const { files: configuration } = await readFolder(fileURLToPath(new URL('../../sample-configs/', import.meta.url)));
const event = openEvent(configuration, { instance: 'kardia', event: 'kardia2027' });
const pages = [...event.pages, ...pageTable.flatMap(({ page, guards }) => (guards === 'shell' ? [page] : []))]
  .map((page) => JSON.stringify([...event.page(page)!.nodes.values()].map(({ name }) => name)))
  .join('\n');
const used = new Map([...wordsOf(catalog.filter(({ name }) => pages.includes(`"${name}"`))), ...shared]);
const places = (forms: Forms): string[] => [...new Set(JSON.stringify(forms).match(/\{\w+\}/g))].sort();

it('has something to translate', () => {
  expect(used.size).toBeGreaterThan(50);
  expect(new Set(files.map(({ language }) => language))).toEqual(new Set(['de-DE', 'fr-FR', 'tr-TR']));
});

it.each(['de-DE', 'fr-FR'])('%s has every word of every component in use', (language) => {
  const have = written(language);
  expect([...used.keys()].filter((key) => !have.has(key))).toEqual([]);
});

it('tr-TR has some words and lacks others', () => {
  const share = [...used.keys()].filter((key) => written('tr-TR').has(key)).length / used.size;
  expect(share).toBeGreaterThan(0.25);
  expect(share).toBeLessThan(0.8);
});

it.each(['de-DE', 'fr-FR', 'tr-TR'])('%s has no word nobody asks for, and keeps every place and form', (language) => {
  for (const [key, forms] of written(language)) {
    if (key.startsWith('pages.')) continue;
    const original = english.get(key);
    expect(original, key).toBeDefined();
    expect(places(forms), key).toEqual(places(original ?? ''));
    expect(typeof forms, key).toBe(typeof original);
  }
});
