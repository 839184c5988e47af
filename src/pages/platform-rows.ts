// Rows of one page of the platform: its document, and its name as the text `pages.<key>`, which a text of the event replaces.
import type { ResourceRow } from '../contract/core.ts';
import { pageRow } from './table.ts';

/** A page document of `defaults/`; its title is its name in each language the platform speaks. */
export type PlatformDocument = { page: string; title?: Readonly<Record<string, string>> };

/**
 * The rows of a page of the platform. `languages` are the one shown and then those of the event, in order; the name is in the
 * first of them that the platform speaks, else in English. A page without a name (`EveryPage`) is its document alone.
 */
export function rowsOfDocument({ title, ...document }: PlatformDocument, languages: readonly string[]): ResourceRow[] {
  const { page } = document;
  const key = pageRow(page).title;
  const row = (value: object): ResourceRow => ({
    setname: 'config_json',
    resourcename: `pages/${page}`,
    resourcevalue: JSON.stringify(value),
    source: { file: `src/pages/defaults/${page}.json`, pointer: '', line: 1, column: 1 },
  });
  if (!title) return [row(document)];
  const language = preferredLanguage(Object.keys(title), languages);
  return [
    row({ ...document, title: { key: `pages.${key}` } }),
    { setname: 'pages', resourcename: key, resourcevalue: title[language] ?? '', language },
  ];
}

/** The same order of preference as that of any other text (`i18n/localise.ts`), which this room does not know. */
const preferredLanguage = (spoken: readonly string[], [shown = '', ...others]: readonly string[]): string =>
  spoken.find((one) => one === shown) ??
  spoken.find((one) => one.slice(0, 2) === shown.slice(0, 2)) ??
  others.find((one) => spoken.includes(one)) ??
  'en-GB';
