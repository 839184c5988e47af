// What the grid measures time with: the hours at its side, by one clock or two, and the line of now.
import { useDates } from '#sdk';
import type { CSSProperties } from 'react';
import type { useOtherClock } from '../session/own-time.ts';
import type { RoomGrid } from '../session/room-grid.ts';
import { labelPlace } from './grid-scale.ts';
import type { ViewSize } from './views.ts';
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
      <div className={lines.now} style={minutes(at)} data-now />
      <div aria-hidden className={lines.nowRail}>
        <span className={lines.nowTime} style={minutes(at)}>
          {dates.time(now)}
        </span>
      </div>
    </>
  );
}

type GridHoursProps = Pick<RoomGrid, 'from' | 'to'> & {
  now: number;
  size: ViewSize;
  /** The reader's clock, or the event's, beside the one shown; undefined where they agree. */
  other: ReturnType<typeof useOtherClock>;
};

/** The hours at the side; every cell states its own times, so they are hidden from screen readers. */
export function GridHours({ from, to, now, size, other }: GridHoursProps) {
  const dates = useDates();
  const hours = Array.from({ length: (to - from) / HOUR }, (_, index) => from + index * HOUR);
  const isToday = from <= now && now < to;
  return (
    <div aria-hidden className={styles.times}>
      {hours.map((hour) => (
        <span key={hour} className={styles.hour} style={minutes(hour - from)}>
          <span data-place={isToday ? labelPlace(now - hour, size, hour === from) : undefined}>{dates.time(hour)}</span>
          {other && (
            <span className={styles.other}>
              {other.dates.time(hour)}
              {isOtherDay(hour, from, dates, other.dates) && <span className={styles.day}>{other.dates.pattern(hour, 'ddd')}</span>}
            </span>
          )}
        </span>
      ))}
    </div>
  );
}

/** Whether the other clock is on another day there, at the first hour and wherever that begins or ends. */
function isOtherDay(hour: number, from: number, shown: ReturnType<typeof useDates>, other: ReturnType<typeof useDates>): boolean {
  const differs = (time: number): boolean => shown.shortDate(time) !== other.shortDate(time);
  return hour === from ? differs(hour) : differs(hour) !== differs(hour - HOUR);
}
