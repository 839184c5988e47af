// Removes what the service worker has kept of a person when they sign out or another one signs in.
import { PERSONAL } from '../service-worker/cache-names.ts';
import type { WorkerMessage } from '../service-worker/messages.ts';

/** Removes it at once, also where no worker runs; the worker stores nothing of theirs that is still on its way. Never rejects. */
export async function forgetCopies(): Promise<void> {
  try {
    navigator.serviceWorker?.controller?.postMessage({ type: 'forget' } satisfies WorkerMessage);
    for (const name of await caches.keys()) if (name.startsWith(PERSONAL)) await caches.delete(name);
  } catch {
    // No worker, no storage: there are no copies.
  }
}
