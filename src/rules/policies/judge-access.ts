// The answer of the access rules as data: who decided, what failed, what is missing; no words (A §5).
import type { AccessJudgement, AccessRequest, AccessContext, AccessRules, DecidedBy } from './access.ts';
import { missingOf } from './missing-of.ts';
import { type Policy, type Spoken, stateOf } from './policy.ts';

const nothing: Spoken = { deny: [], allow: [], timed: false };

/** Judges a request: the answer of `isAllowed`, and what it rests on. */
export function judgeAccess(rules: AccessRules, request: AccessRequest, context: AccessContext): AccessJudgement {
  const { allow, deny } = rules.policiesOf(request, context.where.container) ?? nothing;
  const denying = deny.filter((policy) => stateOf(policy, context, request) !== false);
  const by = decidedBy();
  const outcome = by === 'deny' || by === 'no-allow-matched' || by === 'not-loaded' ? 'deny' : 'allow';
  return {
    outcome,
    nextChangeAt: rules.isAllowed(request, context).nextChangeAt,
    by,
    deniedBy: by === 'deny' ? [...new Set(denying.map(({ name }) => name))] : [],
    failed: by === 'no-allow-matched' ? failedOf(allow, request, context) : {},
    missing:
      by === 'not-loaded' ? [{ kind: 'rules-not-loaded' }] : outcome === 'deny' ? missingOf({ denying, allow }, request, context) : [],
  };

  function decidedBy(): DecidedBy {
    if (context.who.superUser) return 'super-user';
    if (!rules.loaded) return 'not-loaded';
    if (denying.length > 0) return 'deny';
    if (allow.length === 0) return deny.length === 0 ? 'no-rules' : 'deny-only';
    return allow.some((policy) => stateOf(policy, context, request) === true) ? 'allow' : 'no-allow-matched';
  }
}

/** Kinds of the requirements that are not met, by policy; each once. */
function failedOf(policies: readonly Policy[], request: AccessRequest, context: AccessContext): AccessJudgement['failed'] {
  const failed = new Map<string, Set<string>>();
  for (const { name, requirements } of policies) {
    const kinds = failed.get(name) ?? new Set();
    failed.set(name, kinds);
    for (const one of requirements) if (one.family.holds(one, context, request) !== true) kinds.add(one.kind);
  }
  // From entries, so that a policy named "__proto__" is a name like any other.
  return Object.fromEntries([...failed].map(([name, kinds]) => [name, [...kinds]]));
}
