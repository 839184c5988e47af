// Finds policies by name in an event's access document, with what each targets and the verdict on it for a principal.
import type { OpenEvent } from '../../../server/open-event.ts';
import type { DecidedBy } from '../../../src/rules/policies/access.ts';
import type { AccessContext } from '../../../src/rules/policies/access-request.ts';
import { examinePolicy } from '../../../src/rules/policies/explain-access.ts';
import { nextChangeOf } from '../../../src/rules/policies/policy.ts';
import { readAccessDocument } from '../../../src/rules/policies/read-document.ts';
import type { PlacedPolicy } from '../../../src/rules/policies/read-policies.ts';
import { eventRules } from '../../../src/rules/event-rules.ts';
import { UsageError } from '../../output/usage-error.ts';
import { suggestion } from '../choose-event.ts';
import { type AskedPolicy, askedPolicy, type PlacePolicy } from './policies-asked.ts';

/** A thing a policy targets, and the verdict on it for this principal under all policies. */
export type TargetVerdict = { type: string; identifier: string; outcome: 'allow' | 'deny'; by: DecidedBy };

/** A policy for a principal; `everything` when its type or identifier cannot be read, and so it applies to every thing. */
export type FoundPolicy = AskedPolicy & {
  condition: 'All' | 'Any';
  everything: boolean;
  things: TargetVerdict[];
  nextChangeAt: number | null;
};

/** The policies of this name that hold in the container. Throws UsageError with the nearest name, or that there are none. */
export function findPolicies(event: OpenEvent, name: string, context: AccessContext, place: PlacePolicy): FoundPolicy[] {
  const where = `${event.folder.instance}/${event.folder.event}`;
  if (event.model.unreadable.has('access'))
    throw new UsageError(`The access document of ${where} cannot be read; foyer validate says why.`);
  const written = event.model.raw.get('access')?.value;
  const read = readAccessDocument(written, event.timeZone);
  if (!read) throw new UsageError(written === undefined ? `${where} has no policies.` : `The access document of ${where} is none.`);
  const [here, elsewhere] = context.where.container === 'app' ? [read.inApp, read.elsewhere] : [read.elsewhere, read.inApp];
  const found = here.filter(({ policy }) => policy.name === name);
  const { access } = eventRules(event.model, event.timeZone);
  if (found.length > 0) return found.map((placed) => foundPolicy(placed, access, context, place));
  if (elsewhere.some(({ policy }) => policy.name === name)) {
    const other = context.where.container === 'app' ? 'outside the app; leave --container app out' : 'inside the app; take --container app';
    throw new UsageError(`The policy ${name} holds only ${other}.`);
  }
  const names = [...new Set(here.map(({ policy }) => policy.name))];
  throw new UsageError(`There is no policy ${name}${suggestion(name, names)}. There is ${names.slice(0, 20).join(', ') || 'none'}.`);
}

function foundPolicy(
  { policy, types, identifiers }: PlacedPolicy,
  access: ReturnType<typeof eventRules>['access'],
  context: AccessContext,
  place: PlacePolicy,
): FoundPolicy {
  const things = types.flatMap((type) =>
    [...(identifiers ?? [])].map((identifier) => {
      const { outcome, by } = access.decide({ type, identifier }, context);
      return { type, identifier, outcome, by };
    }),
  );
  const request = { type: types[0]!, identifier: [...(identifiers ?? [])][0] ?? '' };
  return {
    ...askedPolicy(examinePolicy(policy, request, context), place),
    condition: policy.any ? 'Any' : 'All',
    everything: identifiers === undefined,
    things,
    nextChangeAt: nextChangeOf(policy, context, request),
  };
}
