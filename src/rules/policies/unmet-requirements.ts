// What a refused principal lacks: of a Deny that holds, of the Allow policies that do not (A §5).
import { refused, type Requirement } from '../requirements/requirement.ts';
import type { AccessRules } from './access.ts';
import type { AccessContext, AccessRequest } from './access-request.ts';
import { earlier } from '../verdict.ts';
import type { UnmetRequirement } from './unmet-requirement.ts';
import { nextChangeOf, type Policy, type PolicySet, policyState } from './policy.ts';

/** Bounds of a Deny that are looked at to find its end; one with more just counts as refused. */
const MOST_CHANGES = 50;

/** Nothing anybody does would change it. */
const isFinal = ({ kind }: UnmetRequirement): boolean => kind === 'refused' || kind === 'closed';

/** What would grant access, each once, sign-in first; empty where it is granted. That something is refused is reported only alone. */
export function unmetRequirements(rules: AccessRules, request: AccessRequest, context: AccessContext): readonly UnmetRequirement[] {
  const { outcome, by } = rules.decide(request, context);
  if (outcome === 'allow') return [];
  if (by === 'not-loaded') return [{ kind: 'rules-not-loaded' }];
  const lacked = lackedOf(rules.policiesFor(request, context.where.container)!, request, context);
  const each = [...new Map(lacked.map((one) => [JSON.stringify(one), one])).values()];
  const useful = each.filter(({ kind }) => kind !== 'refused');
  if (useful.length === 0) return each;
  return [...useful.filter(({ kind }) => kind === 'sign-in'), ...useful.filter(({ kind }) => kind !== 'sign-in')];
}

/**
 * The next instant (ms) at which `unmetRequirements` can differ, perhaps early, never late; null for never. It can lie before access
 * itself changes: who has to sign in for something that opens at nine is told so until nine, and still has to sign in afterwards.
 */
export function nextUnmetChange(rules: AccessRules, request: AccessRequest, context: AccessContext): number | null {
  const { deny = [], allow = [] } = rules.policiesFor(request, context.where.container) ?? {};
  return [...deny, ...allow]
    .flatMap(({ requirements }) => requirements)
    .map((one) => one.family.nextChange?.(one, context) ?? null)
    .reduce(earlier, null);
}

/** The union of what would open the way. */
function lackedOf({ deny, allow }: PolicySet, request: AccessRequest, context: AccessContext): readonly UnmetRequirement[] {
  const ends = deny.filter((policy) => policyState(policy, context, request) !== false).map((policy) => endOf(policy, request, context));
  if (ends.some(({ kind }) => kind === 'refused')) return refused;
  const closed = ends.flatMap((end) => (end.kind === 'closed' ? [end.at] : []));
  if (closed.length > 0) return [{ kind: 'closed', at: Math.min(...closed) }];
  const opens = ends.flatMap((end) => (end.kind === 'opens' ? [end.at] : []));
  const granted = allow.some((policy) => policyState(policy, context, request) === true);
  return [
    ...(opens.length > 0 ? [{ kind: 'opens' as const, at: Math.max(...opens) }] : []),
    ...(granted ? [] : allow.flatMap((policy) => lackedFor(policy, request, context))),
  ];
}

/** What an Allow policy that does not hold lacks. With All one thing that cannot be had makes the rest useless. */
function lackedFor({ any, requirements }: Policy, request: AccessRequest, context: AccessContext): readonly UnmetRequirement[] {
  const each = requirements.flatMap((one) => (one.family.holds(one, context, request) === true ? [] : [neededFor(one, request, context)]));
  const hopeless = each.filter((lacks) => lacks.every(isFinal));
  if (!any && hopeless.length > 0) return hopeless.flat();
  const opens = each.flat().flatMap((one) => (one.kind === 'opens' ? [one.at] : []));
  if (opens.length < 2) return each.length > 0 ? each.flat() : refused;
  // Of several windows the last one to open counts with All, the first with Any.
  const at = (any ? Math.min : Math.max)(...opens);
  return each.flat().filter((one) => one.kind !== 'opens' || one.at === at);
}

/** What would meet a requirement; a visitor has to sign in first where a person is required. */
function neededFor(requirement: Requirement, request: AccessRequest, context: AccessContext): readonly UnmetRequirement[] {
  const { family, values } = requirement;
  if (values.size === 0 && family.reads !== 'bounds') return refused;
  const needed = family.missing(requirement, context, request);
  return family.ofPerson && context.who.user === null && !needed.every(isFinal) ? [{ kind: 'sign-in' }, ...needed] : needed;
}

/** How a Deny that holds ends: `opens` when time alone ends it, `closed` when time alone began it for good, or else `refused`. */
function endOf(policy: Policy, request: AccessRequest, context: AccessContext): UnmetRequirement {
  const at = (now: number): AccessContext => ({ ...context, when: { ...context.when, now } });
  let { now } = context.when;
  for (let step = 0; step < MOST_CHANGES; step++) {
    const next = nextChangeOf(policy, at(now), request);
    if (next === null) break;
    now = next;
    if (policyState(policy, at(now), request) === false) return { kind: 'opens', at: now };
  }
  const begun = policy.requirements
    .map(({ window }) => window.from)
    .filter((from) => from <= context.when.now && Number.isFinite(from) && policyState(policy, at(from - 1), request) === false);
  return begun.length > 0 ? { kind: 'closed', at: Math.max(...begun) } : { kind: 'refused' };
}
