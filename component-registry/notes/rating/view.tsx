// Rating on the session or presentation of the page, where the event has them; loaded when the reader comes near.
import { lazy } from 'react';
import { useDocument, type ViewProps } from '#sdk';
import { NotedPart } from '../parts/noted-part.tsx';
import type { Props } from './props.ts';

const Panel = lazy(() => import('./panel.tsx').then((code) => ({ default: code.RatingPanel })));

export default function Rating({ props, frame }: ViewProps<Props>) {
  const { ratings } = useDocument('app').notes;
  return (
    <NotedPart frame={frame} isActive={ratings} sessionId={props.sessionId}>
      {(place) => <Panel key={place.group} place={place} />}
    </NotedPart>
  );
}
