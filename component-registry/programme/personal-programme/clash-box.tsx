// Entries that overlap, together: how many they are, below each what keeps it alone, and what lets all of them be.
import { type ReactElement, type ReactNode, useId } from 'react';
import { Button, useTexts } from '#sdk';
import type { ClashGroup } from './clash-groups.ts';
import { isEntry, type PlanEntry } from './plan.ts';
import { texts } from './texts.ts';
import type { PlanClashes } from './use-clashes.ts';
import styles from './view.module.css';

type ClashBoxProps = {
  group: ClashGroup;
  clashes: PlanClashes;
  draw: (item: ClashGroup['items'][number], below: ReactNode) => ReactElement;
};

/** `draw` draws an item with what stands below it. */
export function ClashBox({ group, clashes, draw }: ClashBoxProps): ReactElement {
  const t = useTexts(texts);
  const name = useId();
  const { items, open } = group;
  const own = new Set(items.map(({ key }) => key));
  const all = new Set([...open].flatMap(([key, others]) => [key, ...others.map((other) => other.key)]));
  return (
    <div role="group" aria-labelledby={name} className={styles.clash}>
      <div className={styles.clashHead}>
        <p id={name}>{t('overlap', { count: all.size })}</p>
        <p data-print="none">
          <Button size="small" onClick={() => clashes.keepAll(group)}>
            {t(all.size > 2 ? 'keepAll' : 'keepBoth')}
          </Button>
        </p>
      </div>
      <ol role="list" className={styles.items}>
        {items.map((item) => {
          const others = open.get(item.key);
          return draw(item, isEntry(item) && others && <Choice entry={item} others={others} here={own} clashes={clashes} />);
        })}
      </ol>
    </div>
  );
}

type ChoiceProps = { entry: PlanEntry; others: readonly PlanEntry[]; here: ReadonlySet<string>; clashes: PlanClashes };

/** What keeps an entry alone; what of another day overlaps with it is named. */
function Choice({ entry, others, here, clashes }: ChoiceProps): ReactElement | null {
  const t = useTexts(texts);
  const elsewhere = others.filter(({ key }) => !here.has(key));
  // A meeting is cancelled at the meeting hub, after a question.
  const mayKeep = others.every(({ meeting }) => !meeting);
  return (
    <>
      {elsewhere.length > 0 && <p className={styles.way}>{t('clash', { others: clashes.named(elsewhere) })}</p>}
      {mayKeep && (
        <p className={styles.buttons} data-print="none">
          <Button
            size="small"
            data-keep=""
            onClick={() => clashes.keepThis(entry, others)}
            aria-label={t('keepThisOne', { title: entry.title })}
          >
            {t('keepThis')}
          </Button>
        </p>
      )}
    </>
  );
}
