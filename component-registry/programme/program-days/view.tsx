// One tile for each day of the programme, in the time zone of the visitor.
import {
  Badge,
  dayInZone,
  Link,
  queryOfRequest,
  RequestState,
  Skeleton,
  SkeletonArea,
  useCalendarLinks,
  useDataContext,
  useDates,
  useDevice,
  useEvent,
  useHref,
  useNow,
  useQuery,
  useTexts,
  useZone,
  type ViewProps,
  VisuallyHidden,
  datePattern,
  localPattern,
} from '#sdk';
import { type CSSProperties, useMemo } from 'react';
import type { ProgramDay } from '#contract/core';
import { NoSessions } from '../session/no-sessions.tsx';
import { inZone } from '../session/in-zone.ts';
import { type ProgrammeDay, programmeDays } from '../session/programme-days.ts';
import { dashboardRequest, sessionsRequest } from './data.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

export default function ProgramDays({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const context = useDataContext();
  const answer = useQuery(queryOfRequest(dashboardRequest(context)));
  const ofZone = useDaysOfZone(props);
  const perLine = (days: number) => ({ '--per-line': Math.max(1, Math.min(props.itemsPerLine, days)) }) as CSSProperties;
  const loading = (
    <SkeletonArea label={t('loading')} className={styles.tiles}>
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index} className={styles.tile} style={perLine(Infinity)}>
          <Skeleton width="40%" />
          <Skeleton shape="title" width="80%" />
          <Skeleton width="50%" />
        </div>
      ))}
    </SkeletonArea>
  );
  return (
    <nav {...frame} aria-label={t('label')}>
      <RequestState request={answer} failed={t('failed')} retry={t('retry')} loading={loading}>
        {({ ProgramDays: all }) => {
          const days = ofZone ?? all.map((day) => ({ day: day.date, count: countOf(day, props.show) })).filter(({ count }) => count > 0);
          if (days.length === 0) return <NoSessions sentence={t('empty')} toProgramme={t('search')} />;
          return (
            <>
              <ol role="list" className={styles.tiles} style={perLine(days.length)}>
                {days.map(({ day, count }) => (
                  <li key={day}>
                    <Tile day={day} description={t(props.show, { count })} props={props} />
                  </li>
                ))}
              </ol>
              {props.calendar && props.show === 'sessions' && <CalendarLine />}
            </>
          );
        }}
      </RequestState>
    </nav>
  );
}

/** The days of another zone that the visitor has chosen, counted from all sessions; undefined in the event's own, and until they are there. */
function useDaysOfZone({ show }: Props): readonly ProgrammeDay[] | undefined {
  // They need all sessions: too much for the page itself.
  const isOnDevice = useDevice(() => true, false);
  const { timeZone } = useEvent();
  const zone = useZone();
  const sessions = useQuery({ ...queryOfRequest(sessionsRequest(useDataContext())), enabled: isOnDevice && zone !== timeZone }).data;
  return useMemo(() => {
    if (zone === timeZone || !sessions) return undefined;
    const counted = sessions.filter(({ IsPoster, HideOnScheduler }) => (show === 'sessions' ? !IsPoster : IsPoster && !HideOnScheduler));
    return programmeDays(inZone(counted, zone, timeZone));
  }, [sessions, zone, timeZone, show]);
}

/** Posters hidden on the scheduler are not counted (B §2). */
const countOf = (day: ProgramDay, show: Props['show']): number =>
  show === 'sessions' ? day.sessionsCount : day.PosterSessionsCount - day.PosterSessionsHiddenOnSchedulerCount;

/** The programme for a visitor's calendar: as a subscription, or once as a file. */
function CalendarLine() {
  const t = useTexts(texts);
  const { file, subscribe } = useCalendarLinks();
  return (
    <p className={styles.calendar}>
      <a href={subscribe}>{t('subscribe')}</a> <a href={file}>{t('download')}</a>
    </p>
  );
}

type TileProps = { day: string; description: string; props: Props };

function Tile({ day, description, props: { dayFormat, link, view, viewSize } }: TileProps) {
  const t = useTexts(texts);
  const dates = useDates('UTC');
  const href = useHref();
  const { language } = useEvent();
  const today = dayInZone(useNow(), useZone()) === day;
  const page = href(link) ?? '';
  const [first = '', ...rest] = dates.pattern(day, localPattern(datePattern(dayFormat), language)).split(/,\s*/);
  return (
    <Link
      to={`${page}${page.includes('?') ? '&' : '?'}day=${day}&viewType=day&viewSize=${viewSize}&view=${view}`}
      className={styles.tile}
      data-today={today || undefined}
    >
      <span className={styles.weekday}>{first}</span>
      {rest.length > 0 && (
        <>
          <VisuallyHidden>,</VisuallyHidden> <span className={styles.date}>{rest.join(', ')}</span>
        </>
      )}
      {today && (
        <>
          {' '}
          <span className={styles.today}>
            <Badge tone="accent">{t('today')}</Badge>
          </span>
        </>
      )}{' '}
      <span className={styles.count}>{description}</span>
    </Link>
  );
}
