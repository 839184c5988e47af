// What the event has about the session or presentation of a page: nothing where it is switched off, else loaded when the reader comes near.
import type { ReactNode } from 'react';
import { NearPart, useUser, type ViewProps } from '#sdk';
import { type PageNotePlace, useNotePlace } from './note-place.ts';
import styles from './noted-part.module.css';

type NotedPartProps = {
  frame: ViewProps<object>['frame'];
  isActive: boolean;
  /** A session that a placement names; empty for that of the page. */
  sessionId: string;
  children: (place: PageNotePlace) => ReactNode;
};

export function NotedPart({ frame, isActive, sessionId, children }: NotedPartProps) {
  const { hasAccounts } = useUser();
  const place = useNotePlace(sessionId);
  if (!isActive || !hasAccounts || !place) return <div {...frame} hidden />;
  return (
    <div {...frame}>
      <NearPart className={styles.place}>{children(place)}</NearPart>
    </div>
  );
}
