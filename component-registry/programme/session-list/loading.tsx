// Skeletons of the programme: search and filters, days, rows.
import { Skeleton, SkeletonArea, useTexts } from '#sdk';
import { texts } from './texts.ts';
import styles from './view.module.css';

/** The whole list. */
export function Loading() {
  const t = useTexts(texts);
  return (
    <SkeletonArea label={t('loading')} className={styles.loading}>
      <Skeleton shape="button" width="min(100%, 32rem)" />
      <Skeleton shape="badge" width="min(100%, 24rem)" />
      <Skeleton shape="button" width="100%" />
      <Rows />
    </SkeletonArea>
  );
}

/** The rows alone, while a search from the address is answered. */
export function LoadingRows() {
  const t = useTexts(texts);
  return (
    <SkeletonArea label={t('searching')} className={styles.loading}>
      <Rows />
    </SkeletonArea>
  );
}

const Rows = () =>
  Array.from({ length: 6 }, (_, row) => (
    <div key={row} className={styles.loadingRow}>
      <Skeleton width="3.5rem" />
      <div>
        <Skeleton width={`${70 - (row % 3) * 14}%`} />
        <Skeleton width="46%" />
        <Skeleton width="58%" />
      </div>
    </div>
  ));
