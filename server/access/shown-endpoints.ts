// Which pages of a version show the answer of an endpoint: found from the requests of their placements, and from the contract (A §5).
import type { ApiRequest, DataContext } from '../../src/contract/request.ts';
import { endpoints } from '../../src/contract/index.ts';
import type { EventModel } from '../../src/model/event.ts';
import { EVERY_PAGE } from '../../src/pages/table.ts';
import type { FirstComponent, RequestsOf } from '../html/first-view.ts';
import { placementsOf, type RawPlacement, withoutPlacements } from './walk-page.ts';

/** A page that shows it, '' for every page, and the key its placement requires, '' for none. */
export type ShownOn = { page: string; key: string };

const names = new Map(Object.entries(endpoints).map(([name, { path }]) => [path, name]));

/** Pages by endpoint. Endpoints that belong to no page are missing; one that no page of the event shows has none. */
export function shownEndpoints(
  { raw }: EventModel,
  requestsOf: RequestsOf,
  about: Pick<DataContext, 'event' | 'timeZone'>,
): ReadonlyMap<string, readonly ShownOn[]> {
  const context: DataContext = { ...about, language: 'en-GB', now: 0, params: {} };
  const shown = new Map<string, ShownOn[]>();
  for (const [name, { shownOn }] of Object.entries(endpoints))
    if (shownOn)
      shown.set(
        name,
        shownOn.map((page) => ({ page, key: '' })),
      );
  for (const [document, { kind, value }] of raw) {
    if (kind !== 'page' && kind !== 'footer') continue;
    const name = document.replace(/^pages\//, '');
    const page = kind === 'footer' || name === EVERY_PAGE ? '' : name;
    for (const { key, placements } of byKey(value))
      for (const { endpoint } of placements.flatMap((one) => requestsBy(one, requestsOf, context)))
        shown.get(names.get(endpoint.path) ?? '')?.push({ page, key });
  }
  return shown;
}

/** Placements that a caller may see, without a key and for each key alone. A key inside another one opens nothing by itself. */
function byKey(document: Readonly<Record<string, unknown>>): { key: string; placements: RawPlacement[] }[] {
  const seen = (key: string): RawPlacement[] =>
    placementsOf(withoutPlacements(document, ({ draft, access }) => !isDraft(draft) && (isOpen(access) || access === key)));
  const keys = new Set(placementsOf(document).flatMap(({ access }) => (typeof access === 'string' && access !== '' ? [access] : [])));
  return ['', ...keys].map((key) => ({ key, placements: seen(key) }));
}

const isDraft = (draft: unknown): boolean => draft !== undefined && draft !== null && draft !== false;
const isOpen = (access: unknown): boolean => access === undefined || access === null || access === '';

function requestsBy(placement: RawPlacement, requestsOf: RequestsOf, context: DataContext): readonly ApiRequest[] {
  const { name, props, schemaVersion } = placement;
  if (typeof name !== 'string') return [];
  const component: FirstComponent = {
    name,
    props: typeof props === 'object' && props !== null ? (props as Record<string, unknown>) : {},
    schemaVersion: typeof schemaVersion === 'number' ? schemaVersion : 0,
  };
  return requestsOf(component, context);
}
