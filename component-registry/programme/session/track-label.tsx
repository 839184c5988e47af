// The name of a track with its colour as a dot: never the colour alone, never text on the colour.
import { VisuallyHidden, useTexts } from '#sdk';
import type { ReactNode } from 'react';
import type { Session } from '#contract/programme';
import { sessionWords } from './session-words.ts';
import { trackStyle } from './track-style.ts';
import styles from './track-label.module.css';

/** Dot and name; `children` stand in for the plain name. Nothing for a session without track. */
export function TrackLabel({
  session,
  children,
}: {
  session: Pick<Session, 'TrackId' | 'TrackColor' | 'TrackName'>;
  children?: ReactNode;
}) {
  const t = useTexts(sessionWords);
  if (session.TrackName === '') return null;
  return (
    <span style={trackStyle(session)}>
      <span className={styles.dot} />
      <VisuallyHidden>{t('track')}</VisuallyHidden>
      {children ?? session.TrackName}
    </span>
  );
}
