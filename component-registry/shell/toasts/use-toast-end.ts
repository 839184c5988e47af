// Closes a message when its time is over; the time stands still while somebody reads it.
import { useEffect, useRef } from 'react';
import { closeToast, type Toast } from '#sdk';

/** `isHeld`: the pointer is on it, or the focus in it. A message that takes the place of another begins anew. */
export function useToastEnd(toast: Toast, isHeld: boolean): void {
  const { id, lasts } = toast;
  const left = useRef({ of: toast, ms: lasts ?? 0 });
  useEffect(() => {
    if (lasts === null || isHeld) return undefined;
    if (left.current.of !== toast) left.current = { of: toast, ms: lasts };
    const began = performance.now();
    const timer = setTimeout(() => closeToast(id), left.current.ms);
    return () => {
      clearTimeout(timer);
      left.current.ms -= performance.now() - began;
    };
  }, [toast, id, lasts, isHeld]);
}
