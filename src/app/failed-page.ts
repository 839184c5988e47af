// Stands in for a page whose document cannot be used: the event's header and footer, and between them a notice.
import { buildPage } from '../model/build-page.ts';
import type { RawDocument } from '../model/documents-of-rows.ts';
import type { PageModel } from '../model/page.ts';
import { pageChecks } from './checks.ts';

/** Component of the notice; part of the app, so that its code is there when nothing else is. */
export const FAILED_PAGE = 'app/failed-page';

const document: RawDocument = {
  kind: 'page',
  name: 'pages/failed',
  value: { layers: { page: { grids: [{ id: FAILED_PAGE.replace('/', '-'), placements: [{ id: 'failed-page', name: FAILED_PAGE }] }] } } },
  sources: {},
  origins: new WeakMap(),
};

/** The page that says a page could not be shown. `behind` brings header and footer. */
export const failedPage = (page: string, behind: readonly RawDocument[]): PageModel => buildPage(page, [document, ...behind], pageChecks);

/** Whether a page shows nothing although its own document meant to: every part of it was refused. */
export function isEmptyByFault({ layers, findings }: PageModel, own: RawDocument): boolean {
  if (layers.page?.some(({ placements }) => placements.length > 0)) return false;
  const files = new Set([own.name, ...Object.values(own.sources).map(({ file }) => file)]);
  return findings.some(({ severity, file }) => severity === 'error' && files.has(file));
}
