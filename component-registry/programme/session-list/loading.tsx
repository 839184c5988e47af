// Skeletons of the programme: search and filters, days, rows, or the grid at its height.
import { Skeleton, SkeletonArea, useTexts } from '#sdk';
import { daySpan } from '../session/day-span.ts';
import type { Timed } from '../session/session-times.ts';
import { texts } from './texts.ts';
import { useProgrammeAddress } from './use-programme-address.ts';
import { minuteHeights, type ViewSize } from './views.ts';
import styles from './loading.module.css';

/** The whole list. */
export function Loading() {
  const t = useTexts(texts);
  const { view, size } = useProgrammeAddress();
  const isGrid = view === 'grid';
  return (
    <SkeletonArea label={t('loading')} className={styles.loading}>
      <div className={styles.bar}>
        <Skeleton shape="button" width="100%" />
        <Skeleton shape="button" width="100%" />
      </div>
      <div className={styles.days}>
        {Array.from({ length: 4 }, (_, day) => (
          <div key={day}>
            <Skeleton width="9rem" />
            <Skeleton width="5rem" />
          </div>
        ))}
      </div>
      <div className={styles.note}>
        <Skeleton width="min(100%, 34rem)" />
      </div>
      {/* Where there is no room for rooms side by side, lanes stand in their place. */}
      {isGrid ? <GridShape hours={USUAL_HOURS} size={size} /> : <Rows />}
    </SkeletonArea>
  );
}

/** The grid alone, as high as it will be, while its code comes. `zone`: IANA name of the clock shown. */
export function LoadingGrid({ sessions, zone, size }: { sessions: readonly Timed[]; zone: string; size: ViewSize }) {
  const t = useTexts(texts);
  const { from, to } = daySpan(sessions, zone);
  return (
    <SkeletonArea label={t('loading')}>
      <GridShape hours={(to - from) / HOUR} size={size} />
    </SkeletonArea>
  );
}

const HOUR = 3_600_000;

/** Hours of a day whose sessions are not known yet. */
const USUAL_HOURS = 10;

/** Sessions, minutes of their day, in rooms side by side. */
const shapes = [
  [0, 75],
  [105, 60],
  [180, 90],
] as const;

function GridShape({ hours, size }: { hours: number; size: ViewSize }) {
  const minute = minuteHeights[size];
  return (
    <div className={styles.grid} style={{ blockSize: `calc(${HEADS}rem + ${hours * 60 * minute}rem)` }}>
      {Array.from({ length: 6 }, (_, room) => (
        <div key={room} className={styles.room}>
          <Skeleton width="60%" />
          {shapes.map(([start, length]) => (
            <span
              key={start}
              className={styles.session}
              style={{ insetBlockStart: `${HEADS + (start + (room % 3) * 15) * minute}rem`, blockSize: `${length * minute - 0.2}rem` }}
            >
              <Skeleton width="80%" />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Height of the names of the rooms, rem, with the space above them. */
const HEADS = 4;

/** The rows alone, while a search from the address is answered. */
export function LoadingRows() {
  const t = useTexts(texts);
  return (
    <SkeletonArea label={t('searching')} className={styles.loading}>
      <Rows />
    </SkeletonArea>
  );
}

const Rows = () =>
  Array.from({ length: 6 }, (_, row) => (
    <div key={row} className={styles.loadingRow}>
      <Skeleton width="3.5rem" />
      <div>
        <Skeleton width={`${70 - (row % 3) * 14}%`} />
        <Skeleton width="46%" />
        <Skeleton width="58%" />
      </div>
    </div>
  ));
