// The denial shown as a dialog: the page somebody requested, and what they lack for it (A §4 Access denial).
import { createListeners } from '../base/listeners.ts';
import type { UnmetRequirement } from '../rules/policies/unmet-requirement.ts';

export type Denial = { page: string; missing: readonly UnmetRequirement[] };

export type Denials = {
  /** The denial to show now; undefined for none. */
  current: () => Denial | undefined;
  open: (denial: Denial) => void;
  close: () => void;
  /** Stores why a page was refused, for the page that shows it. */
  refuse: (denial: Denial) => void;
  /** What was lacking for the page refused last; empty for any other. */
  refused: (page: string) => readonly UnmetRequirement[];
  /** Calls back on every change; returns its unsubscribe. */
  onChange: (changed: () => void) => () => void;
};

/** Makes the store in which a denied navigation leaves its reasons for the page that stays on screen. */
export function createDenials(): Denials {
  let current: Denial | undefined;
  let last: Denial | undefined;
  const changes = createListeners();
  const set = (denial: Denial | undefined): void => {
    current = denial;
    changes.notify();
  };
  return {
    current: () => current,
    open: set,
    close: () => set(undefined),
    refuse: (denial) => void (last = denial),
    refused: (page) => (last?.page === page ? last.missing : []),
    onChange: changes.subscribe,
  };
}
