// All page documents that come with the platform, with their names, as resource rows below those of instance and event: for server, command line and tests.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResourceRow } from '../contract/core.ts';
import { type PlatformDocument, rowsOfDocument } from './platform-words.ts';

const folder = join(import.meta.dirname, 'defaults');
const documents = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as PlatformDocument);

/** Rows of the platform with page names in the first of `languages` (the one shown, then the event's) that it speaks. */
export const platformRowsIn = (languages: readonly string[]): ResourceRow[] =>
  documents.flatMap((document) => rowsOfDocument(document, languages));

/** Rows of the platform, page names in English; put them before the rows of the event. */
export const platformRows: readonly ResourceRow[] = platformRowsIn(['en-GB']);
