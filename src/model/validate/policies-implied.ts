// Works out what follows from what between policies, whoever asks; claims only what is certain (A §5; readings R11, R16, R19, R20, R22).
import type { RequirementKind } from '../documents/access.ts';
import type { Fact, Statement } from './policies-read.ts';
import { meet } from './windows.ts';

/** Kinds that ask the same of the same facts. */
const same: Readonly<Partial<Record<RequirementKind, RequirementKind>>> = {
  UserHcp: 'Hcp',
  EventTicketNameForComments: 'EventTicketNameValid',
  EventTicketNameForMessages: 'EventTicketNameValid',
  EventTicketNetworking: 'EventTicketNameValid',
};
const kindOf = ({ kind }: Fact): RequirementKind => same[kind] ?? kind;

/** Kinds with values that follow from another kind with the same or fewer values. */
const weaker: Readonly<Partial<Record<RequirementKind, RequirementKind>>> = {
  EventTicketNamePaidAndTime: 'EventTicketNamePaid',
  ParticipantTypeCheck: 'EventParticipantType',
};
const paid: readonly RequirementKind[] = ['EventTicketNamePaid', 'EventTicketNamePaidAndTime'];

/** Whether whoever meets the first requirement meets the second. */
function factImplies(first: Fact, second: Fact): boolean {
  const [from, to] = [kindOf(first), kindOf(second)];
  // A visitor has no tickets and no profile (R20), so every kind but time speaks of somebody signed in.
  if (to === 'UserLoggedIn') return first.reads !== 'bounds';
  if (to === 'EventTicketPaid' && paid.includes(from)) return true;
  if (from !== to && weaker[from] !== to) return false;
  if (second.reads === 'flag') return true;
  if (second.reads === 'bounds') return second.window.from <= first.window.from && first.window.to <= second.window.to;
  return [...first.values].every((value) => second.values.has(value));
}

/** Whether a requirement holds whoever asks; a Deny holds on what cannot be read, too (R16). */
const isGiven = ({ truth }: Fact, { Effect }: Statement): boolean => truth === 'always' || (Effect === 'Deny' && truth === 'unknown');

/** Whether a policy holds for everybody at any time: All without requirements (R11), or only such as everybody meets. */
export const holdsAlways = (one: Statement): boolean => {
  const given = (fact: Fact): boolean => isGiven(fact, one);
  return one.ConditionType === 'Any' ? one.facts.some(given) : one.facts.every(given);
};

/** Whether an Allow holds for nobody; two windows without a common instant are one reason. */
export function holdsNever({ ConditionType, facts }: Statement): boolean {
  const dead = ({ truth }: Fact): boolean => truth === 'never' || truth === 'unknown';
  return ConditionType === 'Any' ? facts.every(dead) : facts.some(dead) || windowsApart(facts) !== undefined;
}

/** Two windows of the same policy that have no instant in common. */
export function windowsApart(facts: readonly Fact[]): readonly [Fact, Fact] | undefined {
  const windows = facts.filter(({ reads, truth }) => reads === 'bounds' && truth === 'open');
  for (const [index, one] of windows.entries()) {
    const other = windows.slice(index + 1).find(({ window }) => !meet(one.window, window));
    if (other) return [one, other];
  }
  return undefined;
}

/** Whether the second policy holds whenever the first one does. */
export function implies(first: Statement, second: Statement): boolean {
  const follows = (facts: readonly Fact[]): boolean => {
    const met = (fact: Fact): boolean =>
      isGiven(fact, second) || facts.some((one) => one.truth === 'open' && fact.truth === 'open' && factImplies(one, fact));
    return second.ConditionType === 'Any' ? second.facts.some(met) : second.facts.every(met);
  };
  return first.ConditionType === 'Any' ? first.facts.every((fact) => follows([fact])) : follows(first.facts);
}
