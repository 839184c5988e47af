// Maintenance mode (503, A §4, A §8): detected once, polled every few seconds, over when the server answers.
import { createListeners } from '../base/listeners.ts';

/** Interval between two polls, ms: the page is back within ten seconds of the server. */
export const POLL_INTERVAL = 4000;

export type MaintenanceMode = {
  /** Whether the server is in maintenance mode. */
  isOn: () => boolean;
  begin: () => void;
  /** Calls back when it begins or ends; returns its unsubscribe. */
  onChange: (changed: () => void) => () => void;
};

/** Makes the state of maintenance mode; `isBack` sends a small request to the server and never rejects. */
export function createMaintenanceMode(isBack: () => Promise<boolean>): MaintenanceMode {
  const changes = createListeners();
  let on = false;
  const set = (next: boolean): void => {
    on = next;
    changes.notify();
  };
  const ask = async (): Promise<void> => {
    if (await isBack()) set(false);
    else setTimeout(() => void ask(), POLL_INTERVAL);
  };
  return {
    isOn: () => on,
    begin() {
      if (on) return;
      set(true);
      setTimeout(() => void ask(), POLL_INTERVAL);
    },
    onChange: changes.subscribe,
  };
}
