// Plans a run: every rendering of every page with its address, what stands behind it, and a key that changes with anything it shows.
import { createHash } from 'node:crypto';
import type { Catalog } from '../../component-registry/catalog.ts';
import type { OpenEvent } from '../../server/open-event.ts';
import { pagePath } from '../../src/pages/match.ts';
import { containers } from '../../src/rules/context.ts';
import { eventRules } from '../../src/rules/event-rules.ts';
import { chooseRenderings, type Person } from '../../src/rules/matrix/choose-renderings.ts';
import { personaNames, personas } from '../../src/rules/personas.ts';
import { sayingOf } from '../../src/rules/matrix/route-spans.ts';
import { localIso } from '../explain/event-time.ts';
import type { PlaceReason } from '../explain/reason-places.ts';
import { verdictsOf } from '../explain/route/visits.ts';
import { type Found, withoutRepeats } from './finding-kinds.ts';
import { missingTexts } from './missing-texts.ts';
import { lookedAt } from './looked-at.ts';
import { mergeDenials } from './routes/merge-denials.ts';
import { pageVariants } from './page-variants.ts';
import { type Denied, deniedOf, endOf } from './routes/denied.ts';

/** One page to open. */
export type Planned = {
  /** Hash of everything it shows: configuration, build, person, instant. */
  key: string;
  event: string;
  page: string;
  /** Which session or person; empty for a page without parameters. */
  variant: string;
  language: string;
  timeZone: string;
  container: string;
  person: string;
  /** Instant, ISO 8601 in UTC; `local` in the event's zone. */
  at: string;
  local: string;
  /** Path and query below the server. */
  address: string;
  /** Path on which it ends, by the rules: the same, or where the guards lead. */
  end: string;
  /** Number of placements that are seen. */
  shown: number;
  /** Combinations it stands for, itself included. */
  combinations: number;
  behind: readonly { person: string; instants: readonly string[] }[];
  /** What the guards say where they do not show the page: then the rendering shows where it ends. Null where it is shown. */
  denied: Denied | null;
  /** Missing texts, known before the page is opened. */
  texts: readonly Found[];
};

export type PlanParts = {
  people: readonly Person[];
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
  }: { page: string; params: Readonly<Record<string, string>>; person: Person; at: number; container: string },
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
