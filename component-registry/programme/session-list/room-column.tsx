// One column of the grid: the name of the room, and its sessions at their times; or a lane of the timeline.
import { Link, Time, useDates, useEvent, useTexts } from '#sdk';
import { type CSSProperties, type KeyboardEvent, memo, useId } from 'react';
import { Star } from '../favourite/star.tsx';
import type { GridCell, GridRoom } from '../session/room-grid.ts';
import { personName, speakersOfSession } from '../person/people.ts';
import { SessionBadges } from '../session/session-badges.tsx';
import { phaseOf } from '../session/session-times.ts';
import { TrackLabel } from '../session/track-label.tsx';
import { trackStyle } from '../session/track-style.ts';
import { texts } from './texts.ts';
import styles from './room-grid-view.module.css';

const MINUTE = 60_000;

type RoomColumnProps = {
  room: GridRoom;
  /** Instant at which the grid begins. */
  from: number;
  now: number;
  /** Id of the session in the Tab order. */
  stop: string;
  /** Handler of the sessions' arrow keys. */
  onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>) => void;
  showLanguages: boolean;
};

export const RoomColumn = memo(function RoomColumn({ room, from, now, stop, onKeyDown, showLanguages }: RoomColumnProps) {
  const t = useTexts(texts);
  const id = useId();
  return (
    <section className={styles.room} aria-labelledby={room.name === undefined ? undefined : id}>
      {room.name !== undefined && (
        <h3 id={id} className={styles.head}>
          <span>{room.name || t('noRoom')}</span>
        </h3>
      )}
      <ul role="list" className={styles.cells}>
        {room.cells.map((cell) => (
          <Cell
            key={cell.session.Id}
            cell={cell}
            from={from}
            now={now}
            stop={cell.session.Id === stop}
            onKeyDown={onKeyDown}
            showLanguages={showLanguages}
            showRoom={room.name === undefined}
          />
        ))}
      </ul>
    </section>
  );
});

type CellProps = { cell: GridCell } & Pick<RoomColumnProps, 'from' | 'now' | 'onKeyDown' | 'showLanguages'> & {
    stop: boolean;
    showRoom: boolean;
  };

function Cell({ cell: { session, start, end, lane, lanes }, from, now, stop, onKeyDown, showLanguages, showRoom }: CellProps) {
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
    <li className={styles.cell} style={{ ...place, ...trackStyle(session) }} data-phase={phase}>
      <Link
        to="page:PagSessionDetailPage"
        params={{ sessionId: session.Id }}
        className={styles.link}
        data-session={session.Id}
        tabIndex={stop ? 0 : -1}
        onKeyDown={onKeyDown}
      >
        <span className={styles.title}>{session.Name}</span>{' '}
        <Time dateTime={session.StartDateTime ?? ''} className={styles.time}>
          {dates.timeRange(start, session.EndDateTime ?? start)}
        </Time>{' '}
        {showRoom && session.RoomName !== '' && <span className={styles.place}>{session.RoomName} </span>}
        <span className={styles.detail}>
          <TrackLabel session={session} />
        </span>{' '}
        {speakers.length > 0 && (
          <span className={styles.detail}>{new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(speakers)}</span>
        )}
        <SessionBadges session={session} phase={phase} showLanguages={showLanguages} />
      </Link>
      <Star kind="session" id={session.Id} title={session.Name} className={styles.star} />
    </li>
  );
}
