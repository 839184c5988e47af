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

/**
 * An answer. `nextChangeAt` is the next instant (ms since 1970) at which it can differ, perhaps early, never late; null for never.
 * Functions named `decide…` make no words and leave the reasons empty; `explain…` gives the same answer with its reasons.
 */
export type Verdict<Outcome extends string = 'show' | 'hide', Said extends string = Outcome> = {
  outcome: Outcome;
  reasons: readonly Reason<Said>[];
  nextChangeAt: number | null;
};

/** Whether a principal may have a thing. */
export type Permission = Verdict<'allow' | 'deny'>;

/** The reasons of a verdict whose reasons were not requested. */
export const NO_REASONS: readonly never[] = Object.freeze([]);

/** Allowed for ever. */
export const ALLOWED: Permission = Object.freeze({ outcome: 'allow', reasons: NO_REASONS, nextChangeAt: null });

/** Whether a permission allows. */
export const allows = ({ outcome }: Permission): boolean => outcome === 'allow';

/** The earlier of two instants, where null is never. */
export const earlier = (a: number | null, b: number | null): number | null => (a === null ? b : b === null ? a : Math.min(a, b));
