// Plans a run: every rendering of every page with its address, what it represents, and a key that changes with anything it shows.
import type { Planned } from './planned.ts';
import { createHash } from 'node:crypto';
import type { Catalog } from '../../component-registry/catalog.ts';
import type { OpenEvent } from '../../server/open-event.ts';
import { pagePath } from '../../src/pages/match.ts';
import { containers } from '../../src/rules/context.ts';
import { eventRules } from '../../src/rules/event-rules.ts';
import { chooseRenderings, type MatrixPerson } from '../../src/rules/matrix/choose-renderings.ts';
import { personaNames, personas } from '../../src/rules/personas.ts';
import { sayingOf } from '../../src/rules/matrix/route-spans.ts';
import { localIso } from '../explain/event-time.ts';
import type { PlaceReason } from '../explain/reason-places.ts';
import { verdictsOf } from '../explain/route/visits.ts';
import { withoutRepeats } from './finding-kinds.ts';
import { missingTexts } from './missing-texts.ts';
import { lookedAt } from './looked-at.ts';
import { mergeDenials } from './routes/merge-denials.ts';
import { pageVariants } from './page-variants.ts';
import { deniedOf, endOf } from './routes/denied.ts';

export type PlanParts = {
  people: readonly MatrixPerson[];
  catalog: Catalog;
  place: PlaceReason;
  /** Opens the event in a language. */
  inLanguage: (language: string) => OpenEvent;
  languages: readonly string[];
  pages: readonly string[];
  now: number;
  /** Hash of the event's files and of the build. */
  fingerprint: string;
};

/** The plan of one event. */
export function planEvent(parts: PlanParts): { planned: Planned[]; unplanned: string[] } {
  const unplanned: string[] = [];
  const first = parts.inLanguage(parts.languages[0]!);
  const lively = (name: string): boolean => parts.catalog[name]?.data !== undefined;
  const planned = parts.pages.flatMap((page) => {
    const model = first.page(page);
    const variants = pageVariants(first, page, parts.now);
    if (!model || variants.length === 0) {
      unplanned.push(`${page}: nothing is there that its address could name`);
      return [];
    }
    return variants.flatMap(({ label, params, edges, base }) => {
      // Who sees what does not depend on the language.
      const chosen = chooseRenderings({
        page: lookedAt(model),
        ...eventRules(first.model, first.timeZone),
        timeZone: first.timeZone,
        where: { ...first.folder, language: first.language, page, params },
        people: parts.people,
        containers,
        base,
        lively,
        edges,
        route: ({ principal }, container, now) => verdictsOf(first, page, params, { person: principal, container })(now),
      });
      return parts.languages.flatMap((language) => {
        const event = parts.inLanguage(language);
        const own = event.page(page)!;
        const texts = missingTexts(event, parts.catalog, parts.place);
        return chosen.map(({ person, container, at, shown, combinations, behind, denied }): Planned => {
          const about = {
            event: `${event.folder.instance}/${event.folder.event}`,
            page,
            variant: label,
            language,
            timeZone: event.timeZone,
            container,
            person: person.name,
            at: new Date(at).toISOString(),
            local: localIso(at, event.timeZone),
            address: addressOf(event, { page, params, person, at, container }),
          };
          const looker = { person: person.principal, container };
          return {
            ...about,
            key: keyOf([parts.fingerprint, about, shown, denied ? sayingOf(denied) : '']),
            end: endOf(event, page, params, looker, at),
            denied: denied ? deniedOf(event, page, params, looker, at) : null,
            shown: shown.length,
            combinations,
            behind: behind.map((one) => ({ person: one.person, instants: one.instants.map((instant) => new Date(instant).toISOString()) })),
            texts: denied ? [] : withoutRepeats([...texts.ofPage(own), ...shown.flatMap((id) => texts.ofPlacement(own.nodes.get(id)!))]),
          };
        });
      });
    });
  });
  return { planned: mergeDenials(planned), unplanned };
}

/** The preview address that shows exactly what this person sees at that instant. */
function addressOf(
  { folder, language }: OpenEvent,
  {
    page,
    params,
    person,
    at,
    container,
  }: { page: string; params: Readonly<Record<string, string>>; person: MatrixPerson; at: number; container: string },
): string {
  const builtIn = personaNames.some((name) => name === person.name && personas[name] === person.principal);
  const query = new URLSearchParams({
    preview: 'attendee',
    at: new Date(at).toISOString(),
    as: builtIn ? person.name : JSON.stringify(person.principal),
    container,
  });
  return `${pagePath(page, { ...folder, language }, params)}?${query.toString()}`;
}

/** A short hash of anything that can be written as JSON. */
export const keyOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 20);
