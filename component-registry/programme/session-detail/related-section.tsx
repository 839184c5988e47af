// The context of a session: the previous and next one in its room, and related ones.
import { useNow, useTexts } from '#sdk';
import type { SessionLine } from '#contract/programme';
import { DetailPart } from '../detail/detail-part.tsx';
import { Neighbour } from '../detail/neighbour.tsx';
import { SessionRows } from '../session/session-rows.tsx';
import { texts } from './texts.ts';
import styles from '../detail/detail-layout.module.css';

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
          {before && <Neighbour {...neighbour(before)} words={t('before')} />}
          {after && <Neighbour {...neighbour(after)} words={t('after')} />}
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

const neighbour = ({ Id, Name, TextLanguage, Groups, StartDateTime }: SessionLine) => ({
  to: 'page:PagSessionDetailPage',
  params: { sessionId: Id },
  name: Name,
  lang: TextLanguage,
  tags: Groups,
  start: StartDateTime,
});
