// The star of a session, presentation, person or company: adds it to the reader's programme, or removes it (B §3).
import { type FavouriteKind, StarButton, useFavourite, useTexts } from '#sdk';
import { sessionWords } from '../session/session-words.ts';

type StarProps = {
  kind: FavouriteKind;
  id: string;
  /** Name of what it belongs to, for screen readers and the outbox. */
  title: string;
  className?: string | undefined;
  /** -1 keeps it out of the Tab order. */
  tabIndex?: 0 | -1 | undefined;
};

/** Empty until the page knows its reader. */
export function Star({ kind, id, title, className, tabIndex }: StarProps) {
  const t = useTexts(sessionWords);
  const star = useFavourite(kind, id, title, t);
  return id === '' ? null : <StarButton {...star} className={className} tabIndex={tabIndex} />;
}
