// What a list of notes shows while it has none: loading, failed, empty; texts that wait for a connection; and the way to sign in.
import { buttonClass, EmptyState, ErrorState, Link, Skeleton, SkeletonArea, useAddress, useTexts } from '#sdk';
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

/** What was written without a connection. */
export function WaitingNotes({ waiting }: { waiting: readonly { id: string; text: string }[] }) {
  const t = useTexts(texts);
  if (waiting.length === 0) return null;
  return (
    <ul role="list" className={styles.list}>
      {waiting.map(({ id, text }) => (
        <li key={id} className={styles.item}>
          <p className={styles.meta}>{t('waiting')}</p>
          <p className={styles.text} dir="auto">
            {text}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** A way to sign in, and back to this page. */
export function SignInLine({ why, label }: { why: string; label: string }) {
  const here = new URLSearchParams({ returnUrl: useAddress() }).toString();
  return (
    <p className={styles.actions}>
      <span className={styles.muted}>{why}</span>
      <Link to={`page:LoginPage?${here}`} className={buttonClass({ size: 'small' })}>
        {label}
      </Link>
    </p>
  );
}
