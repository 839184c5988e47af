// The platform's pages for the app: two are always loaded, every other one on demand.
import type { ResourceRow } from '../contract/core.ts';
import everyPage from './defaults/EveryPage.json' with { type: 'json' };
import notFound from './defaults/NotFoundPage.json' with { type: 'json' };
import { rowOfDocument } from './document-row.ts';
import type { PlatformDocument } from './documents.ts';

/** A page of the platform: the row of its document, and its English texts by key below `pages`. */
export type PlatformPage = { row: ResourceRow; words: Readonly<Record<string, string>> };

const pageOf = ({ words = {}, ...document }: PlatformDocument): PlatformPage => ({ row: rowOfDocument(document), words });

/** What stands below every event: the shell of every page and the page for missing ones. */
export const alwaysThere: readonly PlatformPage[] = [everyPage, notFound].map(pageOf);

/** Starts to load the platform's document of a page, so that it is there when it is asked for. Never throws. */
export const preparePlatformPage = (page: string): void => void platformPage(page).catch(() => {});

/** The platform's page; undefined for a page that it does not have, or that is always there. Rejects when the file cannot be loaded. */
export async function platformPage(page: string): Promise<PlatformPage | undefined> {
  const { platformDocuments } = await import('./documents.ts');
  const load = platformDocuments.get(page);
  return load && pageOf((await load()).default);
}
