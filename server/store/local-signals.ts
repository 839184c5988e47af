// Signals within one process: all a database in a folder needs, which one server has for itself.
import type { Signals } from './engine.ts';

/** Makes signals that stay in this process; received after the sender's work, as on another server. */
export function localSignals(): Signals {
  const ears = new Map<string, Set<(text: string) => void>>();
  return {
    async send(name, text) {
      setImmediate(() => {
        for (const heard of ears.get(name) ?? []) heard(text);
      });
    },
    subscribe(name, heard) {
      const own = ears.get(name) ?? new Set();
      ears.set(name, own.add(heard));
      return () => void own.delete(heard);
    },
  };
}
