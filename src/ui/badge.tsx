// Badges: one or two words about a thing, readable without its colour.
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './badge.module.css';

type BadgeProps = {
  children: ReactNode;
  /** `live` is the one loud tone, for what happens now; the others are quiet. */
  tone?: 'neutral' | 'accent' | 'live' | 'success' | 'warning';
};

/** A badge. The words carry the meaning; the tone only repeats it. */
export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, tone !== 'neutral' && styles[tone])}>
      {tone === 'live' && <span className={styles.dot} />}
      {children}
    </span>
  );
}
