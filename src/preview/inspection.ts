// Every placement of the page on screen with its verdict, kept up to date as time, person and page change.
import { createListeners } from '../base/listeners.ts';
import { createAlarm } from '../clock/alarm.ts';
import type { Clock } from '../clock/clock.ts';
import type { EventInfo } from '../contract/core.ts';
import type { EventModel } from '../model/event.ts';
import type { Finding } from '../model/finding.ts';
import type { PageModel, PlacementNode } from '../model/page.ts';
import type { Source } from '../model/source.ts';
import { seenAds } from '../session/seen-ads.ts';
import { waitsHidden } from '../pages/waiting-overlays.ts';
import type { PageStore } from '../renderer/page-store.ts';
import { explainAds } from '../rules/ads/explain-ads.ts';
import type { Context } from '../rules/context.ts';
import { eventRules } from '../rules/event-rules.ts';
import type { Explained } from '../rules/explain.ts';
import { explainPerson } from '../rules/explain-person.ts';
import type { Visit } from '../rules/guards/visit.ts';
import type { Principal } from '../rules/principal.ts';
import { earlier } from '../rules/verdict.ts';

/** The page on screen. */
export type PageOnScreen = {
  info: EventInfo;
  language: string;
  params: Readonly<Record<string, string>>;
  model: EventModel;
  /** The input of the guards. */
  visit: Visit;
  page: PageModel;
  context: Omit<Context, 'when'>;
  /** Problems of the page and the event as a whole. */
  problems: readonly Finding[];
  store: PageStore;
};

/** A placement in the preview's list. `broken` comes from its node, or was found while drawing. */
export type PlacementRow = Explained & { state: 'shown' | 'hidden' | 'broken'; problem: Finding | undefined; source: Source };

export type Inspection = {
  rows: readonly PlacementRow[];
  byId: ReadonlyMap<string, PlacementRow>;
  counts: Readonly<Record<PlacementRow['state'], number>>;
};

const nothing: Inspection = { rows: [], byId: new Map(), counts: { shown: 0, hidden: 0, broken: 0 } };

export type Inspector = {
  now: () => Inspection;
  onChange: (changed: () => void) => () => void;
  /** Inspects another page or for another person; undefined for no page. */
  inspect: (page: PageOnScreen | undefined, person: Principal) => void;
  /** Reports a problem of a placement, or of a document it reads, found while drawing; possibly before the page is inspected. */
  report: (problem: Finding, store: PageStore) => void;
  /** Problems found while drawing the current page. */
  reported: () => readonly Finding[];
};

/** Makes an inspector; it updates at the next instant at which a verdict can change, and when the clock leaves the current interval. */
export function createInspector(clock: Clock): Inspector {
  let shown: { page: PageOnScreen; person: Principal } | undefined;
  let current = nothing;
  let known = { from: 0, until: 0 };
  let queued = false;
  // A problem counts as long as its node is the one it was found in.
  const problems = new WeakMap<PageStore, Map<string, { problem: Finding; node: PlacementNode }>>();
  // Documents that components read (header, footer, theme) belong to no placement.
  const ofDocuments = new WeakMap<PageStore, Map<string, Finding>>();
  const changes = createListeners();
  const alarm = createAlarm(clock, () => look());
  clock.onCorrection(() => {
    const now = clock.now();
    if (now < known.from || now >= known.until) look();
  });

  function look(): void {
    const now = clock.now();
    current = shown ? inspectionOf(shown.page, shown.person, now, problemOf) : nothing;
    const next = current.rows.reduce<number | null>((first, { nextChangeAt }) => earlier(first, nextChangeAt), null);
    known = { from: now, until: next ?? Infinity };
    alarm.arm(next);
    changes.notify();
  }
  const problemOf = (node: PlacementNode): Finding | undefined => {
    const found = shown && problems.get(shown.page.store)?.get(node.id);
    return found?.node === node ? found.problem : node.broken;
  };

  return {
    now: () => current,
    onChange: changes.subscribe,
    inspect(page, person) {
      shown = page && { page, person };
      look();
    },
    report(problem, store) {
      const node = ownerOf(problem, store.page());
      if (node) {
        const ofPage = problems.get(store) ?? new Map();
        problems.set(store, ofPage.set(node.id, { problem, node }));
      } else {
        const found = ofDocuments.get(store) ?? new Map();
        ofDocuments.set(store, found.set(`${problem.code} ${problem.file} ${problem.pointer}`, problem));
      }
      if (queued || shown?.page.store !== store) return;
      queued = true;
      queueMicrotask(() => {
        queued = false;
        look();
      });
    },
    reported() {
      const store = shown?.page.store;
      if (!store) return [];
      const found = [...(problems.get(store)?.values() ?? [])];
      return [
        ...found.flatMap(({ problem, node }) => (store.node(node.id) === node ? [problem] : [])),
        ...(ofDocuments.get(store)?.values() ?? []),
      ];
    },
  };
}

type ProblemOf = (node: PlacementNode) => Finding | undefined;

function inspectionOf(
  { page, model, context, info, store }: PageOnScreen,
  person: Principal,
  now: number,
  problemOf: ProblemOf,
): Inspection {
  // The verdict is the attendee's, whatever the preview draws.
  const where = { ...context.where, preview: false };
  const rules = eventRules(model, info.TimeZone);
  const explained = explainPerson({ page, ...rules, timeZone: info.TimeZone }, person, where, now);
  const brokenIds = new Set<string>();
  const rows = explained.flatMap((one): PlacementRow[] => {
    const node = store.node(one.id) ?? page.nodes.get(one.id)!;
    if (waitsHidden(node)) return [];
    const problem = problemOf(node);
    if (problem) brokenIds.add(one.id);
    // A placement found broken while drawing shows its fallback, which the rules alone cannot know.
    const standsIn = one.parent !== undefined && brokenIds.has(one.parent);
    const hides = one.reasons.filter(({ outcome, rule }) => outcome === 'hide' && !(standsIn && rule === 'fallback'));
    return [{ ...one, source: node.source, problem, state: problem ? 'broken' : hides.length ? 'hidden' : 'shown' }];
  });
  const ads = explainAds(
    { raw: model.raw, access: rules.access },
    { person, where, now, timeZone: info.TimeZone, seen: seenAds(info.EventId) },
  );
  for (const ad of ads)
    rows.push({
      ...ad,
      source: ad.reasons.find(({ source }) => source)?.source ?? { file: ad.id, pointer: '' },
      problem: undefined,
      state: ad.outcome === 'show' ? 'shown' : 'hidden',
    });
  const counts = { shown: 0, hidden: 0, broken: 0 };
  for (const { state } of rows) counts[state] += 1;
  return { rows, byId: new Map(rows.map((row) => [row.id, row])), counts };
}

/** The node of a finding: the innermost one that contains its place in the file. */
function ownerOf({ file, pointer }: Finding, page: PageModel): PlacementNode | undefined {
  let owner: PlacementNode | undefined;
  for (const node of page.nodes.values()) {
    const { source } = node;
    const inside = source.file === file && (pointer === source.pointer || pointer.startsWith(`${source.pointer}/`));
    if (inside && (!owner || source.pointer.length > owner.source.pointer.length)) owner = node;
  }
  return owner;
}
