// Reads policies as written, without a schema: what is broken stays a rule, and never opens anything (R12, R16, R17, R23).
import type { PolicyType } from '../../model/documents/access.ts';
import { asText, INVALID, readRequirement, unknownRequirement } from '../requirements/read-requirement.ts';
import type { Policy } from './policy.ts';
import { isObject } from '../../model/is-object.ts';

/** A policy with what it targets. Types and identifiers that cannot be read match all of them: `undefined` identifiers are any. */
export type PlacedPolicy = { policy: Policy; types: readonly PolicyType[]; identifiers: ReadonlySet<string> | undefined };

// Written here, not taken from the schema: the attendee's app carries no schemas.
const typeNames: Readonly<Record<PolicyType, true>> = { Page: true, Url: true, Session: true, SessionRecording: true, Key: true };
const allTypes = Object.keys(typeNames) as PolicyType[];
const keys: ReadonlySet<string> = new Set(['Name', 'Version', 'Type', 'Identifier', 'Effect', 'ConditionType', 'Requirements']);

/** A rule of everything that nobody can meet: it replaces what should be there and is not. */
export const unreadableRule = (name: string, kind: string, pointer: string): PlacedPolicy => ({
  policy: { name, deny: false, any: false, requirements: [unknownRequirement(kind)], timed: false, pointer },
  types: allTypes,
  identifiers: undefined,
});

/** Reads one policy; `pointer` is its place. */
export function readPolicy(written: unknown, timeZone: string, pointer: string): PlacedPolicy {
  if (!isObject(written)) return unreadableRule(pointer, INVALID, pointer);
  const { Name, Type, Identifier, Effect, ConditionType, Requirements = [] } = written;
  const type = allTypes.find((one) => one === Type);
  const identifiers = readIdentifiers(Identifier);
  const readable =
    type &&
    identifiers &&
    (Effect === 'Allow' || Effect === 'Deny') &&
    (ConditionType === undefined || ConditionType === 'All' || ConditionType === 'Any') &&
    Array.isArray(Requirements) &&
    !looksMisspelt(written);
  const requirements = readable ? Requirements.map((requirement) => readRequirement(requirement, timeZone)) : [unknownRequirement(INVALID)];
  const policy: Policy = {
    name: asText(Name) || pointer,
    deny: Effect === 'Deny',
    any: Boolean(readable) && ConditionType === 'Any',
    requirements,
    timed: requirements.some(({ family }) => family.nextChange),
    pointer,
  };
  return { policy, types: type ? [type] : allTypes, identifiers };
}

/** The identifiers as text; undefined when any of them cannot be read. An empty list targets nothing. */
function readIdentifiers(written: unknown): ReadonlySet<string> | undefined {
  const identifiers = new Set<string>();
  for (const one of Array.isArray(written) ? (written as unknown[]) : [written]) {
    const identifier = asText(one);
    if (identifier === undefined) return undefined;
    identifiers.add(identifier);
  }
  return identifiers;
}

/** An unknown key next to one that is left out may be that one misspelt: its default must not open anything. */
const looksMisspelt = (written: object): boolean =>
  !('Requirements' in written && 'ConditionType' in written) && Object.keys(written).some((key) => !keys.has(key));
