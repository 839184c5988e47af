// Deny before Allow, and until when: the one place where policies become a verdict (A §5; decision 0021).
import { earlier, NO_REASONS } from '../verdict.ts';
import type { AccessVerdict } from './access.ts';
import type { AccessContext, AccessRequest } from './access-request.ts';
import { settled } from './plain-rules.ts';
import { nextChangeOf, type PolicySet, policyState } from './policy.ts';

// The permanent verdicts are made once: most decisions make nothing.
const allow = settled('allow', 'allow');
const denyOnly = settled('allow', 'deny-only');
const deny = settled('deny', 'deny');
const noAllowMatched = settled('deny', 'no-allow-matched');

const until = (verdict: AccessVerdict, nextChangeAt: number | null): AccessVerdict =>
  nextChangeAt === null ? verdict : { outcome: verdict.outcome, by: verdict.by, reasons: NO_REASONS, nextChangeAt };

/**
 * Evaluates the policies that target one thing. A Deny that holds takes precedence over every Allow; without an Allow everything else is
 * allowed. The verdict holds while one Deny holds; or else until a Deny may begin, or until the last Allow that holds may end.
 */
export function evaluatePolicies(policies: PolicySet, request: AccessRequest, context: AccessContext): AccessVerdict {
  let begins: number | null = null;
  let ends: number | null | undefined;
  for (const policy of policies.deny) {
    const holds = policyState(policy, context, request) !== false;
    if (!policy.timed) {
      if (holds) return deny;
      continue;
    }
    const change = nextChangeOf(policy, context, request);
    if (holds) ends = later(ends, change);
    else begins = earlier(begins, change);
  }
  if (ends !== undefined) return until(deny, ends);
  if (policies.allow.length === 0) return until(denyOnly, begins);
  let opens: number | null = null;
  for (const policy of policies.allow) {
    const holds = policyState(policy, context, request) === true;
    if (!policy.timed) {
      if (holds) return until(allow, begins);
      continue;
    }
    const change = nextChangeOf(policy, context, request);
    if (holds) ends = later(ends, change);
    else opens = earlier(opens, change);
  }
  return ends === undefined ? until(noAllowMatched, opens) : until(allow, earlier(begins, ends));
}

/** The later of two instants, where null is never and so later than all, and undefined is none yet. */
const later = (a: number | null | undefined, b: number | null): number | null =>
  a === undefined ? b : a === null || b === null ? null : Math.max(a, b);
