// What the event has about the session or presentation of a page: nothing where it is switched off, else loaded when the reader comes near.
import type { ReactNode } from 'react';
import { NearPart, useEvent, useUser, type ViewProps } from '#sdk';
import { type PageNotePlace, useNotePlace } from './note-place.ts';
import styles from './noted-part.module.css';

type NotedPartProps = {
  frame: ViewProps<object>['frame'];
  isActive: boolean;
  /** A session that a placement names; empty for that of the page. */
  sessionId: string;
  /** Loaded when the reader comes near. */
  children: (place: PageNotePlace) => ReactNode;
  /** What visitors and previews get instead, with the page: null for nothing. Undefined where they get what everybody gets. */
  forVisitors?: ((place: PageNotePlace) => ReactNode) | null;
};

export function NotedPart({ frame, isActive, sessionId, children, forVisitors }: NotedPartProps) {
  const { hasAccounts, user } = useUser();
  const { preview } = useEvent();
  const place = useNotePlace(sessionId);
  const isVisitor = !user || preview;
  if (!isActive || !hasAccounts || !place || (isVisitor && forVisitors === null)) return <div {...frame} hidden />;
  return (
    <div {...frame}>
      {isVisitor && forVisitors ? (
        <div className={styles.withPage} data-print="none">
          {forVisitors(place)}
        </div>
      ) : (
        <NearPart className={styles.place}>{children(place)}</NearPart>
      )}
    </div>
  );
}
