// Presentations akin to that of the page, each with its time and speakers.
import { Link, Time, useDates, useTexts } from '#sdk';
import type { Presentation } from '#contract/programme';
import { DetailPart } from '../detail/detail-part.tsx';
import { singleThingWords } from '../detail/detail-words.ts';
import styles from '../detail/detail-layout.module.css';

/** Nothing where there are none. */
export function RelatedPresentations({ presentations }: { presentations: readonly Presentation[] }) {
  const t = useTexts(singleThingWords);
  const dates = useDates();
  if (presentations.length === 0) return null;
  return (
    <DetailPart title={t('relatedPresentations')} onPaper={false}>
      <ul role="list" className={styles.lines}>
        {presentations.map(({ Id, Title, StartDateTime, Speakers }) => (
          <li key={Id}>
            <Link to="page:PagPresentationDetailPage" params={{ presentationId: Id }}>
              <bdi>{Title}</bdi>
            </Link>
            <span className={styles.lineNote}>
              {StartDateTime !== null && (
                <Time dateTime={StartDateTime}>{dates.withTime(dates.shortDate(StartDateTime), dates.time(StartDateTime))}</Time>
              )}{' '}
              {Speakers.map(({ DisplayName }) => DisplayName).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </DetailPart>
  );
}
