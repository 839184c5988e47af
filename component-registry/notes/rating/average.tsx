// The average of the ratings of a place, in words.
import { query, useQuery, useTexts } from '#sdk';
import { getSessionRating, type Rating } from '#contract/ratings';
import type { PageNotePlace } from '../parts/note-place.ts';
import styles from '../parts/notes.module.css';
import { texts } from '../parts/texts.ts';

/** `4.3 of 5 stars, 12 ratings`; nothing while there are none. */
export function AverageWords({ rating }: { rating: Rating | undefined }) {
  const t = useTexts(texts);
  if (!rating || rating.Count === 0) return null;
  return <span className={styles.muted}>{t('average', { average: rating.Average, count: rating.Count })}</span>;
}

/** The same for those who have no rating of their own. */
export function AverageOfPlace({ place }: { place: PageNotePlace }) {
  const { data } = useQuery({ ...query(getSessionRating, { id: place.event, ...place.item }), staleTime: 0, retry: false });
  return <AverageWords rating={data} />;
}
