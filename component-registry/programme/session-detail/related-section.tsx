// The context of a session: the previous and next one in its room, and related ones.
import { Link, queryOfRequest, Time, useDataContext, useDates, useNow, useQuery, useTexts } from '#sdk';
import { useMemo } from 'react';
import { pagSessions, type Session } from '#contract/programme';
import { request } from '#contract/request';
import { DetailPart } from '../detail/detail-part.tsx';
import { relatedSessions } from '../session/related-sessions.ts';
import { SessionRows } from '../session/session-rows.tsx';
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
        <DetailPart title={t('related')} onPaper={false}>
          <SessionRows sessions={related} now={now} when="date" lines="all" />
        </DetailPart>
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
