// The event's time, second by second; the only component that renders each second.
import type { ReactElement } from 'react';
import { useDates, useEvent, useNow } from '#sdk';

/** Seconds to two digits, in the digits of the language; zones differ by whole minutes, so seconds are the same everywhere. */
const secondsOf = (now: number, language: string): string =>
  new Intl.NumberFormat(language, { minimumIntegerDigits: 2 }).format(Math.floor(now / 1000) % 60);

/** `12:30:05`, or `12:30` without seconds and for whoever wants no motion. Not announced while it runs. */
export function ClockFace({ seconds = true, className }: { seconds?: boolean; className?: string | undefined }): ReactElement {
  const now = useNow(seconds ? 1000 : 60_000);
  const { language, timeZone } = useEvent();
  const { time } = useDates(timeZone);
  return (
    <span role="timer" aria-live="off" className={`tabular ${className ?? ''}`}>
      {time(now)}
      {seconds && <span data-ticks>{`:${secondsOf(now, language)}`}</span>}
    </span>
  );
}
