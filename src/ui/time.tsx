// An instant or a date as people read it and as machines do.
import type { ReactNode } from 'react';

type TimeProps = {
  /** Machine-readable: `2027-05-03`, `2027-05-03T09:00+02:00`, or a duration `PT45M`. */
  dateTime: string;
  /** What is read, already written in the reader's language and time zone. */
  children: ReactNode;
  className?: string;
};

/** A `<time>` with tabular figures. */
export function Time({ dateTime, children, className }: TimeProps) {
  return (
    <time dateTime={dateTime} className={className}>
      {children}
    </time>
  );
}
