// Cards of sessions that an organiser highlights.
import {
  classNames,
  Picture,
  queryOfRequest,
  RequestState,
  Skeleton,
  SkeletonArea,
  Time,
  useDataContext,
  useDates,
  useMedia,
  useQuery,
  useTexts,
  type ViewProps,
  datePattern,
  localPattern,
  useEvent,
} from '#sdk';
import type { CSSProperties } from 'react';
import type { MomentLine, Session } from '#contract/programme';
import { Star } from '../favourite/star.tsx';
import { NoSessions } from '../session/no-sessions.tsx';
import { OffBadge } from '../session/off-title.tsx';
import { SessionCover } from '../session/session-cover.tsx';
import { SessionFacts } from '../session/session-facts.tsx';
import { SessionLink } from '../session/session-link.tsx';
import { TrackLabel } from '../session/track-label.tsx';
import { highlightsRequest } from './data.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import grid from '../session/card-grid.module.css';
import styles from './view.module.css';

type HighlightedSession = Session & Pick<MomentLine, 'People'>;

export default function HighlightedSessions({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const sessions = useQuery(queryOfRequest(highlightsRequest(props, useDataContext())));
  const loading = (
    <SkeletonArea label={t('loading')} className={grid.cards}>
      {Array.from({ length: Math.min(3, props.limit) }, (_, index) => (
        <div key={index} className={grid.card}>
          <Skeleton shape="picture" />
          <Skeleton width="50%" />
          <Skeleton shape="title" width="85%" />
        </div>
      ))}
    </SkeletonArea>
  );
  return (
    <section {...frame} aria-label={t('label')}>
      <RequestState request={sessions} failed={t('failed')} retry={t('retry')} loading={loading}>
        {(all) => <Cards sessions={all.slice(0, props.limit)} props={props} />}
      </RequestState>
    </section>
  );
}

function Cards({ sessions, props }: { sessions: readonly HighlightedSession[]; props: Props }) {
  const t = useTexts(texts);
  if (sessions.length === 0) return <NoSessions sentence={t('empty')} toProgramme={t('programme')} />;
  const perLine = { '--per-line': Math.min(props.itemsPerLine, sessions.length) } as CSSProperties;
  return (
    <ul role="list" className={grid.cards} style={perLine}>
      {sessions.map((session) => (
        <li key={session.Id}>
          <Card session={session} props={props} />
        </li>
      ))}
    </ul>
  );
}

function Card({ session, props }: { session: HighlightedSession; props: Props }) {
  const picture = useMedia()(session.ImageThumbPath) ?? '';
  const { language } = useEvent();
  const Name = `h${props.level}` as const;
  return (
    <article className={classNames(grid.card, styles.session)}>
      <Name className={grid.name}>
        <SessionLink session={session} />
      </Name>
      {session.Subtitle !== '' && (
        <p className={styles.subtitle} dir="auto" lang={session.TextLanguage}>
          {session.Subtitle}
        </p>
      )}
      <SessionFacts>
        <When session={session} format={localPattern(datePattern(props.dateFormat), language)} />
        {session.RoomName !== '' && <span>{session.RoomName}</span>}
        <TrackLabel session={session} />
        <OffBadge session={session} />
      </SessionFacts>
      <Star kind="session" id={session.Id} title={session.Name} className={styles.star} />
      {/* After the text for screen readers, above it on screen. */}
      {picture === '' ? (
        <SessionCover session={session} faces={session.People} className={styles.picture} />
      ) : (
        <Picture src={picture} alt="" name={session.Name} className={styles.picture} />
      )}
    </article>
  );
}

/** `03 May 2027, 08:30–10:00`; a session over several days names both. */
function When({ session: { StartDateTime, EndDateTime }, format }: { session: HighlightedSession; format: string }) {
  const dates = useDates();
  if (StartDateTime === null) return null;
  const start = dates.pattern(StartDateTime, format);
  const end = EndDateTime === null ? undefined : dates.pattern(EndDateTime, format);
  const words =
    EndDateTime === null
      ? dates.withTime(start, dates.time(StartDateTime))
      : end === start
        ? dates.withTime(start, dates.timeRange(StartDateTime, EndDateTime))
        : `${dates.withTime(start, dates.time(StartDateTime))} – ${dates.withTime(end!, dates.time(EndDateTime))}`;
  return <Time dateTime={StartDateTime}>{words}</Time>;
}
