// A span of time in large figures, each with its unit below.
import type { ReactNode } from 'react';
import styles from './time-left.module.css';

/** One figure: the number of a unit, and the unit's name for that number. */
export type TimePart = { unit: string; count: ReactNode; name: string };

/** Days, hours, minutes as far as they are given; put it into an element with the role `timer` and a name. */
export function TimeLeft({ parts }: { parts: readonly TimePart[] }) {
  return (
    <p className={styles.units}>
      {parts.map(({ unit, count, name }) => (
        <span key={unit} className={styles.unit}>
          <span className={styles.count}>{count}</span> <span className={styles.name}>{name}</span>{' '}
        </span>
      ))}
    </p>
  );
}
