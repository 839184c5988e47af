// An explained page and its timeline as JSON for scripts; the keys are a promise.
import type { PageModel } from '../../src/model/page.ts';
import type { Explained } from '../../src/rules/explain.ts';
import type { Change } from '../../src/rules/timeline.ts';
import { localIso } from './event-time.ts';
import type { PlacedReason, PlaceReason } from './reason-places.ts';

/** One placement, as `explain --format json` prints it; `nextChangeAt` an ISO instant in UTC or null. */
export type ExplainedJson = {
  id: string;
  layer: string;
  name: string;
  visible: boolean;
  reasons: PlacedReason[];
  nextChangeAt: string | null;
};

export const explainedJson = (explained: readonly Explained[], place: PlaceReason): ExplainedJson[] =>
  explained.map(({ id, layer, name, outcome, reasons, nextChangeAt }) => ({
    id,
    layer,
    name,
    visible: outcome === 'show',
    reasons: reasons.map(place),
    nextChangeAt: nextChangeAt === null ? null : new Date(nextChangeAt).toISOString(),
  }));

type ChangedJson = { id: string; layer: string; name: string };

/** One instant of a timeline: `at` in UTC, `local` in the event's zone with its offset. */
export type ChangeJson = { at: string; local: string; appears: ChangedJson[]; disappears: ChangedJson[] };

export function changesJson(changes: readonly Change[], page: PageModel, timeZone: string): ChangeJson[] {
  const named = (ids: readonly string[]): ChangedJson[] =>
    ids.map((id) => ({ id, layer: page.nodes.get(id)?.layer ?? '', name: page.nodes.get(id)?.name ?? '' }));
  return changes.map(({ at, appears, disappears }) => ({
    at: new Date(at).toISOString(),
    local: localIso(at, timeZone),
    appears: named(appears),
    disappears: named(disappears),
  }));
}
