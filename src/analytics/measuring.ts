// The one interface of services that measure: each is an adapter in a chunk of its own, loaded after consent.
import type { AnalyticsSetting } from '../model/analytics-settings.ts';
import type { TrackingAction } from './tracking-action.ts';

/** Where an action happened: the address without query and anchor, which may hold secrets, and the title of the page. */
export type TrackedAt = { address: string; title: string };

/** A service under way. */
export type Measuring = {
  /** Sends an action. Never throws, and nothing waits for it. */
  send: (action: TrackingAction, at: TrackedAt) => void;
  /** The visitor withdraws consent: nothing is sent any more, and what the service keeps on the device is removed. */
  stop: () => void;
};

/** Whom an action is attributed to: `userId` is the keyed hash of `advancedUserTracking`; empty for nobody. */
export type Measured = { event: string; userId: string };

/** Starts a service. Rejects when its code does not load. */
export type StartMeasuring<P extends AnalyticsSetting['provider']> = (
  setting: Extract<AnalyticsSetting, { provider: P }>,
  whom: Measured,
) => Promise<Measuring> | Measuring;
