// The policies that speak of a thing, each with its requirements, what they say of somebody, and where the policy is written.
import type { EventModel } from '../../../src/model/event.ts';
import { pointerPath, type Source } from '../../../src/model/source.ts';
import { accessRequests } from '../../../src/rules/guards/access.ts';
import type { Visit } from '../../../src/rules/guards/visit.ts';
import type { AccessContext, AccessRequest } from '../../../src/rules/policies/access.ts';
import { type Policy, stateOf } from '../../../src/rules/policies/policy.ts';
import type { Truth } from '../../../src/rules/requirements/requirement.ts';
import { requirementWords } from '../../../src/rules/requirements/words.ts';
import type { PlaceReason } from '../reason-places.ts';

/** How a requirement stands. */
export type Standing = 'met' | 'not met' | 'unknown';

/** A policy as it was asked; `holds` is null where that cannot be told, file and line are those of the access document. */
export type AskedPolicy = {
  name: string;
  effect: 'Allow' | 'Deny';
  holds: boolean | null;
  requirements: { kind: string; outcome: Standing; detail: string }[];
  file: string;
  line: number;
};

/** Finds where a policy is written, by its pointer in the access document. */
export type PlacePolicy = (pointer: string) => { file: string; line: number };

/** Places of the policies of an event: each part of the document may come from another file. */
export function policyPlaces({ raw }: EventModel, place: PlaceReason): PlacePolicy {
  const sources = raw.get('access')?.sources ?? {};
  return (pointer) => {
    const [top = ''] = pointerPath(pointer);
    const at = sources[top];
    if (!at) return { file: '', line: 0 };
    const source: Source = { file: at.file, pointer: at.pointer + pointer.slice(pointer.indexOf('/', 1)) };
    const { file, line } = place({ rule: '', outcome: 'show', detail: '', source });
    return { file, line };
  };
}

const standing = (holds: Truth): Standing => (holds === 'unknown' ? 'unknown' : holds ? 'met' : 'not met');

/** A policy for a request in a context. */
export function askPolicy(policy: Policy, request: AccessRequest, context: AccessContext, place: PlacePolicy): AskedPolicy {
  const state = stateOf(policy, context, request);
  return {
    name: policy.name,
    effect: policy.deny ? 'Deny' : 'Allow',
    holds: state === 'unknown' ? null : state,
    requirements: policy.requirements.map((requirement) => {
      const holds = requirement.family.holds(requirement, context, request);
      return {
        kind: requirement.kind,
        outcome: standing(holds),
        detail: requirementWords(requirement, holds, context.when.timeZone),
      };
    }),
    ...place(policy.pointer),
  };
}

/** The policies the access guard looks at for a visit, Deny before Allow, each once. */
export function policiesAsked(visit: Visit, place: PlacePolicy): AskedPolicy[] {
  const { access, context } = visit;
  // Terminals skip the policies in the browser (R31).
  if (context.where.container === 'terminal') return [];
  const asked = new Map<Policy, AskedPolicy>();
  for (const request of accessRequests(visit)) {
    const { deny, allow } = access.policiesOf(request, context.where.container) ?? { deny: [], allow: [] };
    for (const policy of [...deny, ...allow]) if (!asked.has(policy)) asked.set(policy, askPolicy(policy, request, context, place));
  }
  return [...asked.values()].sort((a, b) => Number(a.effect === 'Allow') - Number(b.effect === 'Allow'));
}
