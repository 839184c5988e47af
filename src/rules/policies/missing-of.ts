// What somebody who is denied lacks: of a Deny that holds, of the Allow policies that do not (A §5).
import type { AccessContext, AccessRequest } from './access.ts';
import type { Missing } from './missing.ts';
import { nextChangeOf, type Policy, stateOf } from './policy.ts';

/** Bounds of a Deny that are looked at to find its end; one with more just counts as refused. */
const MOST_CHANGES = 50;

const personal: ReadonlySet<Missing['kind']> = new Set<Missing['kind']>([
  'ticket',
  'participant-type',
  'society-member',
  'country',
  'professional',
  'company',
  'invitation',
]);
/** Nothing anybody does would change it. */
const isFinal = ({ kind }: Missing): boolean => kind === 'refused' || kind === 'closed';

/** The union of what would open the way; sign-in first where nobody is signed in and a person is asked for. */
export function missingOf(
  { denying, allow }: { denying: readonly Policy[]; allow: readonly Policy[] },
  request: AccessRequest,
  context: AccessContext,
): Missing[] {
  const ends = denying.map((policy) => endOf(policy, request, context));
  const final = ends.filter(isFinal);
  if (final.some(({ kind }) => kind === 'refused')) return [{ kind: 'refused' }];
  const closed = final.flatMap((end) => (end.kind === 'closed' ? [end.at] : []));
  if (closed.length > 0) return [{ kind: 'closed', at: Math.min(...closed) }];
  const opens = ends.flatMap((end) => (end.kind === 'opens' ? [end.at] : []));
  const lacked: Missing[] = opens.length > 0 ? [{ kind: 'opens', at: Math.max(...opens) }] : [];
  const granted = allow.some((policy) => stateOf(policy, context, request) === true);
  if (!granted) lacked.push(...allow.flatMap((policy) => lackedOf(policy, request, context)));
  if (context.who.user === null && lacked.some(({ kind }) => personal.has(kind))) lacked.unshift({ kind: 'sign-in' });
  return inOrder(lacked);
}

/** Each once; sign-in first; that something is refused is only told when there is nothing else to tell. */
function inOrder(lacked: readonly Missing[]): Missing[] {
  const each = [...new Map(lacked.map((one) => [JSON.stringify(one), one])).values()];
  const useful = each.filter(({ kind }) => kind !== 'refused');
  if (useful.length === 0) return each;
  return [...useful.filter(({ kind }) => kind === 'sign-in'), ...useful.filter(({ kind }) => kind !== 'sign-in')];
}

/** What an Allow policy that does not hold lacks. With All one thing that cannot be had makes the rest useless. */
function lackedOf({ any, requirements }: Policy, request: AccessRequest, context: AccessContext): readonly Missing[] {
  const each = requirements.flatMap((one) =>
    one.family.holds(one, context, request) === true ? [] : [one.family.missing(one, context, request)],
  );
  const hopeless = each.filter((lacks) => lacks.every(isFinal));
  if (!any && hopeless.length > 0) return hopeless.flat();
  const opens = each.flat().flatMap((one) => (one.kind === 'opens' ? [one.at] : []));
  if (opens.length < 2) return each.length > 0 ? each.flat() : [{ kind: 'refused' }];
  // Of several windows the last one to open counts with All, the first with Any.
  const at = (any ? Math.min : Math.max)(...opens);
  return each.flat().filter((one) => one.kind !== 'opens' || one.at === at);
}

/** How a Deny that holds ends: `opens` when time alone ends it, `closed` when time alone began it for good, or else `refused`. */
function endOf(policy: Policy, request: AccessRequest, context: AccessContext): Missing {
  const at = (now: number): AccessContext => ({ ...context, when: { ...context.when, now } });
  let { now } = context.when;
  for (let step = 0; step < MOST_CHANGES; step++) {
    const next = nextChangeOf(policy, at(now), request);
    if (next === null) break;
    now = next;
    if (stateOf(policy, at(now), request) === false) return { kind: 'opens', at: now };
  }
  const begun = policy.requirements
    .map(({ window }) => window.from)
    .filter((from) => from <= context.when.now && Number.isFinite(from) && stateOf(policy, at(from - 1), request) === false);
  return begun.length > 0 ? { kind: 'closed', at: Math.max(...begun) } : { kind: 'refused' };
}
