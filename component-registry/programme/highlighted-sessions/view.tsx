// Cards of sessions that an organiser highlights.
import {
  buttonClass,
  EmptyState,
  ErrorState,
  Link,
  Picture,
  queryOfRequest,
  Skeleton,
  SkeletonArea,
  Time,
  useDataContext,
  useDates,
  useMedia,
  useQuery,
  useTexts,
  type ViewProps,
} from '#sdk';
import type { CSSProperties } from 'react';
import type { Session } from '#contract/programme';
import { datePattern } from '../session/date-pattern.ts';
import { TrackLabel } from '../session/track-label.tsx';
import { highlightsRequest } from './data.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

export default function HighlightedSessions({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const sessions = useQuery(queryOfRequest(highlightsRequest(props, useDataContext())));
  const shown = sessions.data?.slice(0, props.limit);
  const perLine = { '--per-line': Math.min(props.itemsPerLine, shown?.length || props.itemsPerLine) } as CSSProperties;
  return (
    <section {...frame} aria-label={t('label')}>
      {!shown && !sessions.isError && (
        <SkeletonArea label={t('loading')} className={styles.cards}>
          {Array.from({ length: Math.min(3, props.limit) }, (_, index) => (
            <div key={index} className={styles.card}>
              <Skeleton shape="picture" />
              <Skeleton width="50%" />
              <Skeleton shape="title" width="85%" />
            </div>
          ))}
        </SkeletonArea>
      )}
      {!shown && sessions.isError && (
        <ErrorState sentence={t('failed')} retryLabel={t('retry')} onRetry={() => void sessions.refetch()} retrying={sessions.isFetching} />
      )}
      {shown?.length === 0 && (
        <EmptyState
          sentence={t('empty')}
          action={
            <Link to="page:PagSearchPage" className={buttonClass()}>
              {t('programme')}
            </Link>
          }
        />
      )}
      {shown !== undefined && shown.length > 0 && (
        <ul role="list" className={styles.cards} style={perLine}>
          {shown.map((session) => (
            <li key={session.Id}>
              <Card session={session} props={props} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Card({ session, props }: { session: Session; props: Props }) {
  const media = useMedia();
  const Name = `h${props.level}` as const;
  return (
    <article className={styles.card}>
      <Name className={styles.name}>
        <Link to="page:PagSessionDetailPage" params={{ sessionId: session.Id }} className={styles.link}>
          {session.Name}
        </Link>
      </Name>
      {session.Subtitle !== '' && <p className={styles.subtitle}>{session.Subtitle}</p>}
      <p className={styles.facts}>
        <When session={session} format={datePattern(props.dateFormat)} />
        {session.RoomName !== '' && <span>{session.RoomName}</span>}
        <TrackLabel session={session} />
      </p>
      {/* After the text for screen readers, above it on screen. */}
      <Picture src={media(session.ImageThumbPath) ?? ''} alt="" name={session.Name} className={styles.picture} />
    </article>
  );
}

/** `03 May 2027, 08:30–10:00`; a session over several days names both. */
function When({ session: { StartDateTime, EndDateTime }, format }: { session: Session; format: string }) {
  const dates = useDates();
  if (StartDateTime === null) return null;
  const start = dates.pattern(StartDateTime, format);
  const end = EndDateTime === null ? undefined : dates.pattern(EndDateTime, format);
  const words =
    EndDateTime === null
      ? `${start}, ${dates.time(StartDateTime)}`
      : end === start
        ? `${start}, ${dates.timeRange(StartDateTime, EndDateTime)}`
        : `${start}, ${dates.time(StartDateTime)} – ${end}, ${dates.time(EndDateTime)}`;
  return <Time dateTime={StartDateTime}>{words}</Time>;
}
