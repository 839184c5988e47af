// The link of a session: it covers the row or card around it, which is `position: relative`.
import { Link } from '#sdk';
import type { ReactNode } from 'react';
import type { Session } from '#contract/programme';
import styles from './session-link.module.css';

/** `children` stand in for the plain name. `--ring` and `--ring-radius` are distance and corners of its focus ring. */
export function SessionLink({ session, children }: { session: Pick<Session, 'Id' | 'Name'>; children?: ReactNode }) {
  return (
    <Link to="page:PagSessionDetailPage" params={{ sessionId: session.Id }} className={styles.link}>
      {children ?? session.Name}
    </Link>
  );
}
