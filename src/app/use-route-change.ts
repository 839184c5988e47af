// Evaluates the guards again when their verdict can change: the event opens, a policy's hours end, a preview moves its clock.
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { createAlarm } from '../clock/alarm.ts';
import { earlier } from '../rules/verdict.ts';
import type { RouteVerdict } from '../rules/guards/verdict.ts';
import type { ReadyPage } from './ready-page.ts';
import type { Services } from './services.ts';

/** The parts of a verdict that decide which screen is shown. */
const essence = ({ outcome, guard, to, effects }: RouteVerdict): string =>
  JSON.stringify([outcome, guard, to, effects.some(({ kind }) => kind === 'clear-user')]);

/** Pages do not reload all at once when an event opens: each waits a random time, up to this, ms. */
const SPREAD = 1200;
/** Pause before a class that should have changed and has not is requested again, ms. */
const RELOAD_PAUSE = 500;

/**
 * Reloads the address when the guards give another verdict, and when time may have changed what the server sends to the viewer:
 * new content appears by the server's clock, and neighbours stay.
 */
export function useRouteChange({ route: { verdict, verdictAt }, readerClass: { nextChangeAt } }: ReadyPage, { clock }: Services): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      const instant = clock.now();
      const now = verdictAt(instant);
      // Pages that a changed class opens are available only with it, and loading requests both.
      if (nextChangeAt !== null && instant >= nextChangeAt)
        waiting ??= setTimeout(() => void revalidate(), isLate ? RELOAD_PAUSE : spread());
      else if (essence(now) === essence(verdict)) alarm.arm(earlier(now.nextChangeAt, nextChangeAt));
      else void revalidate();
    };
    // Loaded just now, and still to change: the server's clock is slightly behind.
    const isLate = nextChangeAt !== null && clock.now() >= nextChangeAt;
    const alarm = createAlarm(clock, look);
    if (isLate) look();
    else alarm.arm(earlier(verdict.nextChangeAt, nextChangeAt));
    const stopListening = clock.onCorrection(look);
    return () => {
      clearTimeout(waiting);
      stopListening();
      alarm.stop();
    };
  }, [clock, verdict, verdictAt, nextChangeAt, revalidate]);
}

const spread = (): number => Math.random() * SPREAD;
