// What a list of notes shows while it has none: loading, failed, empty.
import { EmptyState, ErrorState, Skeleton, SkeletonArea, useTexts } from '#sdk';
import styles from './notes.module.css';
import { texts } from './texts.ts';
import type { NoteList } from './use-note-list.ts';

export function NoteStates({ list, empty }: { list: NoteList; empty: string }) {
  const t = useTexts(texts);
  if (list.phase === 'failed') return <ErrorState sentence={t('failed')} retryLabel={t('retry')} onRetry={() => void list.readAgain()} />;
  if (list.phase === 'ready') return list.threads.length === 0 ? <EmptyState sentence={empty} /> : null;
  return (
    <SkeletonArea label={t('loading')} className={styles.list}>
      <Skeleton width="12rem" />
      <Skeleton lines={2} />
    </SkeletonArea>
  );
}
