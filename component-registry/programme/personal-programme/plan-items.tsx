// The entries and free slots of a day, in their order.
import type { ReactElement } from 'react';
import { PlannedEntry } from './entry.tsx';
import { isEntry, type PlanDay } from './plan.ts';
import { Slot } from './slot.tsx';
import styles from './view.module.css';

/** `nextKey` is the entry that is marked as the next one. */
export type PlanItemsProps = { items: PlanDay['items']; now: number; suggests: boolean; nextKey: string | undefined };

export function PlanItems({ items, now, suggests, nextKey }: PlanItemsProps): ReactElement {
  return (
    <ol role="list" className={styles.items}>
      {items.map((item) => (
        <li key={item.key} tabIndex={-1}>
          {isEntry(item) ? (
            <PlannedEntry entry={item} now={now} isNext={item.key === nextKey} />
          ) : (
            <Slot slot={item} suggests={suggests} now={now} />
          )}
        </li>
      ))}
    </ol>
  );
}
