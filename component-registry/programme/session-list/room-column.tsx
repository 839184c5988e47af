// One column of the grid: the sessions of a room at their times; or a lane of the timeline; and what stands across all.
import { classNames, Link, Time, useDates, useEvent, useTexts } from '#sdk';
import { type CSSProperties, memo, useId } from 'react';
import { Star } from '../favourite/star.tsx';
import type { GridCell, GridRoom } from '../session/room-grid.ts';
import { personName, speakersOfSession } from '../person/people.ts';
import { OffTitle } from '../session/off-title.tsx';
import { starredOf } from '../session/listed-session.ts';
import { SessionIcons } from '../session/session-icons.tsx';
import { pageOfListed } from '../session/session-link.tsx';
import { phaseOf } from '../session/session-times.ts';
import { TrackLabel } from '../session/track-label.tsx';
import { trackStyle } from '../session/track-style.ts';
import { laterTexts } from './later/texts.ts';
import { texts } from './texts.ts';
import { linesOfCell, linesOnPaper } from './grid-scale.ts';
import type { GridKeys } from './use-grid-keys.ts';
import type { ViewSize } from './views.ts';
import across from './across-rooms.module.css';
import lines from './grid-cell.module.css';
import styles from './room-grid-view.module.css';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type SharedProps = Pick<GridKeys, 'stop' | 'onKeyDown' | 'onPress'> & {
  /** Instant at which the grid begins. */
  from: number;
  now: number;
  size: ViewSize;
  showLanguages: boolean;
  /** Hours of the sheet of paper it stands on; missing on screen. */
  paperHours?: number;
};

export const RoomColumn = memo(function RoomColumn({ room, stop, ...shared }: SharedProps & { room: GridRoom }) {
  const t = useTexts(texts);
  const id = useId();
  return (
    <section className={classNames(styles.room, lines.room)} aria-labelledby={room.name === undefined ? undefined : id}>
      {room.name !== undefined && (
        <h3 id={id} className="visually-hidden">
          {room.name || t('noRoom')}
        </h3>
      )}
      <ul role="list" className={classNames(styles.cells, lines.cells)}>
        {room.cells.map((cell) => (
          <Cell key={cell.session.Id} cell={cell} stop={cell.session.Id === stop} showRoom={room.name === undefined} {...shared} />
        ))}
      </ul>
    </section>
  );
});

/** Breaks, and whatever else is for everybody: across all rooms. */
export const AcrossRooms = memo(function AcrossRooms({ cells, stop, ...shared }: SharedProps & { cells: readonly GridCell[] }) {
  const t = useTexts(laterTexts);
  const id = useId();
  return (
    <section className={across.across} aria-labelledby={id}>
      <h3 id={id} className="visually-hidden">
        {t('acrossRooms')}
      </h3>
      <ul role="list">
        {cells.map((cell) => (
          <Cell key={cell.session.Id} cell={cell} stop={cell.session.Id === stop} showRoom={false} {...shared} />
        ))}
      </ul>
    </section>
  );
});

type CellProps = Omit<SharedProps, 'stop'> & { cell: GridCell; stop: boolean; showRoom: boolean };

function Cell({
  cell: { session, start, end, lane, lanes },
  from,
  now,
  stop,
  onKeyDown,
  onPress,
  size,
  showLanguages,
  paperHours,
  showRoom,
}: CellProps) {
  const dates = useDates();
  const { language } = useEvent();
  const place = {
    '--start': (start - from) / MINUTE,
    '--length': (end - start) / MINUTE,
    '--lane': lane,
    '--lanes': lanes,
  } as CSSProperties;
  const speakers = speakersOfSession(session).map(personName);
  const phase = phaseOf(session, now);
  return (
    <li
      className={classNames(styles.cell, lines.cell)}
      style={{ ...place, ...trackStyle(session) }}
      data-phase={phase}
      data-lines={paperHours === undefined ? linesOfCell(end - start, size, showRoom ? 1 : 0) : linesOnPaper(end - start, paperHours)}
    >
      <Link
        {...pageOfListed(session)}
        className={classNames(styles.link, lines.link)}
        data-session={session.Id}
        tabIndex={stop ? 0 : -1}
        onKeyDown={onKeyDown}
        onClick={onPress}
      >
        <span className={classNames(styles.title, lines.title)}>
          {/* The line of an hour says when the others begin. */}
          {(start - from) % HOUR !== 0 && (
            <span aria-hidden className={lines.start}>
              {dates.time(start)}{' '}
            </span>
          )}
          <OffTitle session={session}>
            <bdi lang={session.TextLanguage}>{session.Name}</bdi>
          </OffTitle>
        </span>{' '}
        <Time dateTime={session.StartDateTime ?? ''} className={lines.when}>
          {dates.timeRange(start, session.EndDateTime ?? start)}
        </Time>{' '}
        {showRoom && session.RoomName !== '' && <span className={styles.place}>{session.RoomName} </span>}
        <span className={lines.more}>
          <TrackLabel session={session} />
        </span>{' '}
        {speakers.length > 0 && (
          <span className={lines.more}>{new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(speakers)}</span>
        )}
        <span className={lines.badges}>
          <SessionIcons session={session} phase={phase} showLanguages={showLanguages} />
        </span>
      </Link>
      <Star {...starredOf(session)} title={session.Name} className={styles.star} tabIndex={stop ? 0 : -1} />
    </li>
  );
}
