// The instant at which the page is viewed: from change to change, by slider, by date and time, or running.
import Next from 'lucide-react/icons/skip-forward';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Previous from 'lucide-react/icons/skip-back';
import { type ReactElement, useMemo, useState } from 'react';
import type { Change } from '../../rules/timeline.ts';
import { changesAround, spanOf } from '../event-span.ts';
import { type Pace, paces } from '../preview-clock.ts';
import { type Controls, usePreviewTime, useSession, useSnapshot } from '../use-session.ts';
import { timelineChangeWords, instantWords } from '../words.ts';
import { InstantField } from './instant-field.tsx';
import { TimeSlider } from './time-slider.tsx';

type TimeRowProps = { controls: Controls; changes: readonly Change[] };

export function TimeRow({ controls, changes }: TimeRowProps): ReactElement {
  const { clock } = useSession();
  const { page } = useSnapshot();
  const { now, pace, isLive } = usePreviewTime();
  const [chosenPace, setChosenPace] = useState<Pace>(60);
  const [said, setSaid] = useState('');
  const zone = page?.info.TimeZone ?? 'UTC';
  const around = changesAround(changes, now);
  // Without days and changes the week around now would move under the thumb.
  const [opened] = useState(now);
  const span = useMemo(
    () => spanOf(page?.info.StartDate ?? '', page?.info.EndDate ?? '', zone, changes, opened),
    [page, zone, changes, opened],
  );
  const runs = !isLive && pace > 0;
  const jump = (change: Change | undefined): void => {
    if (!change) return;
    controls.goTo(change.at);
    setSaid(`${instantWords(change.at, zone)}: ${timelineChangeWords(change)}`);
  };
  return (
    <div className="time" role="group" aria-label="Time of the page">
      <div className="transport">
        <StepButton label="Previous change" change={around.before} zone={zone} onJump={jump} icon={<Previous size={18} />} />
        <button
          type="button"
          className="tool round"
          aria-label={runs ? 'Pause' : `Play at ${chosenPace}×`}
          title={runs ? 'Pause' : `Play at ${chosenPace}×`}
          onClick={() => (runs ? controls.pause() : clock.run(chosenPace))}
        >
          {runs ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
        </button>
        <StepButton label="Next change" change={around.after} zone={zone} onJump={jump} icon={<Next size={18} />} />
        <select
          aria-label="Speed"
          value={chosenPace}
          onChange={({ target }) => {
            const next = paces.find((one) => String(one) === target.value)!;
            setChosenPace(next);
            if (runs) clock.run(next);
          }}
        >
          {paces.map((one) => (
            <option key={one} value={one}>
              {one}×
            </option>
          ))}
        </select>
        <button type="button" className="tool" aria-pressed={isLive} onClick={() => controls.goTo(undefined)}>
          Now
        </button>
      </div>
      <TimeSlider span={span} changes={changes} now={now} zone={zone} onMove={controls.goTo} />
      <div className="instant">
        <InstantField now={now} zone={zone} onPick={controls.goTo} />
      </div>
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </div>
  );
}

type StepButtonProps = {
  label: string;
  change: Change | undefined;
  zone: string;
  icon: ReactElement;
  onJump: (change: Change | undefined) => void;
};

/** Goes to a change; the button stays at the last one, so that it keeps the focus. */
function StepButton({ label, change, zone, icon, onJump }: StepButtonProps): ReactElement {
  return (
    <button
      type="button"
      className="tool round"
      aria-label={label}
      aria-disabled={!change}
      title={change ? `${label}: ${instantWords(change.at, zone)}, ${timelineChangeWords(change)}` : `${label}: there is none`}
      onClick={() => onJump(change)}
    >
      <span className="icon" aria-hidden="true">
        {icon}
      </span>
    </button>
  );
}
