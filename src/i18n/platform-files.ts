// The platform's own texts, read from their files: for the server, the command line, the build and tests.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addPlatformTexts, type Bundle } from './platform-texts.ts';

const root = join(import.meta.dirname, '../..');

/**
 * A file `texts/<language>.json`: `scope` is `programme.session-list`, of a folder within a component's `programme.session-list-later`, or
 * `app`, `pages`, `renderer`, `mail`; its set is the first part.
 */
export type TextsFile = { path: string; scope: string; set: string; language: string; texts: Bundle };

/** Reads every file of texts below `folder` (default: the project). Throws when one is no JSON. */
export const readTextsFiles = (folder = root): TextsFile[] =>
  globSync(['component-registry/*/**/texts/*.json', 'src/{app,pages,renderer}/texts/*.json', 'server/mail/texts/*.json'], { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => {
      const [set = '', ...parts] = path.split('/').slice(1);
      const scope = path.startsWith('component-registry/') ? `${set}.${parts.slice(0, -2).join('-')}` : set;
      const texts = JSON.parse(readFileSync(join(folder, path), 'utf8')) as Bundle;
      return { path, scope, set, language: parts.at(-1)!.slice(0, -'.json'.length), texts };
    });

/** All of them, by scope and language. */
export const textsFiles: readonly TextsFile[] = readTextsFiles();

/** Makes all of them known to this process; called once by each program that turns keys into words without a browser. */
export function addEveryText(): void {
  for (const { language, scope, texts } of textsFiles) addPlatformTexts(language, scope, texts);
}

/** The platform's texts by language and full key, letters left out: no event replaces them. */
export function textsByLanguage(): Record<string, Record<string, string>> {
  const found: Record<string, Record<string, string>> = {};
  for (const { scope, set, language, texts } of textsFiles) {
    if (set === 'mail') continue;
    const known = (found[language] ??= {});
    for (const [key, text] of Object.entries(texts)) known[`${scope}.${key}`] = text;
  }
  return found;
}
