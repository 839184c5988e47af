// The turn of an overlay in the queue of all that want to be shown.
import { useEffect, useId } from 'react';
import { useStore } from 'zustand';
import { enterOverlay, type OverlayPriority, overlayQueue } from '../stores/overlay-queue.ts';

/** Whether an overlay that wants to be shown is shown now: it was asked for, or it is its turn. */
export function useOverlayTurn(priority: OverlayPriority, wants: boolean): boolean {
  const id = useId();
  useEffect(() => (wants ? enterOverlay({ id, priority }) : undefined), [id, priority, wants]);
  const isTurn = useStore(overlayQueue, ({ shown }) => shown === id);
  return wants && (priority === 'asked' || isTurn);
}
