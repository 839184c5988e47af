// Whom a refused viewer can ask: the organiser of the event, with the address of their site.
import { type ReactElement } from 'react';
import { Link, useDocument, useText, useTexts } from '#sdk';
import { texts } from './texts.ts';

/** One sentence; null where the event names no organiser. */
export function useContact(): ReactElement | null {
  const t = useTexts(texts);
  const text = useText();
  const { event } = useDocument('app');
  const organiser = text(event.organiser);
  if (organiser === '') return null;
  const host = URL.parse(event.website)?.host ?? '';
  return (
    <p>
      {t('whom', { organiser })} {host && <Link to={event.website}>{host}</Link>}
    </p>
  );
}
