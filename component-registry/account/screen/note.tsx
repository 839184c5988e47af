// A short word on what has happened: it worked, or what stands in the way.
import type { ReactNode } from 'react';
import { SuccessIcon, WarningIcon } from '#sdk';
import styles from './note.module.css';

/** A note; read aloud when it appears. */
export function Note({ tone, children }: { tone: 'success' | 'warning'; children: ReactNode }) {
  const Icon = tone === 'success' ? SuccessIcon : WarningIcon;
  return (
    <div className={styles.note} data-tone={tone} role="status">
      <Icon className={styles.icon} aria-hidden="true" />
      <p>{children}</p>
    </div>
  );
}
