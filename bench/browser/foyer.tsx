// The same page by Foyer: the product's own model, rules, store and renderer around the bench's components.
import gridFrame from 'virtual:foyer/check/document/gridFrame';
import placementFrame from 'virtual:foyer/check/document/placementFrame';
import type { ReactElement } from 'react';
import type { Clock } from '#src/clock/clock.ts';
import type { RawDocument } from '#src/model/documents-of-rows.ts';
import { buildPage, type PageChecks } from '#src/model/build-page.ts';
import type { PageModel } from '#src/model/page.ts';
import { createPageStore, type PageInput, type PageStore } from '#src/renderer/page-store.ts';
import { PageView } from '#src/renderer/page-view.tsx';
import type { Stage } from '#src/renderer/placement.tsx';
import { createRegistry, type Registry } from '#src/renderer/registry.ts';
import { visitorContext } from '#src/rules/context.ts';
import { loaders } from '../components/registry.ts';
import { words } from '../components/words.ts';

export const pageChecks: PageChecks = { gridFrame, placementFrame };
export const TIME_ZONE = 'Europe/Berlin';
/** 3 May 2027, 09:00 in Berlin. */
export const MORNING = Date.parse('2027-05-03T07:00:00Z');

/** A clock that stands where it was put, and timers that never ring: the bench says when it is time. */
export function standingClock(): Clock & { put: (instant: number) => void } {
  let instant = MORNING;
  return {
    now: () => instant,
    correct: () => undefined,
    onCorrection: () => () => undefined,
    put: (next) => {
      instant = next;
    },
  };
}
const noTimers = { set: () => 0, clear: () => undefined };

/** Builds the model of a page document, checks and defaults included. */
export function modelOf(value: unknown): PageModel {
  const document: RawDocument = { kind: 'page', name: 'pages/Bench', value: value as Record<string, unknown>, sources: {}, origins: new WeakMap() };
  return buildPage('Bench', [document], pageChecks);
}

/** What the store decides by: a visitor in the morning, `hidden` switched off in the layer visibility resource. */
export function inputOf(page: PageModel, hidden: readonly string[] = []): PageInput {
  const source = { file: 'visibility/page.json', pointer: '' };
  const off = { visible: false, startTime: null, endTime: null, containers: ['browser', 'app', 'terminal'] as const, source };
  const { who, where } = visitorContext({ page: 'Bench' }, { now: 0, timeZone: TIME_ZONE });
  return { page, visibility: hidden.length ? { page: new Map(hidden.map((id) => [id, off])) } : {}, context: { who, where }, timeZone: TIME_ZONE };
}

/** The registry with the code of all components there, as after a first page. */
export async function loadedRegistry(): Promise<Registry> {
  const registry = createRegistry(loaders);
  await Promise.all(registry.names.map((name) => registry.find(name)?.load()));
  return registry;
}

export type FoyerPage = { store: PageStore; element: ReactElement };

/** A page with containment on, as a visitor has it; throws when anything on it is broken. */
export function foyerPage(input: PageInput, registry: Registry, clock: Clock): FoyerPage {
  const store = createPageStore(input, clock, noTimers);
  const stage: Stage = {
    store,
    registry,
    report: (problem) => {
      throw new Error(`${problem.pointer}: ${problem.message}`);
    },
  };
  return { store, element: <PageView stage={stage} text={words} /> };
}
