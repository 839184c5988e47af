// Lints of single policies: values that do not fit their requirement, windows, and policies that ask nothing (A §5; readings R11, R16, R18, R21).
import { type Finding, finding } from '../model/finding.ts';
import { below } from '../model/source.ts';
import type { Fact, PolicyStatement } from './policies-read.ts';
import { windowsApart } from './policies-implied.ts';
import { type EventDays, shownFor, windowFindings, type WindowUse } from './windows.ts';

/** Access is opened ahead of an event and left open after it as placements are. */
const metFor: WindowUse = { ...shownFor, subject: 'the requirement is met' };

/** Findings of one policy alone. */
export const valueFindings = (one: PolicyStatement, days: EventDays): Finding[] => [
  ...emptyFindings(one),
  ...one.facts.flatMap((fact) => (fact.family.reads === 'bounds' ? boundsFindings(fact, days) : listFindings(fact))),
  ...apartFindings(one),
];

/** No requirements. A Deny without requirements is reported as one that holds for everybody. */
function emptyFindings({ facts, ConditionType, Effect, at }: PolicyStatement): Finding[] {
  if (facts.length > 0 || (Effect === 'Deny' && ConditionType === 'All')) return [];
  const message =
    ConditionType === 'Any'
      ? 'one of no requirements is never met, so the policy never holds'
      : 'no requirements are always met, so the policy lets everybody in, visitors included';
  return [finding('policy-without-requirements', 'warning', at, message)];
}

function boundsFindings({ written, at }: Fact, days: EventDays): Finding[] {
  const place = below(at, 'Values');
  if (written.length === 0 || written.length > 2)
    return [
      finding('policy-values', 'error', place, 'a time is written [from, to]; anything else cannot be read, so nobody is let in by it'),
    ];
  const [start, end] = written;
  const ends = { startAt: below(place, 0), endAt: written.length === 2 ? below(place, 1) : place };
  const none = !start && !end ? [finding('policy-values', 'warning', place, 'both ends are open, so the requirement is always met')] : [];
  const one =
    written.length === 1 && start
      ? [finding('policy-values', 'warning', place, 'a time has two ends; a missing one is open', `["${start}", ""]`)]
      : [];
  return [...none, ...one, ...windowFindings({ start, end, ...ends }, days, metFor)];
}

function listFindings({ kind, family, written, at }: Fact): Finding[] {
  const place = below(at, 'Values');
  if (written.length === 0)
    return [finding('policy-values', 'warning', place, `${kind} without values is never met`, family.reads === 'flag' ? '["true"]' : '')];
  return written.flatMap((value, index) => {
    if (family.reads === 'flag') {
      const message = `${kind} takes ["true"] alone; “${value}” cannot be read, so an Allow lets nobody in and a Deny keeps everybody out`;
      return value === 'true' ? [] : [finding('policy-values', 'error', below(place, index), message, 'true')];
    }
    if (value.trim() === '') return [finding('policy-values', 'warning', below(place, index), 'an empty value fits nobody')];
    if (value.trim() === value) return [];
    const message = `values are compared exactly; “${value}” has blanks around it, so it fits only what has them, too`;
    return [finding('policy-values', 'warning', below(place, index), message, value.trim())];
  });
}

/** Two windows that exclude each other, where both must be met. */
function apartFindings({ ConditionType, facts, Effect }: PolicyStatement): Finding[] {
  const apart = ConditionType === 'All' ? windowsApart(facts) : undefined;
  if (!apart) return [];
  const message = `this window and that of another requirement have no instant in common, so the ${Effect} never holds`;
  return [finding('policy-never-holds', 'warning', apart[1].at, message)];
}
