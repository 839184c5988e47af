// Compiles an access document once per published version, so that one decision is two look-ups and a few comparisons (A §5).
import type { PolicyType } from '../../model/documents/access.ts';
import { earlier } from '../verdict.ts';
import type { AccessContext, AccessRequest, AccessRules, Thing } from './access.ts';
import { nextChangeOf, type Policy, type Spoken, stateOf } from './policy.ts';
import { ALLOWED, type Answer, DENIED, noRules, notLoaded } from './plain-rules.ts';
import { readDocument } from './read-document.ts';
import type { PlacedPolicy } from './read-policies.ts';

/**
 * The rules of an access document as it was loaded. `undefined` is no document and so no rules; anything else that is no access
 * document is not loaded. Never throws. `timeZone` is the event's, IANA.
 */
export function compileAccess(document: unknown, timeZone: string): AccessRules {
  if (document === undefined) return noRules;
  const read = readDocument(document, timeZone);
  if (!read) return notLoaded;
  const elsewhere = indexPolicies(read.elsewhere);
  const inApp = read.inApp === read.elsewhere ? elsewhere : indexPolicies(read.inApp);
  const policiesOf: AccessRules['policiesOf'] = (thing, container) => (container === 'app' ? inApp : elsewhere)(thing);
  return {
    isAllowed(request, context) {
      if (context.who.superUser) return ALLOWED;
      const spoken = policiesOf(request, context.where.container);
      if (!spoken) return ALLOWED;
      return spoken.timed ? decideTimed(spoken, request, context) : decide(spoken, request, context);
    },
    speaksOf: (thing, container) => policiesOf(thing, container) !== undefined,
    namedBy: (type) =>
      new Set(
        [...read.elsewhere, ...read.inApp].flatMap(({ types, identifiers }) => (types.includes(type) ? [...(identifiers ?? [])] : [])),
      ),
    policiesOf,
    loaded: true,
  };
}

/** Policies by type and identifier; those whose type or identifier cannot be read stand with every other. */
function indexPolicies(policies: readonly PlacedPolicy[]): (thing: Thing) => Spoken | undefined {
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
      const things = new Map([...byIdentifier].map(([identifier, list]) => [identifier, speakingOf([...list, ...anywhere])]));
      return [type, { things, other: anywhere.length > 0 ? speakingOf(anywhere) : undefined }];
    }),
  );
  return ({ type, identifier }) => {
    const found = index.get(type);
    return found && (found.things.get(identifier) ?? found.other);
  };
}

/** What time cannot turn stands first: it may settle the answer. */
function speakingOf(policies: readonly Policy[]): Spoken {
  const sorted = [...policies].sort((a, b) => Number(a.timed) - Number(b.timed));
  return {
    deny: sorted.filter(({ deny }) => deny),
    allow: sorted.filter(({ deny }) => !deny),
    timed: sorted.some(({ timed }) => timed),
  };
}

/** A Deny that holds goes before every Allow; without an Allow everything else is allowed (A §5). */
function decide({ deny, allow }: Spoken, request: AccessRequest, context: AccessContext): Answer {
  for (const policy of deny) if (stateOf(policy, context, request) !== false) return DENIED;
  if (allow.length === 0) return ALLOWED;
  for (const policy of allow) if (stateOf(policy, context, request) === true) return ALLOWED;
  return DENIED;
}

/** The same, and until when: while one Deny holds; or else until a Deny may begin, or until the last Allow that holds may end. */
function decideTimed({ deny, allow }: Spoken, request: AccessRequest, context: AccessContext): Answer {
  let begins: number | null = null;
  let ends: number | null | undefined;
  for (const policy of deny) {
    const holds = stateOf(policy, context, request) !== false;
    if (holds && !policy.timed) return DENIED;
    const change = nextChangeOf(policy, context, request);
    if (holds) ends = later(ends, change);
    else begins = earlier(begins, change);
  }
  if (ends !== undefined) return answer(false, ends);
  if (allow.length === 0) return answer(true, begins);
  let opens: number | null = null;
  for (const policy of allow) {
    const holds = stateOf(policy, context, request) === true;
    if (holds && !policy.timed) return answer(true, begins);
    const change = nextChangeOf(policy, context, request);
    if (holds) ends = later(ends, change);
    else opens = earlier(opens, change);
  }
  return ends === undefined ? answer(false, opens) : answer(true, earlier(begins, ends));
}

const answer = (allowed: boolean, nextChangeAt: number | null): Answer =>
  nextChangeAt === null ? (allowed ? ALLOWED : DENIED) : { allowed, nextChangeAt };

/** The later of two instants, where null is never and so later than all, and undefined is none yet. */
const later = (a: number | null | undefined, b: number | null): number | null =>
  a === undefined ? b : a === null || b === null ? null : Math.max(a, b);
