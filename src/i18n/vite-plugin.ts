// The build's half of texts: one chunk for each set and language, and the English texts of a page of the platform inside its document.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readTextsFiles, type TextsFile } from './platform-files.ts';
import { ENGLISH } from './platform-languages.ts';
import type { Bundle } from './platform-texts.ts';

const TEXTS = 'virtual:foyer/texts';
const PAGE_NAMES = 'virtual:foyer/page-names';
const pageDocument = /\/src\/pages\/defaults\/\w+\.json$/;

/** Whether visitors load it: English comes with components and pages, letters stay on the server. */
const isLoaded = ({ language, set }: TextsFile): boolean => language !== ENGLISH && set !== 'mail';

/**
 * `pageNames` are the keys of `pages` under which the pages of the platform have their names. Modules it makes:
 * `virtual:foyer/texts` — loaders by set and language ·
 * `virtual:foyer/texts/<set>/<language>` — the texts of a set in one language, keys below the set ·
 * `virtual:foyer/page-names` — what the pages of the platform are called in English, by key of `pages` ·
 * `src/pages/defaults/<page>.json` — the document, with `words`: its texts in English.
 */
export function foyerTexts(pageNames: readonly string[]): Plugin {
  // Read once for all modules, and again after a change.
  let files: readonly TextsFile[] | undefined;
  const texts = (): readonly TextsFile[] => (files ??= readTextsFiles());
  const forget = (): void => void (files = undefined);
  return {
    name: 'foyer-texts',
    enforce: 'pre',
    buildStart: forget,
    watchChange: forget,
    hotUpdate: forget,
    resolveId: (id) =>
      id === TEXTS || id === PAGE_NAMES || id.startsWith(`${TEXTS}/`) ? { id: `\0${id}`, moduleSideEffects: false } : null,
    load(id) {
      if (id === `\0${TEXTS}`) return loadersModule(texts().filter(isLoaded));
      if (id === `\0${PAGE_NAMES}`) return `export default ${JSON.stringify(englishOf(texts(), pageNames))};`;
      if (id.startsWith(`\0${TEXTS}/`)) {
        const [set, language] = id.split('/').slice(-2);
        const ofSet = texts().filter((file) => isLoaded(file) && file.set === set && file.language === language);
        for (const { path } of ofSet) this.addWatchFile(resolve(path));
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(bundleOf(ofSet)))});`;
      }
      return pageDocument.test(id) ? withWords(texts(), readFileSync(id, 'utf8')) : null;
    },
  };
}

function loadersModule(loaded: readonly TextsFile[]): string {
  const sets = Object.entries(Object.groupBy(loaded, ({ set }) => set)).map(([set, files = []]) => {
    const languages = [...new Set(files.map(({ language }) => language))];
    return `${JSON.stringify(set)}: {${languages.map((language) => `${JSON.stringify(language)}: () => import('${TEXTS}/${set}/${language}')`).join()}}`;
  });
  return `export const loaders = {${sets.join()}};`;
}

const bundleOf = (files: readonly TextsFile[]): Bundle =>
  Object.fromEntries(
    files.flatMap(({ set, scope, texts }) =>
      Object.entries(texts).map(([key, text]) => [scope === set ? key : `${scope.slice(set.length + 1)}.${key}`, text]),
    ),
  );

/** English texts of pages by their keys, as far as there are any. */
function englishOf(files: readonly TextsFile[], keys: readonly string[]): Bundle {
  const english = files.find(({ scope, language }) => scope === 'pages' && language === ENGLISH)?.texts ?? {};
  return Object.fromEntries(keys.flatMap((key) => (english[key] === undefined ? [] : [[key, english[key]]])));
}

function withWords(files: readonly TextsFile[], document: string): string {
  const words = englishOf(
    files,
    [...document.matchAll(/"key":\s*"pages\.([^"]+)"/g)].map(([, key]) => key!),
  );
  return JSON.stringify({ ...(JSON.parse(document) as object), words });
}
