// Now and next: what is on, where, and what follows.
import {
  buttonClass,
  dayInZone,
  Link,
  queryOfRequest,
  RequestState,
  Skeleton,
  SkeletonArea,
  useDataContext,
  useEvent,
  useNow,
  useQuery,
  useText,
  useTexts,
  type ViewProps,
} from '#sdk';
import { currentRequest } from './data.ts';
import { momentOf } from './moment.ts';
import { ByRoom, ByTime } from './moment-lists.tsx';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

export default function NowAndNext({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const context = useDataContext();
  // The previous hour's answer stays on screen until the new one arrives.
  const sessions = useQuery({ ...queryOfRequest(currentRequest(props, context)), placeholderData: (before) => before });
  return (
    <section {...frame} aria-label={t('label')}>
      <RequestState request={sessions} failed={t('failed')} retry={t('retry')} loading={<Loading rows={Math.min(props.limit, 3)} />}>
        {(found) => <Moment sessions={found} props={props} />}
      </RequestState>
    </section>
  );
}

type MomentProps = { sessions: Parameters<typeof momentOf>[0]; props: Props };

function Moment({ sessions, props }: MomentProps) {
  const t = useTexts(texts);
  const text = useText();
  const { timeZone, startDate, endDate } = useEvent();
  const now = useNow();
  const today = dayInZone(now, timeZone);
  const moment = momentOf(sessions, { now, today, startDate, endDate });
  if (moment.kind === 'during') {
    return props.groupBy === 'room' ? (
      <ByRoom on={moment.on} next={moment.next} now={now} props={props} />
    ) : (
      <ByTime on={moment.on} next={moment.next} now={now} today={today} props={props} />
    );
  }
  if (moment.kind === 'before') {
    return (
      <div className={styles.outside}>
        <p className={styles.sentence}>{t('before', { count: moment.days })}</p>
        {moment.next.length > 0 && <ByTime next={moment.next} now={now} today={today} props={props} />}
      </div>
    );
  }
  const over = moment.kind === 'after';
  return (
    <div className={styles.outside}>
      <p className={styles.sentence}>{over ? text(props.thanks) || t('over') : t('notYet')}</p>
      <p>
        <Link to="page:PagSearchPage" className={buttonClass()}>
          {t(over && moment.recorded.length > 0 ? 'recordings' : 'programme')}
        </Link>
      </p>
    </div>
  );
}

function Loading({ rows }: { rows: number }) {
  const t = useTexts(texts);
  return (
    <SkeletonArea label={t('loading')} className={styles.columns}>
      {['now', 'next'].map((list) => (
        <div key={list}>
          <Skeleton shape="title" width="30%" />
          {Array.from({ length: rows }, (_, row) => (
            <div key={row} className={styles.loadingRow}>
              <Skeleton width="72%" />
              <Skeleton width="50%" />
            </div>
          ))}
        </div>
      ))}
    </SkeletonArea>
  );
}
