// One current session: title, place, remaining or starting time, and a link to its stream.
import { Time, useDates, useTexts } from '#sdk';
import type { SessionLine } from '#contract/programme';
import { Star } from '../favourite/star.tsx';
import { useOwnTime } from '../session/own-time.ts';
import { endOf, minutesUntil, phaseOf, startOf } from '../session/session-times.ts';
import { TrackLabel } from '../session/track-label.tsx';
import { OwnTimeFact, RoomFact, SessionFacts } from '../session/session-facts.tsx';
import { SessionLink } from '../session/session-link.tsx';
import { trackStyle } from '../session/track-style.ts';
import { WatchLink } from '../session/watch-link.tsx';
import { texts } from './texts.ts';
import styles from './moment-item.module.css';

const MINUTE = 60_000;
/** Above this, the time of day is clearer than the minutes left. */
const LONGEST_MINUTES = 120;
/** From this on relative words would say an hour where it is nearly two: the time of day alone stands there. */
const HOUR_MINUTES = 60;

type MomentItemProps = {
  session: SessionLine;
  now: number;
  /** Shows the room; omitted below a heading that names it. */
  room?: boolean;
  /** `Now` or `Next`, if no heading states it. */
  label?: string;
  /** The one session of the list whose stream is most prominent. */
  first?: boolean;
};

export function MomentItem({ session, now, room = false, label, first = false }: MomentItemProps) {
  const on = phaseOf(session, now) === 'ongoing';
  return (
    <article className={styles.item} style={trackStyle(session)} data-on={on || undefined}>
      {label && <p className={styles.label}>{label}</p>}
      <p className={styles.title}>
        <SessionLink session={session} />
      </p>
      <SessionFacts>
        {on ? <Left session={session} now={now} /> : <Starts session={session} now={now} />}
        {room && session.RoomName !== '' && <RoomFact>{session.RoomName}</RoomFact>}
        <TrackLabel session={session} />
        {!on && <OwnStart session={session} />}
      </SessionFacts>
      <Star kind="session" id={session.Id} title={session.Name} className={styles.star} />
      {on && session.HasStream && <Join session={session} first={first} />}
    </article>
  );
}

/** `25 minutes left`, or the end time. */
function Left({ session, now }: Pick<MomentItemProps, 'session' | 'now'>) {
  const t = useTexts(texts);
  const dates = useDates();
  const end = endOf(session)!;
  const left = minutesUntil(end, now);
  return (
    <Time dateTime={new Date(end).toISOString()}>
      {left > LONGEST_MINUTES || left === 0 ? dates.timeRange(startOf(session)!, end) : t('left', { count: left })}
    </Time>
  );
}

/** `14:45`, with the minutes until then if it is soon. */
function Starts({ session, now }: Pick<MomentItemProps, 'session' | 'now'>) {
  const t = useTexts(texts);
  const dates = useDates();
  const start = startOf(session)!;
  const soon = minutesUntil(start, now);
  return (
    <>
      <Time dateTime={new Date(start).toISOString()} className={styles.start}>
        {dates.time(start)}
      </Time>
      {soon < HOUR_MINUTES && <span>{t('starts', { relative: dates.relative(soon * MINUTE) })}</span>}
    </>
  );
}

/** When it starts for a visitor in another zone. */
const OwnStart = ({ session }: Pick<MomentItemProps, 'session'>) => <OwnTimeFact>{useOwnTime()(startOf(session)!)}</OwnTimeFact>;

function Join({ session, first }: { session: SessionLine; first: boolean }) {
  const t = useTexts(texts);
  const join = session.RoomName === '' ? t('joinAnywhere') : t('join', { room: session.RoomName });
  return (
    <p className={styles.join}>
      <WatchLink
        session={session}
        kind="live"
        variant={first ? 'primary' : 'secondary'}
        size="small"
        label={t('joinLabel', { join, session: session.Name })}
      >
        {join}
      </WatchLink>
    </p>
  );
}
