// Retries while the server is unreachable: when the device comes online, and at growing intervals.
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** First and longest wait, ms. */
const FIRST = 1000;
const LONGEST = 30_000;

/** Delay before an attempt, ms; up to half is random, so that clients do not return at once. */
export const retryDelay = (tries: number, chance = Math.random()): number => Math.min(FIRST * 2 ** tries, LONGEST) * (1 - chance / 2);

/** Loads the address on screen again until it succeeds. */
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
