// A decision of a rule that changes by time alone: asked again exactly when it can differ.
import { useEffect, useMemo, useState } from 'react';
import { createAlarm } from '../clock/alarm.ts';
import { useFrame } from './frame.ts';

/** What a rule says now (ms of the server) and at every later instant it names (`nextChangeAt`). `decide` stays the same between drawings (useCallback). */
export function useDecision<D extends { nextChangeAt: number | null }>(decide: (now: number) => D): D {
  const { clock } = useFrame();
  const [now, setNow] = useState(clock.now);
  const decision = useMemo(() => decide(now), [decide, now]);
  const { nextChangeAt } = decision;
  useEffect(() => {
    const look = (): void => setNow(clock.now());
    const alarm = createAlarm(clock, look);
    alarm.arm(nextChangeAt);
    const stopListening = clock.onCorrection(look);
    return () => {
      stopListening();
      alarm.stop();
    };
  }, [clock, nextChangeAt]);
  return decision;
}
