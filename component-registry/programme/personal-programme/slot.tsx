// A free slot of the plan, with sessions that fit into it.
import { useDates, useTexts } from '#sdk';
import { SessionRows } from '../session/session-rows.tsx';
import type { FreeSlot } from './plan.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

export function Slot({ slot, suggests, now }: { slot: FreeSlot; suggests: boolean; now: number }) {
  const t = useTexts(texts);
  const dates = useDates();
  const time = dates.timeRange(slot.start, slot.end);
  return (
    <div className={styles.slot} data-print="none">
      <p>{t('free', { time })}</p>
      {suggests && slot.suggestions.length > 0 && (
        <section aria-label={t('suggestionsFor', { time })}>
          <p className={styles.suggested}>{t('suggestions')}</p>
          <SessionRows sessions={slot.suggestions} now={now} when="times" />
        </section>
      )}
    </div>
  );
}
