// The sessions of a person, with what they do in each.
import { ErrorState, queryOfRequest, Skeleton, SkeletonArea, Time, useDataContext, useDates, useNow, useQuery, useTexts } from '#sdk';
import { useId, useMemo } from 'react';
import { type Contribution, contributionsOf } from '../person/person-programme.ts';
import { SessionItem } from '../session/session-item.tsx';
import { phaseOf } from '../session/session-times.ts';
import { sessionsRequest } from './data.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

export function Contributions({ id }: { id: string }) {
  const t = useTexts(texts);
  const heading = useId();
  const sessions = useQuery(queryOfRequest(sessionsRequest(useDataContext())));
  const contributions = useMemo(() => sessions.data && contributionsOf(id, sessions.data), [id, sessions.data]);
  const now = useNow();
  return (
    <section aria-labelledby={heading} className={styles.part}>
      <h2 id={heading} className={styles.partTitle}>
        {t('programme')}
      </h2>
      {contributions?.length === 0 && <p className={styles.nothing}>{t('nothing')}</p>}
      {contributions !== undefined && contributions.length > 0 && (
        <ul role="list" className={styles.list}>
          {contributions.map((contribution) => (
            <li key={contribution.session.Id}>
              <SessionItem session={contribution.session} phase={phaseOf(contribution.session, now)} when="date">
                <Roles contribution={contribution} />
              </SessionItem>
            </li>
          ))}
        </ul>
      )}
      {!contributions && sessions.isError && (
        <ErrorState
          sentence={t('failedSessions')}
          retryLabel={t('retry')}
          onRetry={() => void sessions.refetch()}
          retrying={sessions.isFetching}
        />
      )}
      {!contributions && !sessions.isError && (
        <SkeletonArea label={t('loadingSessions')} className={styles.loading}>
          <Skeleton width="60%" />
          <Skeleton width="40%" />
        </SkeletonArea>
      )}
    </section>
  );
}

/** Chair, speaker, and each presentation by its time and title. */
function Roles({ contribution: { chairs, speaks, presents } }: { contribution: Contribution }) {
  const t = useTexts(texts);
  const dates = useDates();
  return (
    <ul role="list" className={styles.roles}>
      {chairs && <li className={styles.role}>{t('chair')}</li>}
      {speaks && presents.length === 0 && <li className={styles.role}>{t('speaker')}</li>}
      {presents.map(({ Id, Title, StartDateTime }) => (
        <li key={Id}>
          {StartDateTime !== null && (
            <>
              <Time dateTime={StartDateTime}>{dates.time(StartDateTime)}</Time>{' '}
            </>
          )}
          {Title}
        </li>
      ))}
    </ul>
  );
}
