// The slider over the event: its days, the event itself as a band, a mark for every change of the page.
import type { CSSProperties, KeyboardEvent, ReactElement } from 'react';
import { dateWords } from '../../i18n/dates.ts';
import type { Change } from '../../rules/timeline.ts';
import { daysOf, instantAt, shareOf, type EventSpan } from '../event-span.ts';
import { instantWords } from '../words.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type TimeSliderProps = { span: EventSpan; changes: readonly Change[]; now: number; zone: string; onMove: (instant: number) => void };

/** Number of slider positions; finer than a pixel. */
const STEPS = 10_000;

/** Arrow keys move a quarter of an hour, with Shift a minute, Page Up and Down a day. */
export function TimeSlider({ span, changes, now, zone, onMove }: TimeSliderProps): ReactElement {
  const at = (instant: number): CSSProperties => ({ '--at': shareOf(span, instant) }) as CSSProperties;
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = stepOf(event);
    if (step === 0) return;
    event.preventDefault();
    onMove(Math.min(span.to, Math.max(span.from, now + step)));
  };
  // Marks closer than a pixel or two are merged.
  const marks = [...new Set(changes.map((change) => Math.round(shareOf(span, change.at) * 500)))];
  const { event, core, from, to } = span;
  const aside = [...(core.from > from ? [from] : []), ...(core.to < to ? [core.to] : [])];
  return (
    <div className="slider">
      <div className="track" aria-hidden="true">
        {event && (
          <span className="event" style={{ '--at': shareOf(span, event.first), '--to': shareOf(span, event.last) } as CSSProperties} />
        )}
        {marks.map((mark) => (
          <span key={mark} className="mark" style={{ '--at': mark / 500 } as CSSProperties} />
        ))}
        {aside.map((instant) => (
          <span key={instant} className="day aside" style={at(instant)}>
            {instant === from
              ? `from ${dateWords('en-GB', zone).pattern(instant, 'MMM YYYY')}`
              : `to ${dateWords('en-GB', zone).pattern(to, 'MMM YYYY')}`}
          </span>
        ))}
        {daysOf(span, zone).map((day) => (
          <span key={day} className="day" style={at(day)}>
            {dateWords('en-GB', zone).shortDate(day)}
          </span>
        ))}
      </div>
      <input
        type="range"
        aria-label="Instant"
        min={0}
        max={STEPS}
        value={Math.round(shareOf(span, now) * STEPS)}
        aria-valuetext={instantWords(now, zone)}
        onKeyDown={onKeyDown}
        onChange={({ target }) => onMove(instantAt(span, Number(target.value) / STEPS))}
      />
    </div>
  );
}

/** How far a key moves, ms; 0 for other keys, and for Home and End, which the browser handles. */
function stepOf({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): number {
  if (altKey || ctrlKey || metaKey) return 0;
  const small = shiftKey ? MINUTE : 15 * MINUTE;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: small,
    ArrowUp: small,
    ArrowLeft: -small,
    ArrowDown: -small,
    PageUp: DAY,
    PageDown: -DAY,
  };
  return Object.hasOwn(steps, key) ? steps[key]! : 0;
}
