// Works out which policies follow from which, for every principal; reports only what is certain (A §5; readings R11, R16, R19, R20, R22).
import { described } from '../rules/requirements/described.ts';
import { kinds } from '../rules/requirements/kinds.ts';
import type { Fact, PolicyStatement } from './policies-read.ts';
import { meet } from './windows.ts';

/** Whether everybody who meets the first requirement meets the second. */
function factImplies(first: Fact, second: Fact): boolean {
  if (second.kind === 'UserLoggedIn' && first.family.ofPerson) return true;
  const follows = first.family === second.family || described.get(first.kind)?.implies?.some((kind) => kinds[kind] === second.family);
  if (!follows || second.family.reads === 'flag') return Boolean(follows);
  if (second.family.reads === 'bounds') return second.window.from <= first.window.from && first.window.to <= second.window.to;
  return [...first.values].every((value) => second.values.has(value));
}

/** Whether a requirement holds for every principal; a Deny holds on what cannot be read, too (R16). */
const isGiven = ({ truth }: Fact, { Effect }: PolicyStatement): boolean => truth === 'always' || (Effect === 'Deny' && truth === 'unknown');

/** Whether a policy holds for everybody at any time: All without requirements (R11), or only such as everybody meets. */
export const holdsAlways = (one: PolicyStatement): boolean => {
  const given = (fact: Fact): boolean => isGiven(fact, one);
  return one.ConditionType === 'Any' ? one.facts.some(given) : one.facts.every(given);
};

/** Whether an Allow holds for nobody; two windows without a common instant are one reason. */
export function holdsNever({ ConditionType, facts }: PolicyStatement): boolean {
  const dead = ({ truth }: Fact): boolean => truth === 'never' || truth === 'unknown';
  return ConditionType === 'Any' ? facts.every(dead) : facts.some(dead) || windowsApart(facts) !== undefined;
}

/** Two windows of the same policy that have no instant in common. */
export function windowsApart(facts: readonly Fact[]): readonly [Fact, Fact] | undefined {
  const windows = facts.filter(({ family, truth }) => family.reads === 'bounds' && truth === 'open');
  for (const [index, one] of windows.entries()) {
    const other = windows.slice(index + 1).find(({ window }) => !meet(one.window, window));
    if (other) return [one, other];
  }
  return undefined;
}

/** Whether the second policy holds whenever the first one does. */
export function implies(first: PolicyStatement, second: PolicyStatement): boolean {
  const follows = (facts: readonly Fact[]): boolean => {
    const met = (fact: Fact): boolean =>
      isGiven(fact, second) || facts.some((one) => one.truth === 'open' && fact.truth === 'open' && factImplies(one, fact));
    return second.ConditionType === 'Any' ? second.facts.some(met) : second.facts.every(met);
  };
  return first.ConditionType === 'Any' ? first.facts.every((fact) => follows([fact])) : follows(first.facts);
}
