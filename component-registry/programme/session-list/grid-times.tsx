// The hours at the side of a grid.
import { useDates } from '#sdk';
import type { CSSProperties } from 'react';
import type { RoomGrid } from '../session/room-grid.ts';
import styles from './room-grid-view.module.css';

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** A time in ms from the begin of the grid, as the styles place it. */
export const minutesFrom = (time: number): CSSProperties => ({ '--start': time / MINUTE }) as CSSProperties;

/** How many hours and rooms a grid has, for the styles. */
export const gridSize = ({ from, to, rooms }: Pick<RoomGrid, 'from' | 'to' | 'rooms'>): CSSProperties =>
  ({ '--hours': (to - from) / HOUR, '--rooms': rooms.length }) as CSSProperties;

/** Every cell states its own times, so they are hidden from screen readers. */
export function GridTimes({ from, to }: Pick<RoomGrid, 'from' | 'to'>) {
  const dates = useDates();
  const hours = Array.from({ length: (to - from) / HOUR }, (_, index) => from + index * HOUR);
  return (
    <div aria-hidden className={styles.times}>
      <div className={styles.corner} />
      {hours.map((hour) => (
        <span key={hour} className={styles.hour} style={minutesFrom(hour - from)}>
          {dates.time(hour)}
        </span>
      ))}
    </div>
  );
}
