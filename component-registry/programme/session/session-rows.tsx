// Sessions as rows below one another.
import type { ComponentProps, ReactNode } from 'react';
import type { ListedSession } from './listed-session.ts';
import { SessionItem } from './session-item.tsx';
import { phaseOf } from './session-times.ts';
import styles from './session-rows.module.css';

type SessionRowsProps = Pick<ComponentProps<typeof SessionItem>, 'when' | 'showLanguages' | 'isCompact' | 'found'> & {
  sessions: readonly ListedSession[];
  /** In ms. */
  now: number;
  /** Side by side where there is room. */
  asCards?: boolean;
  /** Hairlines above every row, between rows, or none. */
  lines?: 'all' | 'between' | 'none';
  /** Additional content of a row. */
  children?: (session: ListedSession) => ReactNode;
};

export function SessionRows({ sessions, now, lines = 'between', asCards = false, children, ...shown }: SessionRowsProps) {
  return (
    <ul role="list" className={styles.rows} data-lines={asCards ? 'none' : lines} data-cards={asCards || undefined}>
      {sessions.map((session) => (
        <li key={session.Id}>
          <SessionItem session={session} phase={phaseOf(session, now)} isCard={asCards} {...shown}>
            {children?.(session)}
          </SessionItem>
        </li>
      ))}
    </ul>
  );
}
