// Takes what components track to whoever counts it. A chunk of its own, loaded when something has happened for the first time.
import type { Api } from '../api/http.ts';
import { countAction } from './counter.ts';
import type { MeasuredEvent } from './providers.ts';
import type { TrackedAt } from './measuring.ts';
import { isCountedHere, type TrackingAction } from './tracking-action.ts';

/** Where something happened. */
export type TrackedPlace = MeasuredEvent & {
  /** The event's own server; omitted where there is none that counts (an exported site, a single component). */
  counts?: Api | undefined;
};

/** Takes an action to the event's own server, and to the services the organiser has configured and the visitor agreed to. */
export function collect({ counts, ...place }: TrackedPlace, action: TrackingAction, at: TrackedAt): void {
  if (counts && isCountedHere(action)) countAction(place.event, counts, action);
  const { analyticsProviders, gtagConfig } = place.app;
  const isMeasured = analyticsProviders !== undefined || gtagConfig !== undefined || place.insight !== '';
  if (isMeasured) void import('./providers.ts').then(({ measure }) => measure(place, action, at)).catch(() => undefined);
}
