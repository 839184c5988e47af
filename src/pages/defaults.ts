// All page documents that come with the platform, with their names, as resource rows below those of instance and event: for server, command line and tests.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResourceRow } from '../contract/core.ts';
import { type PlatformDocument, rowsOfDocument } from './platform-rows.ts';

const folder = join(import.meta.dirname, 'defaults');
const documents = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as PlatformDocument);

/** Rows of the platform with page names in the first of `languages` (the one shown, then the event's) that it speaks. */
export function platformRowsIn(languages: readonly string[]): readonly ResourceRow[] {
  const key = languages.join(' ');
  const rows = known.get(key) ?? documents.flatMap((document) => rowsOfDocument(document, languages));
  if (known.size < MOST_KNOWN) known.set(key, rows);
  return rows;
}

/** Rows by the languages asked for; events share few different lists. */
const known = new Map<string, readonly ResourceRow[]>();
const MOST_KNOWN = 200;

/** Rows of the platform, page names in English; put them before the rows of the event. */
export const platformRows: readonly ResourceRow[] = platformRowsIn(['en-GB']);
