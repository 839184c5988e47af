// What is tracked (A §3 Tracking action): what happened, to what, and to which one.
import type { CountedAction } from '../contract/measurement.ts';

/** Views the server counts by endpoints of their own (A §7, B §7; an abstract counts as its presentation); services that measure receive them as any other. */
type ViewedElsewhere = { Action: 'View'; Entity: 'Session' | 'Presentation' | 'Abstract' | 'Company'; ActionContext: string };

/** A tracking action; `ActionContext` is an id, the key of a page, or an address as the organiser wrote it. */
export type TrackingAction = CountedAction | ViewedElsewhere;

/** Whether the reports to the event's own server count it. */
export const isCountedHere = (action: TrackingAction): action is CountedAction =>
  action.Entity !== 'Session' && action.Entity !== 'Presentation' && action.Entity !== 'Abstract' && action.Entity !== 'Company';
