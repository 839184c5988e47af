// A part of the page of a session or person, below a heading of its own.
import { type ReactNode, useId } from 'react';
import styles from './detail.module.css';

/** `onPaper: false` leaves it out of print. */
export function DetailPart({ title, onPaper = true, children }: { title: string; onPaper?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part} data-print={onPaper ? undefined : 'none'}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
