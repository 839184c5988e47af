// Compiles an access document once per published version, so that one decision is two look-ups and a few comparisons (A §5).
import type { PolicyType } from '../../model/documents/access.ts';
import type { AccessRules, PolicyTarget } from './access.ts';
import { evaluatePolicies } from './evaluate.ts';
import { noRules, notLoaded } from './plain-rules.ts';
import type { Policy, PolicySet } from './policy.ts';
import { readAccessDocument } from './read-document.ts';
import type { PlacedPolicy } from './read-policies.ts';

/**
 * The rules of an access document as it was loaded. `undefined` is no document and so no rules; anything else that is no access
 * document is not loaded. Never throws. `timeZone` is the event's, IANA.
 */
export function compileAccess(document: unknown, timeZone: string): AccessRules {
  if (document === undefined) return noRules;
  const read = readAccessDocument(document, timeZone);
  if (!read) return notLoaded;
  const elsewhere = indexPolicies(read.elsewhere);
  const inApp = read.inApp === read.elsewhere ? elsewhere : indexPolicies(read.inApp);
  const policiesFor: AccessRules['policiesFor'] = (target, container) => (container === 'app' ? inApp : elsewhere)(target);
  return {
    decide(request, context) {
      const policies = context.who.superUser ? undefined : policiesFor(request, context.where.container);
      return policies ? evaluatePolicies(policies, request, context) : noRules.decide(request, context);
    },
    isTargeted: (target, container) => policiesFor(target, container) !== undefined,
    identifiersOf: (type) =>
      new Set(
        [...read.elsewhere, ...read.inApp].flatMap(({ types, identifiers }) => (types.includes(type) ? [...(identifiers ?? [])] : [])),
      ),
    policiesFor,
    loaded: true,
  };
}

/** Policies by type and identifier; those whose type or identifier cannot be read apply to every other. */
function indexPolicies(policies: readonly PlacedPolicy[]): (target: PolicyTarget) => PolicySet | undefined {
  type OfType = { byIdentifier: Map<string, Policy[]>; anywhere: Policy[] };
  const types = new Map<PolicyType, OfType>();
  const ofType = (type: PolicyType): OfType => {
    let found = types.get(type);
    if (!found) types.set(type, (found = { byIdentifier: new Map(), anywhere: [] }));
    return found;
  };
  for (const placed of policies)
    for (const type of placed.types) {
      const { byIdentifier, anywhere } = ofType(type);
      if (!placed.identifiers) anywhere.push(placed.policy);
      for (const identifier of placed.identifiers ?? []) {
        const list = byIdentifier.get(identifier);
        if (list) list.push(placed.policy);
        else byIdentifier.set(identifier, [placed.policy]);
      }
    }
  const index = new Map(
    [...types].map(([type, { byIdentifier, anywhere }]) => {
      const named = new Map([...byIdentifier].map(([identifier, list]) => [identifier, policySet([...list, ...anywhere])]));
      return [type, { named, other: anywhere.length > 0 ? policySet(anywhere) : undefined }];
    }),
  );
  return ({ type, identifier }) => {
    const found = index.get(type);
    return found && (found.named.get(identifier) ?? found.other);
  };
}

/** What time cannot change comes first: it may settle the answer. */
function policySet(policies: readonly Policy[]): PolicySet {
  const sorted = [...policies].sort((a, b) => Number(a.timed) - Number(b.timed));
  return { deny: sorted.filter(({ deny }) => deny), allow: sorted.filter(({ deny }) => !deny) };
}
