// The link of a session: it covers the row or card around it, which is `position: relative`.
import { Link, useTitleTransition } from '#sdk';
import type { ReactNode } from 'react';
import { OffTitle } from './off-title.tsx';
import type { ListedSession } from './listed-session.ts';
import styles from './session-link.module.css';

/** `children` stand in for the plain name. `--ring` and `--ring-radius` are distance and corners of its focus ring. */
export function SessionLink({
  session,
  children,
}: {
  session: Pick<ListedSession, 'Id' | 'Name' | 'TextLanguage' | 'Part'> & Partial<Pick<ListedSession, 'Groups'>>;
  children?: ReactNode;
}) {
  const onClick = useTitleTransition();
  return (
    <Link {...pageOfListed(session)} className={styles.link} lang={session.TextLanguage} onClick={onClick}>
      <OffTitle session={session}>{children ?? session.Name}</OffTitle>
    </Link>
  );
}

/** The page of a session, or of the presentation or abstract in its place. */
export const pageOfListed = ({ Id, Part }: Pick<ListedSession, 'Id' | 'Part'>): { to: string; params: Record<string, string> } => {
  if (!Part) return { to: 'page:PagSessionDetailPage', params: { sessionId: Id } };
  return Part.kind === 'presentation'
    ? { to: 'page:PagPresentationDetailPage', params: { presentationId: Id } }
    : { to: 'page:PagAbstractDetailPage', params: { abstractUrl: Id } };
};
