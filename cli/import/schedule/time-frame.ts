// The frame of the times of a schedule: its time zone, and when one programme day becomes the next.
import { dayInZone, isoInZone } from '../../../src/clock/zone.ts';
import { asFields, field, oneLine } from '../reading/fields.ts';
import type { Place } from '../place.ts';
import type { Report } from '../report.ts';
import { clockMinutes, dayOf, instantIn, offsetTime } from '../values/instants.ts';
import { USUAL_DAY_CHANGE } from '../values/programme-days.ts';
import { timeZoneOf } from '../values/time-zones.ts';
import type { Schedule } from './schedule.ts';

/** Zone and day change of a schedule. */
export type TimeFrame = {
  timeZone: string;
  /** Minutes after midnight at which a programme day begins. */
  dayChange: number;
  /** Whether durations of three parts end with seconds, as those of old databases do. */
  seconds: boolean;
};

/** Reads the frame; a zone that had to be guessed is reported. */
export function timeFrameOf(schedule: Schedule, place: Place, report: Report): TimeFrame {
  const named = schedule.timeZone ?? oneLine(field(schedule.conference, 'time_zone_name', 'timezone', 'time_zone'));
  const written = [...schedule.events.map(({ value }) => oneLine(field(asFields(value) ?? {}, 'date'))), ...(schedule.zoneHints ?? [])];
  const times = written.flatMap((text) => offsetTime(text) ?? []);
  const { timeZone, doubt } = timeZoneOf(named, times);
  if (doubt !== '')
    report.warn(
      'time-zone-guessed',
      place,
      doubt,
      times.length > 0
        ? 'import again with --time-zone <iana> if the event is elsewhere: the times written here keep their offset'
        : 'if the event is elsewhere, set event.timeZone in app.json, or import again with --time-zone <iana>: its times have no offset and stay as the clock shows them',
    );
  const seconds = /^\d{1,2}:\d{2}:\d{2}$/.test(oneLine(field(schedule.conference, 'timeslot_duration')));
  return { timeZone, dayChange: dayChangeOf(schedule, timeZone), seconds };
}

/** As named (`day_change`), else where the first day that runs past midnight ends, else 06:00. */
function dayChangeOf({ conference, days }: Schedule, timeZone: string): number {
  const named = clockMinutes(oneLine(field(conference, 'day_change')));
  if (named !== undefined) return named;
  for (const { date, end } of days) {
    const instant = instantIn(end, timeZone);
    if (instant === undefined || dayInZone(instant, timeZone) <= dayOf(date)) continue;
    // Some producers end a day at 03:59 and mean that the next begins at 04:00.
    const minutes = clockMinutes(isoInZone(instant + 60_000, timeZone).slice(11, 16)) ?? 0;
    return minutes % 60 === 0 ? minutes : Math.max(0, minutes - 1);
  }
  return USUAL_DAY_CHANGE;
}
