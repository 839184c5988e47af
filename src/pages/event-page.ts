// Builds a page of an event from its own document and the documents of every page; shared by app, server and command line.
import { buildPage } from '../model/build-page.ts';
import type { PageChecks } from '../model/build-placement.ts';
import type { RawDocument } from '../model/documents-of-rows.ts';
import type { EventModel } from '../model/event.ts';
import type { PageModel } from '../model/page.ts';
import { EVERY_PAGE, isBehindPages } from './table.ts';

/** The page `name` of an event with the layers of every page; undefined if the event has no such page. Never throws on content. */
export function eventPage(model: EventModel, name: string, checks: PageChecks): PageModel | undefined {
  const own = model.raw.get(`pages/${name}`);
  return own && buildPage(name, [own, ...behindPages(model)], checks);
}

/** The documents whose layers apply to every page that does not define its own: the footer, then the page for all. */
export const behindPages = (model: EventModel): RawDocument[] =>
  [drawsFooterModel(model) ? undefined : model.raw.get('footer'), model.raw.get(`pages/${EVERY_PAGE}`)].filter(
    (document) => document !== undefined,
  );

/** Whether the event asks for its footer model in place of its footer grids (A §3 newVMXFooter). */
const drawsFooterModel = (model: EventModel): boolean => model.raw.get('app')?.value['newVMXFooter'] === false;

/** Names of the pages of an event that have an address, the platform's own included. */
export const eventPages = (model: EventModel): string[] =>
  [...model.raw.keys()].flatMap((key) => (key.startsWith('pages/') && !isBehindPages(key.slice(6)) ? [key.slice(6)] : [])).sort();
