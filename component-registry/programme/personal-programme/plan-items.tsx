// The entries and free slots of a day, in their order; those that overlap stand together.
import type { ReactElement, ReactNode } from 'react';
import { ClashBox } from './clash-box.tsx';
import { inClashGroups, isClashGroup } from './clash-groups.ts';
import { PlannedEntry } from './entry.tsx';
import { isEntry, type PlanDay } from './plan.ts';
import { Slot } from './slot.tsx';
import { useClashes } from './use-clashes.ts';
import styles from './view.module.css';

/** `nextKey` is the entry that is marked as the next one. */
export type PlanItemsProps = { items: PlanDay['items']; now: number; suggests: boolean; nextKey: string | undefined };

export function PlanItems({ items, now, suggests, nextKey }: PlanItemsProps): ReactElement {
  const clashes = useClashes();
  const draw = (item: PlanDay['items'][number], below?: ReactNode): ReactElement => (
    <li key={item.key} tabIndex={-1} data-entry={item.key}>
      {isEntry(item) ? (
        <PlannedEntry entry={item} now={now} isNext={item.key === nextKey}>
          {below}
        </PlannedEntry>
      ) : (
        <Slot slot={item} suggests={suggests} now={now} />
      )}
    </li>
  );
  return (
    <ol role="list" ref={clashes.list} className={styles.items}>
      {inClashGroups(items, { now, kept: clashes.kept }).map((item) =>
        isClashGroup(item) ? (
          <li key={item.key}>
            <ClashBox group={item} clashes={clashes} draw={draw} />
          </li>
        ) : (
          draw(item)
        ),
      )}
    </ol>
  );
}
