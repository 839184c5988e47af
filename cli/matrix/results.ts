// What a run found, in one value: the report is drawn from it, and `results.json` is it.
import { type FindingKind, findingKinds, type Found, withoutRepeats } from './finding-kinds.ts';
import type { Kept } from './kept-renderings.ts';
import type { Size } from './look.ts';
import type { Planned } from './planned.ts';
import type { RouteRow } from './routes/route-table.ts';

/** One rendering with everything found on it. Pictures are paths below the folder of the report. */
export type RenderingResult = Omit<Planned, 'texts'> & { found: readonly Found[]; pictures: Partial<Record<Size, string>> };

/** The same finding wherever it was met. */
export type Cause = { kind: FindingKind; message: string; places: readonly string[]; renderings: readonly string[] };

export type Results = {
  /** Instant of the run, ISO 8601 in UTC. */
  at: string;
  folder: string;
  summary: {
    /** Different looks there are, and how many of them were reached. */
    planned: number;
    rendered: number;
    /** Combinations of page, person, container, language and instant that the renderings represent. */
    combinations: number;
    /** Combinations that did not have to be rendered. */
    saved: number;
    /** Internal addresses asked for. */
    links: number;
    /** Different causes, and renderings with at least one finding. */
    causes: number;
    withFindings: number;
  };
  /** Pages that could not be planned, and events that could not be served, in words. */
  notes: readonly string[];
  causes: readonly Cause[];
  /** Who gets to which page, and why not. */
  routes: readonly RouteRow[];
  renderings: readonly RenderingResult[];
};

export type ResultParts = {
  at: string;
  folder: string;
  planned: readonly Planned[];
  routes: readonly RouteRow[];
  kept: ReadonlyMap<string, Kept>;
  /** Broken links by key. */
  links: { found: ReadonlyMap<string, readonly Found[]>; asked: number };
  notes: readonly string[];
};

/** Puts plan, looks and links together. Renderings that were not reached are counted and left out. */
export function resultsOf({ at, folder, planned, routes, kept, links, notes }: ResultParts): Results {
  const renderings = planned.flatMap(({ texts, ...about }): RenderingResult[] => {
    const own = kept.get(about.key);
    if (!own) return [];
    return [
      { ...about, found: byKind(withoutRepeats([...own.found, ...(links.found.get(about.key) ?? []), ...texts])), pictures: own.pictures },
    ];
  });
  const combinations = renderings.reduce((sum, one) => sum + one.combinations, 0);
  const causes = causesOf(renderings);
  return {
    at,
    folder,
    summary: {
      planned: planned.length,
      rendered: renderings.length,
      combinations,
      saved: combinations - renderings.length,
      links: links.asked,
      causes: causes.length,
      withFindings: renderings.filter(({ found }) => found.length > 0).length,
    },
    notes,
    causes,
    routes,
    renderings,
  };
}

const rank = Object.keys(findingKinds);
const byKind = <T extends { kind: FindingKind }>(list: readonly T[]): T[] =>
  list.toSorted((a, b) => rank.indexOf(a.kind) - rank.indexOf(b.kind));

function causesOf(renderings: readonly RenderingResult[]): Cause[] {
  const causes = new Map<string, { kind: FindingKind; message: string; places: Set<string>; renderings: Set<string> }>();
  for (const { key, found } of renderings) {
    for (const { kind, message, place } of found) {
      // Numbers of pixels differ from page to page; the cause is one.
      const name = `${kind} ${kind === 'sideways' ? '' : message}`;
      let cause = causes.get(name);
      if (!cause) causes.set(name, (cause = { kind, message, places: new Set(), renderings: new Set() }));
      if (place) cause.places.add(place);
      cause.renderings.add(key);
    }
  }
  return byKind(
    [...causes.values()]
      .map((cause) => ({ ...cause, places: [...cause.places], renderings: [...cause.renderings] }))
      .sort((a, b) => b.renderings.length - a.renderings.length),
  );
}
