// Which placements of a rendered page are taken over after the rest of it, and when all of them are.
import { nextTask } from '../base/next-task.ts';
import type { PlacementNode } from '../model/page.ts';
import type { RegistryEntry } from './registry.ts';

/** The placements that wait; made once for a rendered page. */
export type LaterParts = {
  has: (id: string) => boolean;
  /** Loads the code of a placement; the same promise each time. Never rejects. */
  load: (entry: RegistryEntry, node: PlacementNode) => Promise<void>;
  /** It waits. */
  began: (id: string) => void;
  /** It is taken over, or gone. */
  ended: (id: string) => void;
  /** Calls each once, as soon as none waits. Ask when the page around them is taken over. */
  whenAll: (done: () => void) => void;
};

/** Makes them from their ids. */
export function createLaterParts(ids: readonly string[]): LaterParts {
  const known = new Set(ids);
  const waiting = new Set<string>();
  // A page that changes is no longer the one the server has checked: its parts need their checks, too.
  const views = new WeakMap<RegistryEntry, Promise<void>>();
  const wholes = new WeakMap<RegistryEntry, Promise<void>>();
  const asked = new Set<() => void>();
  const look = (): void => {
    if (waiting.size > 0) return;
    const told = [...asked];
    asked.clear();
    for (const done of told) done();
  };
  return {
    has: (id) => known.has(id),
    load(entry, { isChecked }) {
      const loads = isChecked ? views : wholes;
      // The rest reacts first.
      const load = loads.get(entry) ?? nextTask().then(() => (isChecked ? entry.loadView() : entry.load()));
      loads.set(entry, load);
      return load;
    },
    began: (id) => void waiting.add(id),
    ended(id) {
      if (!waiting.delete(id)) return;
      delete document.getElementById(id)?.dataset['later'];
      look();
    },
    whenAll(done) {
      asked.add(done);
      look();
    },
  };
}

/** Marks them in the page as it came, right before the rest is taken over: presses on them are still held (`hold-presses.ts`). */
export function markLater(page: Document, ids: readonly string[]): void {
  for (const id of ids) page.getElementById(id)?.setAttribute('data-later', '');
}
