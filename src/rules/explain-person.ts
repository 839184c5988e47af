// Explains a page for a person whose session ends at an instant: that end is a change like any other.
import type { PageModel } from '../model/page.ts';
import type { Context } from './context.ts';
import { createExplainer, type Explained } from './explain.ts';
import type { EventRules } from './placement-rules.ts';
import { type Principal, signedOutAt, whoOf } from './principal.ts';
import { type Change, pageTimeline } from './timeline.ts';

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
    // What is announced for later was decided for somebody signed in; from the end on the visitor's answer counts.
    return { ...one, nextChangeAt: before[index]!.visible === after[index]!.visible ? after[index]!.nextChangeAt : end };
  });
}

/** Every instant at which anything on the page changes for a person, the end of the session included. */
export function personTimeline({ page, timeZone, ...event }: PageToExplain, person: Principal, where: Context['where']): Change[] {
  const changesOf = (now: number): Change[] => pageTimeline(page, event, { who: whoOf(person, now), where }, timeZone);
  const end = signedOutAt(person);
  if (end === null) return changesOf(0);
  const explain = createExplainer(page, event, timeZone);
  const seen = (now: number): Set<string> =>
    new Set(explain({ who: whoOf(person, now), where, when: { now, timeZone } }).flatMap(({ id, visible }) => (visible ? [id] : [])));
  const [before, after] = [seen(end - 1), seen(end)];
  const turn: Change = {
    at: end,
    appears: [...after].filter((id) => !before.has(id)),
    disappears: [...before].filter((id) => !after.has(id)),
  };
  return [
    ...changesOf(end - 1).filter(({ at }) => at < end),
    ...(turn.appears.length + turn.disappears.length > 0 ? [turn] : []),
    ...changesOf(end).filter(({ at }) => at > end),
  ];
}
