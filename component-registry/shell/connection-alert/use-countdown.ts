// Seconds that pass after each change.
import { useEffect, useState } from 'react';

const SECOND = 1000;

/** The seconds left of `from` since the last change; 0 before the first one (`changes` 0), and once `end` is called. */
export function useCountdown(from: number, changes: number): [left: number, end: () => void] {
  const [state, setState] = useState({ changes: 0, left: 0 });
  // In the same step, so that nothing old is seen.
  if (state.changes !== changes) setState({ changes, left: from });
  const isRunning = state.left > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setState((before) => ({ ...before, left: Math.max(0, before.left - 1) })), SECOND);
    return () => clearInterval(timer);
  }, [isRunning, changes]);
  return [state.left, () => setState((before) => ({ ...before, left: 0 }))];
}
