// What the grid measures time with: the hours at its side, and the line of now.
import { useDates } from '#sdk';
import type { CSSProperties } from 'react';
import type { RoomGrid } from '../session/room-grid.ts';
import lines from './grid-cell.module.css';
import styles from './grid-rail.module.css';

const HOUR = 3_600_000;
const MINUTE = 60_000;

const minutes = (time: number): CSSProperties => ({ '--start': time / MINUTE }) as CSSProperties;

/** The line of now behind the sessions, with its time on the rail. `at`: ms since the grid begins. */
export function GridNow({ at, now }: { at: number; now: number }) {
  const dates = useDates();
  return (
    <>
      <div className={lines.now} style={minutes(at)} />
      <div aria-hidden className={lines.nowRail}>
        <span className={lines.nowTime} style={minutes(at)}>
          {dates.time(now)}
        </span>
      </div>
    </>
  );
}

/** The hours at the side; every cell states its own times, so they are hidden from screen readers. */
export function GridHours({ from, to }: Pick<RoomGrid, 'from' | 'to'>) {
  const dates = useDates();
  const hours = Array.from({ length: (to - from) / HOUR }, (_, index) => from + index * HOUR);
  return (
    <div aria-hidden className={styles.times}>
      {hours.map((hour) => (
        <span key={hour} className={styles.hour} style={minutes(hour - from)}>
          {dates.time(hour)}
        </span>
      ))}
    </div>
  );
}
