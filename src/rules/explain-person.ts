// Explains a page for a person whose session ends at an instant: that end is a change like any other.
import type { PageModel } from '../model/page.ts';
import type { Context } from './context.ts';
import { createExplainer, type Explained } from './explain.ts';
import type { EventRules } from './placement-rules.ts';
import { type Principal, signedOutAt, whoOf } from './principal.ts';

/** A page, and what its event says about its placements. */
export type PageToExplain = EventRules & { page: PageModel; timeZone: string };

/** Explains a page for a person at an instant (ms). `nextChangeAt` knows the end of the session, too. */
export function explainPerson(
  { page, timeZone, ...event }: PageToExplain,
  person: Principal,
  where: Context['where'],
  now: number,
): Explained[] {
  const explain = createExplainer(page, event, timeZone);
  const at = (instant: number): Explained[] => explain({ who: whoOf(person, instant), where, when: { now: instant, timeZone } });
  const explained = at(now);
  const end = signedOutAt(person);
  if (end === null || end <= now) return explained;
  const before = at(end - 1);
  const after = at(end);
  return explained.map((one, index) => {
    if (one.nextChangeAt !== null && one.nextChangeAt < end) return one;
    // What is announced for later was decided for a signed-in user; from the end on the visitor's answer counts.
    return { ...one, nextChangeAt: before[index]!.outcome === after[index]!.outcome ? after[index]!.nextChangeAt : end };
  });
}
