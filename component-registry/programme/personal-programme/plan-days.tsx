// The days of the plan: what is over is folded behind a button, so that what comes next stands on top; on paper all of it is there.
import { type ReactElement, useState } from 'react';
import { Button, useTexts } from '#sdk';
import { usePrinting } from '../session/use-printing.ts';
import { type PlanDay, withoutPast } from './plan.ts';
import { PlanItems, type PlanItemsProps } from './plan-items.tsx';
import { DaySection } from './plan-section.tsx';
import { texts } from './texts.ts';
import styles from './view.module.css';

/** Whether somebody has opened what is over; kept for going back from a session. */
let wasOpen = false;

/** `days` in their order, with what is over. */
export function PlanDays({ days, now, ...around }: Omit<PlanItemsProps, 'items'> & { days: readonly PlanDay[] }): ReactElement {
  const t = useTexts(texts);
  const printing = usePrinting();
  const [isOpen, setOpen] = useState(wasOpen);
  const { left, over } = withoutPast(days, now);
  return (
    <>
      {over > 0 && (
        <p className={styles.earlier} data-print="none">
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isOpen}
            onClick={() => {
              wasOpen = !isOpen;
              setOpen(wasOpen);
            }}
          >
            {t('earlier', { number: over })}
          </Button>
        </p>
      )}
      {(isOpen || printing ? days : left).map(({ day, items }) => (
        <DaySection key={day} day={day}>
          <PlanItems items={items} now={now} {...around} />
        </DaySection>
      ))}
    </>
  );
}
