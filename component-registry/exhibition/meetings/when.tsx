// When a meeting is: day and time in the zone that is shown, and in the event's own where the clocks differ.
import type { ReactElement } from 'react';
import { Time, useDates, useEvent, useTexts, useZone } from '#sdk';
import { meetingTexts } from './texts.ts';

type Timed = { StartDateTime: string; EndDateTime: string };

/** `Monday, 3 May, 14:00–14:20` in words, for labels and messages. */
export function useWhen(): (meeting: Timed) => string {
  const dates = useDates();
  return ({ StartDateTime, EndDateTime }) => `${dates.shortDate(StartDateTime)}, ${dates.timeRange(StartDateTime, EndDateTime)}`;
}

export function When({ meeting }: { meeting: Timed }): ReactElement {
  const t = useTexts(meetingTexts);
  const { timeZone } = useEvent();
  const zone = useZone();
  const shown = useWhen();
  const ofEvent = useDates(timeZone);
  const here = useDates();
  const { StartDateTime: start } = meeting;
  const isSame = zone === timeZone || (ofEvent.time(start) === here.time(start) && ofEvent.shortDate(start) === here.shortDate(start));
  return (
    <>
      <Time dateTime={start}>{shown(meeting)}</Time>
      {!isSame && <> · {t('eventTime', { time: `${ofEvent.shortDate(start)}, ${ofEvent.time(start)}` })}</>}
    </>
  );
}

/** In which zone times are shown. */
export function ZoneLine(): ReactElement {
  const t = useTexts(meetingTexts);
  return <>{t('timesIn', { zone: useZone().replaceAll('_', ' ') })}</>;
}
