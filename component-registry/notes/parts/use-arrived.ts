// Reads a list again when something that waited for a connection was sent.
import { useEffect, useRef } from 'react';

/** `waiting`: how much waits. */
export function useArrived(waiting: number, readAgain: () => Promise<void>): void {
  const before = useRef(waiting);
  useEffect(() => {
    if (waiting < before.current) void readAgain();
    before.current = waiting;
  }, [waiting, readAgain]);
}
