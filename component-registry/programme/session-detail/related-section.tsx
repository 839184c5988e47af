// The context of a session: the previous and next one in its room, and related ones.
import { Link, queryOfRequest, Time, useDataContext, useDates, useNow, useQuery, useTexts } from '#sdk';
import { useId, useMemo } from 'react';
import { pagSessions, type Session } from '#contract/programme';
import { request } from '#contract/request';
import { relatedSessions } from '../session/related-sessions.ts';
import { SessionItem } from '../session/session-item.tsx';
import { phaseOf } from '../session/session-times.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

type RelatedSectionProps = {
  session: Session;
  /** Most related sessions. */
  limit: number;
};

/** Requests the whole programme after the session is shown; it is often cached already. */
export function RelatedSection({ session, limit }: RelatedSectionProps) {
  const t = useTexts(texts);
  const id = useId();
  const { event, language } = useDataContext();
  const sessions = useQuery(queryOfRequest(request(pagSessions, { eventid: event, language }))).data;
  const { before, after, related } = useMemo(() => relatedSessions(session, sessions ?? [], limit), [session, sessions, limit]);
  const now = useNow();
  return (
    <>
      {(before || after) && (
        <nav aria-label={t('around', { room: session.RoomName })} className={styles.around} data-print="none">
          {before && <Neighbour session={before} words={t('before')} />}
          {after && <Neighbour session={after} words={t('after')} />}
        </nav>
      )}
      {related.length > 0 && (
        <section aria-labelledby={id} data-print="none" className={styles.part}>
          <h2 id={id} className={styles.partTitle}>
            {t('related')}
          </h2>
          <ul role="list" className={styles.related}>
            {related.map((other) => (
              <li key={other.Id}>
                <SessionItem session={other} phase={phaseOf(other, now)} when="date" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Neighbour({ session, words }: { session: Session; words: string }) {
  const dates = useDates();
  return (
    <Link to="page:PagSessionDetailPage" params={{ sessionId: session.Id }} className={styles.neighbour}>
      <span className={styles.neighbourWords}>
        {words}, <Time dateTime={session.StartDateTime!}>{dates.time(session.StartDateTime!)}</Time>
      </span>{' '}
      <span className={styles.neighbourName}>{session.Name}</span>
    </Link>
  );
}
