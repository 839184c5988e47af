// Something failed: what, in plain words, and a way to try again.
import type { ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './state-message.module.css';

type ErrorStateProps = {
  /** One sentence: what did not work. */
  sentence: ReactNode;
  /** Label of the button; needed with `onRetry`. */
  retryLabel?: string;
  /** Tries again; without it no button is shown. */
  onRetry?: () => void;
  /** A retry is running. */
  retrying?: boolean;
};

/** A part of the page that failed while the rest goes on. Announced when it appears. */
export function ErrorState({ sentence, retryLabel, onRetry, retrying = false }: ErrorStateProps) {
  return (
    <div className={classNames(styles.state, styles.error)} role="alert">
      <span className={styles.icon} data-motif="">
        <CircleAlert />
      </span>
      <p className={styles.sentence}>{sentence}</p>
      {onRetry !== undefined && (
        <Button onClick={onRetry} busy={retrying}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
