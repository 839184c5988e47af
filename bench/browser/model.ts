// The page's model in the browser, made as the product makes it.
import gridFrame from 'virtual:foyer/check/document/gridFrame';
import placementFrame from 'virtual:foyer/check/document/placementFrame';
import type { RawDocument } from '#src/model/documents-of-rows.ts';
import { buildPage } from '#src/model/build-page.ts';
import type { PageChecks } from '#src/model/build-placement.ts';
import type { PageModel } from '#src/model/page.ts';
import type { PageStoreInput } from '#src/renderer/page-store.ts';
import { visitorContext } from '#src/rules/context.ts';
import { unruled } from '#src/rules/placement-rules.ts';

export const pageChecks: PageChecks = { gridFrame, placementFrame };
export const TIME_ZONE = 'Europe/Berlin';

/** Builds the model of a page document, checks and defaults included. */
export function modelOf(value: unknown): PageModel {
  const document: RawDocument = {
    kind: 'page',
    name: 'pages/Bench',
    value: value as Record<string, unknown>,
    sources: {},
    origins: new WeakMap(),
  };
  return buildPage('Bench', [document], pageChecks);
}

/** What the store decides by: a visitor in the morning. */
export function inputOf(page: PageModel): PageStoreInput {
  const { who, where } = visitorContext({ page: 'Bench' }, { now: 0, timeZone: TIME_ZONE });
  return { page, ...unruled, context: { who, where }, timeZone: TIME_ZONE };
}
