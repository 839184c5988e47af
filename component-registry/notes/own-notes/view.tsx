// Own notes on the session or presentation of the page, where the event has them; loaded when the reader comes near.
import { lazy } from 'react';
import { useDocument, type ViewProps } from '#sdk';
import { NotedPart } from '../parts/noted-part.tsx';
import type { Props } from './props.ts';

const Panel = lazy(() => import('./panel.tsx').then((code) => ({ default: code.OwnNotesPanel })));

// A visitor has none; a preview shows nobody's.
export default function OwnNotes({ props, frame }: ViewProps<Props>) {
  const { ownNotes } = useDocument('app').notes;
  return (
    <NotedPart frame={frame} isActive={ownNotes} sessionId={props.sessionId} forVisitors={null}>
      {(place) => <Panel key={place.group} place={place} />}
    </NotedPart>
  );
}
