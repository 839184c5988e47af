// Which new notifications this page announces: each is announced once in a browser, by a page that is seen, whatever tabs and reconnections there are.
import type { NotificationItem } from '../../stores/notifications.ts';
import { parseJson } from '../../base/parse-json.ts';
import { addShown, alone, readShown } from '../../service-worker/push-records.ts';
import { SITE } from '../site-path.ts';
import { recall, remember } from '../use-remembered.ts';

/** Ids remembered; an older notification is not new any more. */
const MOST = 500;

const keyOf = (event: string): string => `notifications.announced.${event}`;

function remembered(event: string): Set<string> | undefined {
  const ids = parseJson(recall(keyOf(event), 'local'));
  return Array.isArray(ids) ? new Set(ids.map(String)) : undefined;
}

/** The site, as the worker names it. */
const scope = (): string => new URL(SITE, location.href).href;

/**
 * Claims those of a list that no page of this browser, nor its worker (Web Push), has announced, and marks them as announced. A browser
 * that has never asked takes all it finds as known: who comes for the first time is told of nothing old.
 */
export const claimNew = (event: string, found: readonly NotificationItem[]): Promise<readonly NotificationItem[]> =>
  alone(event, async () => {
    const byWorker = new Set(await readShown(scope(), event));
    // From here to what is remembered nothing is awaited: that holds without locks, too.
    const known = remembered(event);
    const unknown = found.filter(({ id }) => !known?.has(id));
    if (!known || unknown.length > 0) {
      remember(keyOf(event), JSON.stringify([...(known ?? []), ...unknown.map(({ id }) => id)].slice(-MOST)), 'local');
      await addShown(
        scope(),
        event,
        unknown.map(({ id }) => id),
      );
    }
    return known ? unknown.filter(({ id, isRead }) => !isRead && !byWorker.has(id)) : [];
  });

/** Calls once the page is seen; returns what gives up. */
export function whenSeen(work: () => void): () => void {
  if (document.visibilityState === 'visible') {
    work();
    return () => {};
  }
  const closing = new AbortController();
  const look = (): void => {
    if (document.visibilityState !== 'visible') return;
    closing.abort();
    work();
  };
  document.addEventListener('visibilitychange', look, closing);
  return () => closing.abort();
}
