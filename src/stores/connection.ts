// Whether this device is online, as the browser says (A §4 Container modes).
import { createStore } from 'zustand/vanilla';

/** `changes` counts them; 0 until the first one, so that nobody is told what was so from the start. */
export const connection = createStore<{ isOnline: boolean; changes: number }>(() => ({ isOnline: true, changes: 0 }));

/** Follows the browser; returns its end. A device that is offline at the start counts as a change. */
export function watchConnection(): () => void {
  const read = (): void => {
    const isOnline = navigator.onLine;
    connection.setState((before) => (before.isOnline === isOnline ? before : { isOnline, changes: before.changes + 1 }));
  };
  read();
  window.addEventListener('online', read);
  window.addEventListener('offline', read);
  return () => {
    window.removeEventListener('online', read);
    window.removeEventListener('offline', read);
  };
}
