// The policies that target a thing, each with its requirements, their verdicts on a principal, and where the policy is written.
import type { EventModel } from '../../../src/model/event.ts';
import { pointerPath, type Source } from '../../../src/model/source.ts';
import { accessRequests } from '../../../src/rules/guards/access.ts';
import type { Visit } from '../../../src/rules/guards/visit.ts';
import { type ExaminedPolicy, examinePolicies } from '../../../src/rules/policies/explain-access.ts';
import type { Truth } from '../../../src/rules/requirements/requirement.ts';
import type { PlaceReason } from '../reason-places.ts';

/** The outcome of a requirement. */
export type Standing = 'met' | 'not met' | 'unknown';

/** A policy as evaluated; `holds` is null where that is not known, file and line are those of the access document. */
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

/** A policy as it was examined, with its place. */
export const askedPolicy = ({ policy, state, requirements }: ExaminedPolicy, place: PlacePolicy): AskedPolicy => ({
  name: policy.name,
  effect: policy.deny ? 'Deny' : 'Allow',
  holds: state === 'unknown' ? null : state,
  requirements: requirements.map((one) => ({ kind: one.kind, outcome: standing(one.state), detail: one.detail })),
  ...place(policy.pointer),
});

/** The policies the access guard looks at for a visit, Deny before Allow, each once. */
export function policiesAsked(visit: Visit, place: PlacePolicy): AskedPolicy[] {
  const { access, context } = visit;
  // Terminals skip the policies in the browser (R31).
  if (context.where.container === 'terminal') return [];
  const examined = accessRequests(visit).flatMap((request) => examinePolicies(access, request, context));
  const first = examined.filter(({ policy }, index) => examined.findIndex((one) => one.policy === policy) === index);
  return first.toSorted((a, b) => Number(b.policy.deny) - Number(a.policy.deny)).map((one) => askedPolicy(one, place));
}
