// The name of a room, which opens what is known of it: the plan with the room lit, where it is, and what is before and after there.
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { useTexts } from '#sdk';
import type { RoomProps } from './room-around.ts';
import { roomWords } from './room-words.ts';
import styles from './room-button.module.css';

const RoomDialog = lazy(() => import('./room-dialog.tsx').then((code) => ({ default: code.RoomDialog })));

/** Just the name where there is nothing more to say. */
export function RoomButton(props: RoomProps): ReactElement {
  const t = useTexts(roomWords);
  const [isOpen, open] = useState(false);
  const { room } = props;
  if (!room.Plan && room.Description === '' && room.Capacity === 0) return <>{room.Name}</>;
  return (
    <>
      <button
        type="button"
        className={styles.room}
        aria-haspopup="dialog"
        aria-label={t('about', { room: room.Name })}
        onClick={() => open(true)}
      >
        {room.Name}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <RoomDialog {...props} onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  );
}
