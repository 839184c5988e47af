// The context of a session: the previous and next one in its room, and related ones.
import { Link, Time, useDates, useNow, useTexts } from '#sdk';
import type { SessionLine } from '#contract/programme';
import { DetailPart } from '../detail/detail-part.tsx';
import { SessionRows } from '../session/session-rows.tsx';
import { texts } from './texts.ts';
import styles from './view.module.css';

type RelatedSectionProps = {
  /** Its room; empty for none. */
  room: string;
  before: SessionLine | null;
  after: SessionLine | null;
  related: readonly SessionLine[];
};

export function RelatedSection({ room, before, after, related }: RelatedSectionProps) {
  const t = useTexts(texts);
  const now = useNow();
  return (
    <>
      {(before || after) && (
        <nav aria-label={t('around', { room })} className={styles.around} data-print="none">
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

function Neighbour({ session, words }: { session: SessionLine; words: string }) {
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
