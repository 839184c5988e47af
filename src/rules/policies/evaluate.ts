// Deny before Allow, and until when: the one place where policies become a verdict (A §5; decision 0021).
import { earlier, NO_REASONS } from '../verdict.ts';
import type { AccessContext, AccessRequest, AccessVerdict, DecidedBy } from './access.ts';
import { nextChangeOf, type PolicySet, stateOf } from './policy.ts';

const verdict = (by: DecidedBy, outcome: AccessVerdict['outcome']): AccessVerdict =>
  Object.freeze({ outcome, by, reasons: NO_REASONS, nextChangeAt: null });

/** The verdicts that stand for ever: most decisions make nothing. */
export const forEver: Readonly<Record<DecidedBy, AccessVerdict>> = {
  'super-user': verdict('super-user', 'allow'),
  'no-rules': verdict('no-rules', 'allow'),
  'deny-only': verdict('deny-only', 'allow'),
  allow: verdict('allow', 'allow'),
  deny: verdict('deny', 'deny'),
  'no-allow-matched': verdict('no-allow-matched', 'deny'),
  'not-loaded': verdict('not-loaded', 'deny'),
};

const until = (by: DecidedBy, nextChangeAt: number | null): AccessVerdict =>
  nextChangeAt === null ? forEver[by] : { outcome: forEver[by].outcome, by, reasons: NO_REASONS, nextChangeAt };

/**
 * Evaluates the policies that speak of one thing. A Deny that holds goes before every Allow; without an Allow everything else is
 * allowed. The verdict stands while one Deny holds; or else until a Deny may begin, or until the last Allow that holds may end.
 */
export function evaluate({ deny, allow }: PolicySet, request: AccessRequest, context: AccessContext): AccessVerdict {
  let begins: number | null = null;
  let ends: number | null | undefined;
  for (const policy of deny) {
    const holds = stateOf(policy, context, request) !== false;
    if (!policy.timed) {
      if (holds) return forEver.deny;
      continue;
    }
    const change = nextChangeOf(policy, context, request);
    if (holds) ends = later(ends, change);
    else begins = earlier(begins, change);
  }
  if (ends !== undefined) return until('deny', ends);
  if (allow.length === 0) return until('deny-only', begins);
  let opens: number | null = null;
  for (const policy of allow) {
    const holds = stateOf(policy, context, request) === true;
    if (!policy.timed) {
      if (holds) return until('allow', begins);
      continue;
    }
    const change = nextChangeOf(policy, context, request);
    if (holds) ends = later(ends, change);
    else opens = earlier(opens, change);
  }
  return ends === undefined ? until('no-allow-matched', opens) : until('allow', earlier(begins, ends));
}

/** The later of two instants, where null is never and so later than all, and undefined is none yet. */
const later = (a: number | null | undefined, b: number | null): number | null =>
  a === undefined ? b : a === null || b === null ? null : Math.max(a, b);
