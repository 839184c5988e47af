// All page documents that come with the platform, as resource rows below those of instance and event: for server, command line and tests.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResourceRow } from '../contract/core.ts';
import { rowOfDocument } from './document-row.ts';

const folder = join(import.meta.dirname, 'defaults');

/** Rows of the platform; put them before the rows of the event. */
export const platformRows: readonly ResourceRow[] = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .map((name) => rowOfDocument(JSON.parse(readFileSync(join(folder, name), 'utf8')) as { page: string }));
