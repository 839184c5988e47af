// The one shape in which every rule answers: the outcome, the reasons, and when it can change.
import type { Source } from '../model/source.ts';

/** Why a rule answered as it did. */
export type Reason<Said extends string = 'show' | 'hide'> = {
  /** Name of the rule: draft, window, containers, layer-visibility, access; of a policy, a requirement, a guard. */
  rule: string;
  /** What this rule alone would say. */
  outcome: Said;
  /** In words, for organiser and QA. */
  detail: string;
  /** Where it was written, when it was written. */
  source?: Source;
};

/** An answer. `nextChangeAt` is the next instant (ms since 1970) at which it can differ, null for never. */
export type Verdict<Outcome extends string = 'show' | 'hide', Said extends string = Outcome> = {
  outcome: Outcome;
  reasons: Reason<Said>[];
  nextChangeAt: number | null;
};

/** The earlier of two instants, where null is never. */
export const earlier = (a: number | null, b: number | null): number | null => (a === null ? b : b === null ? a : Math.min(a, b));
