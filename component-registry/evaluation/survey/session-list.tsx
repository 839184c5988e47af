// The sessions that can be evaluated now, and those that are done, the latest first.
import { useState } from 'react';
import {
  Badge,
  Button,
  Link,
  query,
  RequestState,
  Skeleton,
  SkeletonArea,
  Time,
  useDates,
  useEvent,
  useKeptFocus,
  useQuery,
  useTexts,
  VisuallyHidden,
} from '#sdk';
import { sessionsForEvaluation } from '#contract/surveys';
import { SessionDialog } from './session-dialog.tsx';
import { texts } from '../form/texts.ts';
import styles from './view.module.css';

/** Sessions shown at first, and by each press of the button. */
const STEP = 12;

export function SessionList({ userid, showHeader, id }: { userid: string; showHeader: boolean; id: string }) {
  const t = useTexts(texts);
  const dates = useDates();
  const { event, language } = useEvent();
  const [count, setCount] = useState(STEP);
  const [chosen, choose] = useState<string>();
  const part = useKeptFocus<HTMLElement>();
  const asked = query(sessionsForEvaluation, { eventid: event, userid, language });
  const answer = useQuery({ ...asked, staleTime: 0 } as typeof asked);
  return (
    <section ref={part} tabIndex={-1} aria-labelledby={`${id}-sessions`} className={styles.part}>
      <h2 id={`${id}-sessions`} className={styles.title}>
        {t('sessions')}
      </h2>
      <RequestState
        request={answer}
        failed={t('failed')}
        retry={t('retry')}
        loading={
          <SkeletonArea label={t('loading')} className={styles.loading}>
            <Skeleton lines={6} />
          </SkeletonArea>
        }
      >
        {(sessions) =>
          sessions.length === 0 ? (
            <p className={styles.hint}>{t('sessionsEmpty')}</p>
          ) : (
            <>
              <ul role="list" className={styles.list}>
                {sessions.slice(0, count).map(({ SessionId, SessionName, StartDateTime, EvaluationDone }) => (
                  <li key={SessionId} tabIndex={-1} className={styles.item}>
                    <div>
                      <Link to="page:PagSessionDetailPage" params={{ sessionId: SessionId }}>
                        <bdi>{SessionName}</bdi>
                      </Link>
                      <p className={styles.hint}>
                        <Time dateTime={StartDateTime}>{dates.withTime(dates.shortDate(StartDateTime), dates.time(StartDateTime))}</Time>
                      </p>
                    </div>
                    {EvaluationDone ? (
                      <Badge tone="success">{t('done')}</Badge>
                    ) : (
                      <Button size="small" aria-haspopup="dialog" onClick={() => choose(SessionId)}>
                        {t('toDo')}
                        <VisuallyHidden>: {SessionName}</VisuallyHidden>
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
              {sessions.length > count && (
                <Button variant="quiet" onClick={() => setCount(count + STEP)}>
                  {t('more', { count: sessions.length - count })}
                </Button>
              )}
            </>
          )
        }
      </RequestState>
      {chosen !== undefined && (
        <SessionDialog
          key={chosen}
          session={chosen}
          showHeader={showHeader}
          onSaved={() => void answer.refetch()}
          onClose={() => choose(undefined)}
        />
      )}
    </section>
  );
}
