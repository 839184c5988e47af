// The checks of every page, which are loaded late; checks of other documents load with the components that read them (`useDocument`).
import type { PageChecks } from '../model/build-placement.ts';
import type { Check } from '../model/check.ts';
import type { EventChecks } from '../model/event.ts';
import type { PageModel } from '../model/page.ts';

type Checks = PageChecks & EventChecks;

const fits: Check = () => true;

/** In place of the checks for what is known to fit: defaults of these nodes are filled in by those who read them. */
export const trusting: Checks = { gridFrame: fits, placementFrame: fits, visibilityEntry: fits };

let checks: Checks | undefined;
let loading: Promise<Checks> | undefined;

/** Loads the checks, once. Rejects when their code does not load; the next call tries again. */
export function loadPageChecks(): Promise<Checks> {
  loading ??= import('./page-checks.ts').then((code) => (checks = code.allChecks));
  loading.catch(() => (loading = undefined));
  return loading;
}

/** The checks as far as they are loaded: until then there is nothing on the screen but what the server has checked. */
export const checksSoFar = (): Checks => checks ?? trusting;

/** Marks the placements of a page, whose props the server has checked. */
export function markChecked(page: PageModel): PageModel {
  for (const node of page.nodes.values()) node.isChecked = true;
  return page;
}
