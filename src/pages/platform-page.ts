// The platform's pages for the app: two that are always there, every other one loaded when somebody goes to it.
import type { ResourceRow } from '../contract/core.ts';
import everyPage from './defaults/EveryPage.json' with { type: 'json' };
import notFound from './defaults/NotFoundPage.json' with { type: 'json' };
import { type PlatformDocument, rowsOfDocument } from './platform-rows.ts';

const lazy = import.meta.glob<{ default: PlatformDocument }>([
  './defaults/*.json',
  '!./defaults/EveryPage.json',
  '!./defaults/NotFoundPage.json',
]);

/** Rows that stand below every event: the shell of every page and the page for missing ones. `languages` as in `platformPage`. */
export const alwaysThere = (languages: readonly string[]): ResourceRow[] =>
  [everyPage, notFound].flatMap((document) => rowsOfDocument(document, languages));

/** Starts to load the platform's document of a page, so that it is there when its rows are asked for. Never throws. */
export const preparePage = (page: string): void => void lazy[`./defaults/${page}.json`]?.().catch(() => {});

/**
 * Rows of the platform's document of a page with the words it needs; none for a page that it does not have, or that is always
 * there. `languages` are the one shown, then the event's in order. Rejects when the file cannot be loaded.
 */
export async function platformPage(page: string, languages: readonly string[]): Promise<ResourceRow[]> {
  const load = lazy[`./defaults/${page}.json`];
  return load ? rowsOfDocument((await load()).default, languages) : [];
}
