// Tries again by itself while the server is away: when the device comes online, and now and then, later each time.
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** First and longest wait, ms. */
const FIRST = 1000;
const LONGEST = 30_000;

/** Wait before a try, ms; up to half is left to chance, so that not everybody comes back at once. */
export const retryDelay = (tries: number, chance = Math.random()): number => Math.min(FIRST * 2 ** tries, LONGEST) * (1 - chance / 2);

/** Loads the address on screen again until it is there. */
export function useReconnect(isWaiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return undefined;
    let isOver = false;
    let tries = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const arm = (): void => {
      clearTimeout(timer);
      if (!isOver) timer = setTimeout(again, retryDelay(tries++));
    };
    const again = (): void => {
      clearTimeout(timer);
      void revalidate().then(arm, arm);
    };
    arm();
    window.addEventListener('online', again);
    return () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [isWaiting, revalidate]);
}
