// The time of the event, second by second; the only thing on the page that renders each second.
import type { ReactElement } from 'react';
import { useDates, useNow } from '#sdk';

/** Seconds to two digits; zones differ by whole minutes, so they are the same everywhere. */
const secondsOf = (now: number): string => String(Math.floor(now / 1000) % 60).padStart(2, '0');

/** `12:30:05`, or `12:30` without seconds. Not announced while it runs. */
export function ClockFace({ seconds = true, className }: { seconds?: boolean; className?: string | undefined }): ReactElement {
  const now = useNow(seconds ? 1000 : 60_000);
  const { time } = useDates();
  return (
    <span role="timer" aria-live="off" className={`tabular ${className ?? ''}`}>
      {time(now)}
      {seconds && `:${secondsOf(now)}`}
    </span>
  );
}
