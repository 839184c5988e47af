// Why access is allowed or denied, in words: every policy that targets the thing and every requirement below it; for preview and command line (A §5).
import type { Requirement, Truth } from '../requirements/requirement.ts';
import { requirementWords } from '../requirements/words.ts';
import type { Reason } from '../verdict.ts';
import type { AccessRules, AccessVerdict, DecidedBy } from './access.ts';
import type { AccessContext, AccessRequest } from './access-request.ts';
import { type Policy, policyState } from './policy.ts';

/** Name of the reason for the rules as a whole. */
const WHOLE = 'access';

const whole: Readonly<Partial<Record<DecidedBy, string>>> = {
  'super-user': 'super users pass all policies',
  'not-loaded': 'the policies could not be loaded, so everything is closed',
  'no-rules': 'no policy targets it, so it is open',
  'deny-only': 'only Deny policies target it and none holds, so it is open',
};

/** A verdict with what an organiser wants to know of it. */
export type ExplainedAccess = AccessVerdict & {
  /** Names of the Deny policies that hold. */
  deniedBy: readonly string[];
  /** Names of the requirements that failed, by the name of the Allow policy they belong to (A §5 deny reasons). */
  failed: Readonly<Record<string, readonly string[]>>;
};

/** A policy as evaluated for a principal, requirement by requirement. */
export type ExaminedPolicy = {
  policy: Policy;
  state: Truth;
  requirements: readonly { kind: Requirement['kind']; state: Truth; detail: string }[];
};

/** Looks at a policy for a request in a context. */
export const examinePolicy = (policy: Policy, request: AccessRequest, context: AccessContext): ExaminedPolicy => ({
  policy,
  state: policyState(policy, context, request),
  requirements: policy.requirements.map((requirement) => {
    const state = requirement.family.holds(requirement, context, request);
    return { kind: requirement.kind, state, detail: requirementWords(requirement, state, context.when.timeZone) };
  }),
});

/** The policies that target the requested thing, Deny before Allow. */
export function examinePolicies(rules: AccessRules, request: AccessRequest, context: AccessContext): ExaminedPolicy[] {
  const { deny, allow } = rules.policiesFor(request, context.where.container) ?? { deny: [], allow: [] };
  return [...deny, ...allow].map((policy) => examinePolicy(policy, request, context));
}

/**
 * The verdict with all its reasons: a word on the whole, then each policy, Deny before Allow, followed by its requirements.
 * `file` is the access document's, for the places.
 */
export function explainAccess(rules: AccessRules, request: AccessRequest, context: AccessContext, file = 'access.json'): ExplainedAccess {
  const verdict = rules.decide(request, context);
  const examined = examinePolicies(rules, request, context);
  const detail = whole[verdict.by];
  return {
    ...verdict,
    reasons: [
      ...(detail ? [{ rule: WHOLE, outcome: verdict.outcome, detail }] : []),
      ...examined.flatMap((one) => reasonsOf(one, { file, pointer: one.policy.pointer })),
    ],
    deniedBy:
      verdict.by === 'deny'
        ? [...new Set(examined.flatMap(({ policy, state }) => (policy.deny && state !== false ? [policy.name] : [])))]
        : [],
    failed: verdict.by === 'no-allow-matched' ? failedOf(examined) : {},
  };
}

/** The reason of a policy, then those of its requirements. */
function reasonsOf({ policy, state, requirements }: ExaminedPolicy, source: Reason['source'] & object): Reason<'allow' | 'deny'>[] {
  // Alone, a Deny closes unless it is false, an Allow opens only when it is true.
  const says = (holds: Truth): 'allow' | 'deny' => ((policy.deny ? holds === false : holds === true) ? 'allow' : 'deny');
  return [
    { rule: policy.name, outcome: says(state), detail: policyWords(policy, state), source },
    ...requirements.map((one): Reason<'allow' | 'deny'> => ({ rule: one.kind, outcome: says(one.state), detail: one.detail, source })),
  ];
}

/** Kinds of the requirements that are not met, by policy; each once. */
function failedOf(examined: readonly ExaminedPolicy[]): ExplainedAccess['failed'] {
  const failed = new Map<string, Set<string>>();
  for (const { policy, requirements } of examined) {
    if (policy.deny) continue;
    const kinds = failed.get(policy.name) ?? new Set();
    failed.set(policy.name, kinds);
    for (const { kind, state } of requirements) if (state !== true) kinds.add(kind);
  }
  // From entries, so that a policy named "__proto__" is a name like any other.
  return Object.fromEntries([...failed].map(([name, kinds]) => [name, [...kinds]]));
}

function policyWords({ deny, any, requirements }: Policy, state: Truth): string {
  const asks = requirements.length === 0 ? 'no requirements' : requirements.length === 1 ? 'one requirement' : `${any ? 'any' : 'all'} of`;
  const effect = `${deny ? 'Deny' : 'Allow'} with ${asks}${requirements.length > 1 ? ` ${requirements.length} requirements` : ''}`;
  if (state === 'unknown') return `${effect}; it is unknown whether it holds, so it ${deny ? 'closes' : 'opens nothing'}`;
  return `${effect}; ${state ? 'it holds' : 'it does not hold'}`;
}
