// An instant in the time of the event, and in the reader's own where that differs.
import type { ReactElement } from 'react';
import { offsetAt, placeOfZone, Time, useDates, useEvent, useOwnZone, useTexts } from '#sdk';
import { submissionTexts } from './texts.ts';

/** `time` is ISO 8601. */
export function Moment({ time }: { time: string }): ReactElement {
  const t = useTexts(submissionTexts);
  const { timeZone } = useEvent();
  const own = useOwnZone();
  const [there, here] = [useDates(timeZone), useDates(own)];
  const instant = Date.parse(time);
  const isOther = offsetAt(instant, timeZone) !== offsetAt(instant, own);
  return (
    <>
      <Time dateTime={time}>{t('moment', { day: there.longDate(time), time: there.time(time), zone: placeOfZone(timeZone) })}</Time>
      {isOther && <> ({t('ownTime', { day: here.shortDate(time), time: here.time(time) })})</>}
    </>
  );
}
