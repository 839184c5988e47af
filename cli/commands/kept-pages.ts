// Pages an earlier import wrote and today's does not: they stay, and the menu goes on leading to them.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseJson } from '../../src/base/parse-json.ts';
import { documents } from '../../src/model/documents/index.ts';
import { isObject } from '../../src/model/is-object.ts';
import type { LocalisedText } from '../../src/model/fields.ts';
import type { PageLink } from '../import/write/programme-pages.ts';

/** The page of sponsors, which imports wrote before companies had pages of their own. */
const FORMER = 'Sponsors';

/** Entries of the menu for such pages in the folder of an event; none where there are none, or the import writes them itself. */
export async function keptPages(folder: string): Promise<PageLink[]> {
  const text = await readFile(join(folder, 'pages', `${FORMER}.json`), 'utf8').catch(() => '');
  const value = parseJson(text);
  const read = isObject(value) ? documents.page.schema.safeParse(value) : undefined;
  if (!read?.success) return [];
  const { title } = read.data as { title?: LocalisedText };
  return [{ name: title === undefined || title === '' ? FORMER : title, url: `page:${FORMER}` }];
}
