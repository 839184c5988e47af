// Asks the guards again when their answer can differ: the event opens, a policy's hours end, a preview moves its clock.
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { createAlarm } from '../clock/alarm.ts';
import type { RouteVerdict } from '../rules/guards/verdict.ts';
import type { ReadyPage } from './load-page.ts';
import type { Services } from './services.ts';

/** What of a verdict makes another screen. */
const essence = ({ outcome, guard, to, effects }: RouteVerdict): string =>
  JSON.stringify([outcome, guard, to, effects.some(({ kind }) => kind === 'clear-user')]);

/** Loads the address again when its guards answer another way than they did. */
export function useRouteTurn({ route: { verdict, verdictAt } }: ReadyPage, { clock }: Services): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const look = (): void => {
      const now = verdictAt(clock.now());
      if (essence(now) === essence(verdict)) alarm.arm(now.nextChangeAt);
      else void revalidate();
    };
    const alarm = createAlarm(clock, look);
    alarm.arm(verdict.nextChangeAt);
    const stopListening = clock.onCorrection(look);
    return () => {
      stopListening();
      alarm.stop();
    };
  }, [clock, verdict, verdictAt, revalidate]);
}
