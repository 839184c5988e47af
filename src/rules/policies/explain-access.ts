// Why access is allowed or denied, in words: every policy that speaks of the thing and every requirement below it; for preview and command line (A §5).
import type { Truth } from '../requirements/requirement.ts';
import { requirementWords } from '../requirements/words.ts';
import type { Reason } from '../verdict.ts';
import type { AccessContext, AccessRequest, AccessRules, AccessVerdict, DecidedBy } from './access.ts';
import { judgeAccess } from './judge-access.ts';
import { type Policy, stateOf } from './policy.ts';

/** Name of the reason that stands for the rules as a whole. */
const WHOLE = 'access';

const whole: Readonly<Partial<Record<DecidedBy, string>>> = {
  'super-user': 'super users pass all policies',
  'not-loaded': 'the policies could not be loaded, so everything is closed',
  'no-rules': 'no policy speaks of it, so it is open',
  'deny-only': 'only Deny policies speak of it and none holds, so it is open',
};

/**
 * Judges a request with all its reasons: a word on the whole, then each policy, Deny before Allow, followed by its requirements.
 * `file` is the access document's, for the places.
 */
export function explainAccess(rules: AccessRules, request: AccessRequest, context: AccessContext, file = 'access.json'): AccessVerdict {
  const judgement = judgeAccess(rules, request, context);
  const { deny, allow } = rules.policiesOf(request, context.where.container) ?? { deny: [], allow: [] };
  const detail = whole[judgement.by];
  return {
    ...judgement,
    reasons: [
      ...(detail ? [{ rule: WHOLE, outcome: judgement.outcome, detail }] : []),
      ...[...deny, ...allow].flatMap((policy) => reasonsOf(policy, request, context, file)),
    ],
  };
}

/** The reason of a policy, then those of its requirements. */
function reasonsOf(policy: Policy, request: AccessRequest, context: AccessContext, file: string): Reason<'allow' | 'deny'>[] {
  const source = { file, pointer: policy.pointer };
  // Alone, a Deny closes unless it is false, an Allow opens only when it is true.
  const says = (state: Truth): 'allow' | 'deny' => ((policy.deny ? state === false : state === true) ? 'allow' : 'deny');
  const state = stateOf(policy, context, request);
  return [
    { rule: policy.name, outcome: says(state), detail: policyWords(policy, state), source },
    ...policy.requirements.map((requirement): Reason<'allow' | 'deny'> => {
      const holds = requirement.family.holds(requirement, context, request);
      return {
        rule: requirement.kind,
        outcome: says(holds),
        detail: requirementWords(requirement, holds, context.when.timeZone),
        source,
      };
    }),
  ];
}

function policyWords({ deny, any, requirements }: Policy, state: Truth): string {
  const asks = requirements.length === 0 ? 'no requirements' : requirements.length === 1 ? 'one requirement' : `${any ? 'any' : 'all'} of`;
  const effect = `${deny ? 'Deny' : 'Allow'} with ${asks}${requirements.length > 1 ? ` ${requirements.length} requirements` : ''}`;
  if (state === 'unknown') return `${effect}; it cannot be told whether it holds, so it ${deny ? 'closes' : 'opens nothing'}`;
  return `${effect}; ${state ? 'it holds' : 'it does not hold'}`;
}
