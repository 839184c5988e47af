// Finds notifications as they open, on every server of a database: added by the command line, or their first instant has come.
import type { Clock } from '../clock.ts';
import type { Database } from '../store/store.ts';
import type { NotificationRow } from './stored-notifications.ts';

/** What it needs. `onChange` subscribes to writes of other processes; `failed` receives errors of reads, which the next look repeats. */
export type OpeningParts = Database & {
  clock: Clock;
  onChange: (changed: () => void) => () => void;
  failed: (error: unknown) => void;
};

/** Signal of the command line where a database has servers of its own; the text is the id. */
export const NOTIFICATION_ADDED = 'notification_added';
/** How far back a look reads, ms and ids: clocks of machines differ, ids are not always seen in their order, and what is seen is remembered. */
const BACK = 10 * 60_000;
const BACK_IDS = 100;
/** Longest sleep of the timer, ms. */
const LONGEST = 60 * 60_000;

/** Calls `opened` once for each notification that opens from now on; returns its end. */
export function watchOpening({ db, signals, clock, onChange, failed }: OpeningParts, opened: (row: NotificationRow) => void): () => void {
  let seen: Map<number, number> | undefined;
  let highest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let looking: Promise<void> = Promise.resolve();

  const look = async (): Promise<void> => {
    if (isOver) return;
    const now = clock.now();
    const rows = await db
      .selectFrom('notifications')
      .selectAll()
      .where('opens_at', '<=', now)
      .where((eb) => eb.or([eb('opens_at', '>', now - BACK), ...(seen ? [eb('id', '>', highest - BACK_IDS)] : [])]))
      .orderBy('id')
      .execute();
    // What was open before is read by whoever comes; only what opens from now on is announced.
    const isFirst = seen === undefined;
    const known = (seen ??= new Map());
    if (isFirst) {
      const before = await db
        .selectFrom('notifications')
        .select(['id', 'opens_at'])
        .where('opens_at', '<=', now)
        .orderBy('id', 'desc')
        .limit(BACK_IDS)
        .execute();
      for (const { id, opens_at } of [...before, ...rows]) known.set(id, opens_at);
    }
    highest = Math.max(highest, ...known.keys());
    for (const [id, opensAt] of known) if (opensAt <= now - BACK && id <= highest - BACK_IDS) known.delete(id);
    for (const row of rows) {
      if (known.has(row.id)) continue;
      known.set(row.id, row.opens_at);
      opened(row);
    }
    const next = await db
      .selectFrom('notifications')
      .select((eb) => eb.fn.min('opens_at').as('at'))
      .where('opens_at', '>', now)
      .executeTakeFirst();
    clearTimeout(timer);
    if (isOver || next?.at == null) return;
    timer = setTimeout(again, Math.min(Math.max(next.at - clock.now(), 0) + 1, LONGEST));
    timer.unref();
  };
  // One after the other: two looks at once would announce twice.
  const again = (): void => void (looking = looking.then(look).catch(failed));
  const stops = [onChange(again), signals.subscribe(NOTIFICATION_ADDED, again, again)];
  again();
  return () => {
    isOver = true;
    clearTimeout(timer);
    stops.forEach((stop) => stop());
  };
}
