// The same page by Foyer: the product's own model, rules, store and renderer around the bench's components.
import type { ReactElement } from 'react';
import type { Clock } from '#src/clock/clock.ts';
import { createPageStore, type PageStoreInput, type PageStore } from '#src/renderer/page-store.ts';
import { PageView } from '#src/renderer/page-view.tsx';
import type { PlacementContext } from '#src/renderer/placement.tsx';
import { createRegistry, type Loaders, type Registry } from '#src/renderer/registry.ts';
import { loaders } from '../components/registry.ts';
import { words } from '../components/words.ts';

/** 3 May 2027, 09:00 in Berlin. */
export const MORNING = Date.parse('2027-05-03T07:00:00Z');

/** A clock that stays where it was set, and timers that never fire: the bench decides when. */
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

/** The registry with the code of all components there, as after a first page. */
export async function loadedRegistry(from: Loaders = loaders): Promise<Registry> {
  const registry = createRegistry(from);
  for (const name of registry.names) await registry.find(name)?.load();
  return registry;
}

export type FoyerPage = { store: PageStore; element: ReactElement };

/** A page with containment on, as a visitor has it; throws when anything on it is broken. */
export function foyerPage(input: PageStoreInput, registry: Registry, clock: Clock): FoyerPage {
  const store = createPageStore(input, clock, noTimers);
  const stage: PlacementContext = {
    store,
    registry,
    report: (problem) => {
      throw new Error(`${problem.pointer}: ${problem.message}`);
    },
  };
  return { store, element: <PageView context={stage} text={words} /> };
}
