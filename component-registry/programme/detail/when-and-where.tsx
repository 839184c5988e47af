// Day, time and room of a thing on its page, and its time where the reader is.
import type { ReactNode } from 'react';
import { Time, useChosenPattern, useDates, useTexts } from '#sdk';
import type { SessionLine } from '#contract/programme';
import { useOwnTime } from '../session/own-time.ts';
import { timesOf } from '../session/session-times.ts';
import { sessionWords } from '../session/session-words.ts';
import styles from './detail-layout.module.css';

type Timed = Pick<SessionLine, 'StartDateTime' | 'EndDateTime'>;

type WhenAndWhereProps = {
  thing: Timed;
  session: SessionLine;
  /** The name of the room with more about it; missing where the name is all. */
  room?: ReactNode;
  /** A line below. */
  children?: ReactNode;
};

/** Its own time, or that of its session. The reader's time is known to the browser alone: it comes into the line of the room, so that nothing moves. */
export function WhenAndWhere({ thing, session, room, children }: WhenAndWhereProps) {
  const words = useTexts(sessionWords);
  const dates = useDates();
  const own = useOwnTime();
  // The long date of the language has the name of the day; an organiser's own format has what they want.
  const chosen = useChosenPattern();
  const timed = thing.StartDateTime === null ? session : thing;
  const start = timed.StartDateTime;
  const mine = start === null ? '' : own(start);
  return (
    <div className={styles.when}>
      <p className={styles.time}>
        {start === null ? (
          words('notScheduled')
        ) : (
          <Time dateTime={start}>
            {dates.withTime(chosen === undefined ? dates.longDate(start) : dates.pattern(start, chosen), timesOf(timed, dates))}
          </Time>
        )}
      </p>
      {(session.RoomName !== '' || mine !== '') && (
        <div className={styles.place}>
          {session.RoomName !== '' && <div className={styles.room}>{room ?? session.RoomName}</div>}
          {mine !== '' && <p className={styles.own}>{mine}</p>}
        </div>
      )}
      {children}
    </div>
  );
}
