// Start and length of a meeting that is proposed: local time of the event, whatever zone the device is in.
import type { ReactElement } from 'react';
import {
  decideProposedTime,
  instantOf,
  isoInZone,
  requestMinutes,
  SelectField,
  TextField,
  useEvent,
  useNow,
  useTexts,
  placeOfZone,
} from '#sdk';
import { meetingTexts } from './texts.ts';

const HOUR = 3_600_000;

/** As they stand in the form: `start` is YYYY-MM-DDTHH:MM. */
export type TimeChoice = { start: string; minutes: number };

/** The next full hour of the event, or its first morning. */
export function useFirstTime(): TimeChoice {
  const { timeZone, startDate } = useEvent();
  const now = useNow();
  const first = Math.max(Math.ceil(now / HOUR) * HOUR, instantOf(`${startDate || '1970-01-01'}T09:00`, timeZone) ?? 0);
  return { start: isoInZone(first, timeZone).slice(0, 16), minutes: 20 };
}

/** The instant (ISO 8601, UTC) of a choice, or the key of what is wrong with it. */
export function useReadTime(): (choice: TimeChoice) => { at: string } | { wrong: 'timeMissing' | 'refusedOver' | 'refusedOutside' } {
  const { timeZone, startDate, endDate } = useEvent();
  const now = useNow();
  return ({ start }) => {
    const at = instantOf(start, timeZone);
    if (start === '' || at === undefined) return { wrong: 'timeMissing' };
    const { outcome } = decideProposedTime(at, { startDate, endDate, timeZone }, now);
    if (outcome !== 'allow') return { wrong: outcome === 'over' ? 'refusedOver' : 'refusedOutside' };
    return { at: new Date(at).toISOString() };
  };
}

type TimeFieldsProps = {
  choice: TimeChoice;
  onChange: (choice: TimeChoice) => void;
  /** The form was sent: what is wrong is said. */ isChecked: boolean;
};

export function TimeFields({ choice, onChange, isChecked }: TimeFieldsProps): ReactElement {
  const t = useTexts(meetingTexts);
  const { timeZone } = useEvent();
  const read = useReadTime()(choice);
  return (
    <>
      <TextField
        label={t('start')}
        help={t('timesIn', { zone: placeOfZone(timeZone) })}
        type="datetime-local"
        value={choice.start}
        onChange={(start) => onChange({ ...choice, start })}
        error={isChecked && 'wrong' in read ? t(read.wrong) : ''}
        required
      />
      <SelectField
        label={t('length')}
        value={String(choice.minutes)}
        options={requestMinutes.map((number) => ({ value: String(number), label: t('minutes', { number }) }))}
        onChange={(value) => onChange({ ...choice, minutes: Number(value) })}
      />
    </>
  );
}
