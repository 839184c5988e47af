// Nothing to show: one sentence that says why, one action that helps.
import type { ReactNode } from 'react';
import styles from './state-message.module.css';

type EmptyStateProps = {
  /** One sentence: what is missing and why. */
  sentence: ReactNode;
  /** One button or link that helps; omitted if nothing does. */
  action?: ReactNode;
};

/** An empty list, a search without result, a page that is not there yet. */
export function EmptyState({ sentence, action }: EmptyStateProps) {
  return (
    <div className={styles.state} data-motif="">
      <p className={styles.sentence}>{sentence}</p>
      {action}
    </div>
  );
}
