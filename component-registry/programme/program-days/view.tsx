// One tile for each day of the programme.
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
  useHref,
  useNow,
  useQuery,
  useTexts,
  type ViewProps,
  VisuallyHidden,
} from '#sdk';
import type { CSSProperties } from 'react';
import type { ProgramDay } from '#contract/core';
import { NoSessions } from '../session/no-sessions.tsx';
import { datePattern } from '../session/date-pattern.ts';
import { dashboardRequest } from './data.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

export default function ProgramDays({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const context = useDataContext();
  const answer = useQuery(queryOfRequest(dashboardRequest(context)));
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
          const days = all.map((day) => ({ day: day.date, count: countOf(day, props.show) })).filter(({ count }) => count > 0);
          if (days.length === 0) return <NoSessions sentence={t('empty')} toProgramme={t('search')} />;
          return (
            <>
              <ol role="list" className={styles.tiles} style={perLine(days.length)}>
                {days.map(({ day, count }) => (
                  <li key={day}>
                    <Tile day={day} description={t(props.show, { count })} format={props.dayFormat} link={props.link} />
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

type TileProps = { day: string; description: string; format: string; link: string };

function Tile({ day, description, format, link }: TileProps) {
  const t = useTexts(texts);
  const dates = useDates('UTC');
  const href = useHref();
  const { timeZone } = useDataContext();
  const today = dayInZone(useNow(), timeZone) === day;
  const page = href(link) ?? '';
  const [first = '', ...rest] = dates.pattern(day, datePattern(format)).split(/,\s*/);
  return (
    <Link to={`${page}${page.includes('?') ? '&' : '?'}day=${day}&view=list`} className={styles.tile} data-today={today || undefined}>
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
