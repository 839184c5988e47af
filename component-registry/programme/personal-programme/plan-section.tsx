// A part of a programme under its heading: a day, what has no time yet, whom the reader follows.
import type { ReactNode } from 'react';
import { useDates, useDayPattern } from '#sdk';
import styles from './view.module.css';

/** `id` is that of the heading, once on a page. */
export function PlanSection({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={styles.day}>
      <h2 id={id} className={styles.dayName}>
        {heading}
      </h2>
      {children}
    </section>
  );
}

/** `day` is a date, `2027-05-03`. */
export function DaySection({ day, children }: { day: string; children: ReactNode }) {
  const dates = useDates('UTC');
  return (
    <PlanSection id={`day-${day}`} heading={dates.pattern(`${day}T12:00:00Z`, useDayPattern())}>
      {children}
    </PlanSection>
  );
}
