// A date and time of the event: its wall clock, with the day in words, zone and offset.
import { type ReactElement, useState } from 'react';
import { instantOf, isoInZone } from '../../clock/zone.ts';
import { shortDayWords, zoneWords } from '../words.ts';

type InstantFieldProps = { now: number; zone: string; onPick: (instant: number) => void };

/** Input is kept until the field is left, whatever the clock does; an hour that occurs twice means the first one (`R8`). */
export function InstantField({ now, zone, onPick }: InstantFieldProps): ReactElement {
  const [draft, setDraft] = useState<string>();
  return (
    <div className="field">
      <label htmlFor="at" className="visually-hidden">
        Date and time of the event
      </label>
      <input
        id="at"
        type="datetime-local"
        aria-describedby="zone"
        value={draft ?? isoInZone(now, zone).slice(0, 16)}
        onChange={({ target }) => {
          setDraft(target.value);
          const instant = instantOf(target.value, zone);
          if (instant !== undefined) onPick(instant);
        }}
        onBlur={() => setDraft(undefined)}
      />
      <span id="zone" className="zone">
        {shortDayWords(now, zone)}, {zoneWords(now, zone)}
      </span>
    </div>
  );
}
