// Who can open a page: the built-in people and those the policies name, in every container, now; else why not and when.
import type { OpenEvent } from '../../../server/open-event.ts';
import { type Container, containers } from '../../../src/rules/context.ts';
import { explainRoute } from '../../../src/rules/guards/explain-route.ts';
import type { UnmetRequirement } from '../../../src/rules/policies/unmet-requirement.ts';
import type { MatrixPerson } from '../../../src/rules/matrix/choose-renderings.ts';
import { personasOf } from '../../../src/rules/matrix/personas-of.ts';
import { nextOpening, opens } from '../../../src/rules/matrix/route-spans.ts';
import { personaNames, personas } from '../../../src/rules/personas.ts';
import { decidedWords } from './route-json.ts';
import { addressOf, verdictsOf, visitsTo } from './visits.ts';

/** One person in one container. Instants in ms since 1970, null for never. */
export type WhoCan = {
  person: string;
  container: Container;
  opens: boolean;
  /** The guard that decided, empty when all let pass; its words; the page it leads to, empty for none. */
  guard: string;
  detail: string;
  to: string;
  missing: readonly UnmetRequirement[];
  opensAt: number | null;
  nextChangeAt: number | null;
};

/** The built-in people, then those the event's policies name. */
export const peopleAround = ({ model, timeZone }: OpenEvent): MatrixPerson[] => [
  ...personaNames.map((name) => ({ name, principal: personas[name] })),
  ...(model.unreadable.has('access') ? [] : personasOf(model.raw.get('access')?.value, timeZone)),
];

/** Everybody in every container (or one of them) at an instant (ms). */
export function whoCan(
  event: OpenEvent,
  page: string,
  params: Readonly<Record<string, string>>,
  people: readonly MatrixPerson[],
  now: number,
  inContainers: readonly Container[] = containers,
): WhoCan[] {
  const { address, href } = addressOf(event, page, params);
  return people.flatMap(({ name, principal }) =>
    inContainers.map((container): WhoCan => {
      const looker = { person: principal, container };
      const explained = explainRoute(visitsTo(event, address, href, looker)(now));
      const { guard, to, missing, nextChangeAt } = explained.verdict;
      return {
        person: name,
        container,
        opens: opens(explained.verdict, page),
        guard,
        detail: decidedWords(explained),
        to: to?.page ?? '',
        missing,
        opensAt: nextOpening(verdictsOf(event, page, params, looker), page, now),
        nextChangeAt,
      };
    }),
  );
}
