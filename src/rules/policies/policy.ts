// One compiled policy, and its verdict on a principal: whether its requirements hold, and when that can differ (A §5; R11, R12, R16, R23).
import type { Requirement, Truth } from '../requirements/requirement.ts';
import { earlier } from '../verdict.ts';
import type { AccessContext, AccessRequest } from './access-request.ts';

/** A policy, read once. One that cannot be read has a single requirement that is unknown, so it never grants and always denies. */
export type Policy = {
  /** Its name; its place, when it has none. */
  name: string;
  deny: boolean;
  /** Whether one requirement is enough. */
  any: boolean;
  requirements: readonly Requirement[];
  /** Whether time alone can turn it. */
  timed: boolean;
  /** Its place in the access document, a JSON pointer. */
  pointer: string;
};

/** The policies that target one thing. */
export type PolicySet = { deny: readonly Policy[]; allow: readonly Policy[] };

/** Whether the requirements hold. An Allow needs true; a Deny holds unless it is false (R16). */
export function policyState({ any, requirements }: Policy, context: AccessContext, request: AccessRequest): Truth {
  let state: Truth = !any;
  for (const requirement of requirements) {
    const holds = requirement.family.holds(requirement, context, request);
    // With Any the first true settles it, with All the first false.
    if (holds === any) return holds;
    if (holds === 'unknown') state = holds;
  }
  return state;
}

/** The next instant (ms) at which `stateOf` can differ, perhaps early, never late; null for never. */
export function nextChangeOf({ timed, any, requirements }: Policy, context: AccessContext, request: AccessRequest): number | null {
  if (!timed) return null;
  let next: number | null = null;
  for (const requirement of requirements) {
    const change = requirement.family.nextChange?.(requirement, context) ?? null;
    // What settles the policy and never changes settles it for ever.
    if (change === null && requirement.family.holds(requirement, context, request) === any) return null;
    next = earlier(next, change);
  }
  return next;
}
