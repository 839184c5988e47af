// Maintenance of the server (503, A §4, A §8): noticed once, asked after every few seconds, over as soon as the server answers.

/** Between two questions whether the server is back, ms: who waits is back within ten seconds of it. */
export const POLL_INTERVAL = 4000;

export type MaintenanceMode = {
  /** Whether the server rests now. */
  isOn: () => boolean;
  begin: () => void;
  /** Calls back when it begins or ends; returns how to stop. */
  onChange: (changed: () => void) => () => void;
};

/** Makes the state of rest; `isBack` asks the server for something small and never rejects. */
export function createMaintenanceMode(isBack: () => Promise<boolean>): MaintenanceMode {
  const listeners = new Set<() => void>();
  let on = false;
  const set = (next: boolean): void => {
    on = next;
    for (const listener of Array.from(listeners)) listener();
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
    onChange(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
