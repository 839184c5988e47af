// Replaces a page whose document cannot be used: the event's header and footer with a notice between them.
import { buildPage } from '../model/build-page.ts';
import type { RawDocument } from '../model/documents-of-rows.ts';
import type { PageModel } from '../model/page.ts';
import { checksSoFar, markChecked, trusting } from './checks.ts';

/** Components of the notices; part of the app, so that their code is always loaded. */
export const FAILED_PAGE = 'app/failed-page';
export const AWAY_PAGE = 'app/away-page';

const documentOf = (component: string): RawDocument => ({
  kind: 'page',
  name: 'pages/failed',
  value: { layers: { page: { grids: [{ id: component.replace('/', '-'), placements: [{ id: 'failed-page', name: component }] }] } } },
  sources: {},
  origins: new WeakMap(),
});

/** A page of one notice. `behind` supplies header and footer. */
export function noticePage(component: string, page: string, behind: readonly RawDocument[]): PageModel {
  const checks = checksSoFar();
  const built = buildPage(page, [documentOf(component), ...behind], checks);
  return checks === trusting ? markChecked(built) : built;
}

/** The page for a document that could not be shown. */
export const failedPage = (page: string, behind: readonly RawDocument[]): PageModel => noticePage(FAILED_PAGE, page, behind);

/** Whether a page is empty although its own document has content: every part of it was refused. */
export function isEmptyByFault({ layers, findings }: PageModel, own: RawDocument): boolean {
  if (layers.page?.some(({ placements }) => placements.length > 0)) return false;
  const files = new Set([own.name, ...Object.values(own.sources).map(({ file }) => file)]);
  return findings.some(({ severity, file }) => severity === 'error' && files.has(file));
}
