// When a meeting is: day and time in the zone that is shown, and in the other one of event and device where the clocks differ.
import type { ReactElement } from 'react';
import { placeOfZone, Time, useDates, useEvent, useOwnZone, useTexts, useZone } from '#sdk';
import { meetingTexts } from './texts.ts';
import styles from './meetings.module.css';

type Timed = { StartDateTime: string; EndDateTime: string };

/** `Monday, 3 May, 14:00–14:20` in words, for labels and messages. */
export function useWhen(): (meeting: Timed) => string {
  const dates = useDates();
  return ({ StartDateTime, EndDateTime }) => dates.withTime(dates.shortDate(StartDateTime), dates.timeRange(StartDateTime, EndDateTime));
}

export function When({ meeting }: { meeting: Timed }): ReactElement {
  const t = useTexts(meetingTexts);
  const { timeZone } = useEvent();
  const zone = useZone();
  const own = useOwnZone();
  const shown = useWhen();
  const here = useDates();
  const isOfEvent = zone === timeZone;
  const other = useDates(isOfEvent ? own : timeZone);
  const { StartDateTime: start } = meeting;
  const sameDay = other.shortDate(start) === here.shortDate(start);
  const time = sameDay ? other.time(start) : other.withTime(other.shortDate(start), other.time(start));
  return (
    <>
      <Time dateTime={start}>{shown(meeting)}</Time>
      {!(sameDay && time === here.time(start)) && <span className={styles.muted}>{t(isOfEvent ? 'yourTime' : 'eventTime', { time })}</span>}
    </>
  );
}

/** In which zone times are shown. */
export function MeetingZone(): ReactElement {
  const t = useTexts(meetingTexts);
  return <>{t('timesIn', { zone: placeOfZone(useZone()) })}</>;
}
