// Facts of a session in one line, with dots between them: time, room, kind, track.
import type { ReactNode } from 'react';
import styles from './session-facts.module.css';

/** Each child is one fact. */
export const SessionFacts = ({ children }: { children: ReactNode }) => <p className={styles.facts}>{children}</p>;

/** The room stands out: visitors look for it. Its name alone determines its direction: the dot behind it goes with the page. */
export const RoomFact = ({ children }: { children: ReactNode }) => (
  <span className={styles.room}>
    <bdi>{children}</bdi>
  </span>
);

/** The visitor's own time, last of the facts: its place is there before it is known, and it is shown where it fits on the line. */
export const OwnTimeFact = ({ children }: { children: string }) => (
  <span className={styles.own}>
    <span>{children}</span>
  </span>
);
