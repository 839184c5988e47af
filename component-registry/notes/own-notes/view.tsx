// Own notes on the session or presentation of the page, where the event has them; loaded when the reader comes near.
import { lazy } from 'react';
import { useDocument, useUser, type ViewProps } from '#sdk';
import { NearPart } from '../parts/near-part.tsx';
import { useNotePlace } from '../parts/note-place.ts';
import type { Props } from './props.ts';

const Panel = lazy(() => import('./panel.tsx').then((code) => ({ default: code.OwnNotesPanel })));

export default function OwnNotes({ props, frame }: ViewProps<Props>) {
  const { ownNotes: isActive } = useDocument('app').notes;
  const { hasAccounts } = useUser();
  const place = useNotePlace(props.sessionId);
  if (!isActive || !hasAccounts || !place) return <div {...frame} hidden />;
  return (
    <div {...frame}>
      <NearPart>
        <Panel key={place.group} place={place} />
      </NearPart>
    </div>
  );
}
