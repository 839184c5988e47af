// Chooses what must be rendered of a page so that every combination of person, container and instant has been seen, each different look once.
import { type Container, type Context } from '../context.ts';
import { createExplainer } from '../explain.ts';
import type { PageToExplain } from '../explain-person.ts';
import type { RouteVerdict } from '../guards/verdict.ts';
import { type Principal, whoOf } from '../principal.ts';
import { instantsInOrder, pageBoundaries, sidesOf } from './boundaries.ts';
import { opens, routeTurns, sayingOf } from './route-spans.ts';

/** A viewer; `name` distinguishes them. */
export type MatrixPerson = { name: string; principal: Principal };

/** What is chosen from. */
export type RenderingChoice = PageToExplain & {
  where: Omit<Context['where'], 'container' | 'preview'>;
  people: readonly MatrixPerson[];
  containers: readonly Container[];
  /** An instant (ms) of ordinary use; the only one examined where nothing ever changes. */
  base: number;
  /** Components whose content follows the clock: a page that shows one looks different on each side of `edges`. */
  lively: (component: string) => boolean;
  /** Instants (ms) at which content changes though no placement does: the event begins, a session ends. */
  edges: readonly number[];
  /** The verdict of the guards for the viewer of the page; if omitted, everybody passes. */
  route?: (person: MatrixPerson, container: Container, now: number) => RouteVerdict;
};

/** A group of combinations that look the same, and the one of them that is rendered. */
export type Rendering = {
  person: MatrixPerson;
  container: Container;
  /** Instant, ms since 1970. */
  at: number;
  /** Ids of the placements that are seen, in the order of the page; none where the page is denied. */
  shown: readonly string[];
  /** What the guards say where they do not show the page: it is rendered as it ends. Undefined where it is shown. */
  denied: RouteVerdict | undefined;
  /** How many combinations it represents, itself included. */
  combinations: number;
  /** For each person behind it the instants (ms), in order. */
  behind: readonly { person: string; instants: readonly number[] }[];
};

/**
 * Two combinations look the same when the same placements are seen in the same container, and, where content follows the
 * clock, no edge lies between their instants. One of each group is rendered: no fewer would see everything, and no more is seen.
 * Viewers whom the guards refuse see the same when the reason is the same.
 */
export function chooseRenderings(choice: RenderingChoice): Rendering[] {
  const { page, timeZone, people, containers, where, base, edges, route } = choice;
  const principals = people.map(({ principal }) => principal);
  const turns = instantsInOrder(edges);
  const guarded = route
    ? people.flatMap((person) => containers.flatMap((container) => routeTurns((now) => route(person, container, now))))
    : [];
  const instants = instantsInOrder([base, ...sidesOf([...pageBoundaries(page, choice, principals, timeZone), ...turns, ...guarded])]);
  const explain = createExplainer(page, choice, timeZone);
  const groups = new Map<string, { first: Omit<Rendering, 'combinations' | 'behind'>; behind: Map<string, number[]> }>();
  // The base comes first, so that it represents all that look like it.
  for (const at of [base, ...instants.filter((instant) => instant !== base)]) {
    const phase = turns.filter((edge) => edge <= at).length;
    for (const container of containers) {
      for (const person of people) {
        const verdict = route?.(person, container, at);
        const denied = verdict && !opens(verdict, where.page) ? verdict : undefined;
        const context = { who: whoOf(person.principal, at), where: { ...where, container, preview: false }, when: { now: at, timeZone } };
        const seen = denied ? [] : explain(context).filter(({ outcome }) => outcome === 'show');
        const shown = seen.map(({ id }) => id);
        const look = denied ? sayingOf(denied) : seen.some(({ name }) => choice.lively(name)) ? phase : '';
        const key = JSON.stringify([container, look, shown]);
        let group = groups.get(key);
        if (!group) groups.set(key, (group = { first: { person, container, at, shown, denied }, behind: new Map() }));
        group.behind.set(person.name, [...(group.behind.get(person.name) ?? []), at]);
      }
    }
  }
  return [...groups.values()].map(({ first, behind }) => ({
    ...first,
    combinations: [...behind.values()].reduce((sum, own) => sum + own.length, 0),
    behind: [...behind].map(([person, own]) => ({ person, instants: instantsInOrder(own) })),
  }));
}
