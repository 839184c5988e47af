// The event's time zone: as named, or the most likely one that agrees with the offsets of its times.
import { isTimeZone, offsetAt } from '../../../src/clock/zone.ts';
import type { OffsetTime } from './instants.ts';

/** Zones tried when none is named, the most usual congress city of each offset and summer-time rule first. */
const candidates = [
  'Europe/Berlin',
  'Europe/London',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Phoenix',
  'America/Sao_Paulo',
  'America/Bogota',
  'America/Mexico_City',
  'America/Halifax',
  'America/Santiago',
  'Europe/Helsinki',
  'Europe/Istanbul',
  'Africa/Johannesburg',
  'Africa/Lagos',
  'Africa/Cairo',
  'Asia/Jerusalem',
  'Asia/Dubai',
  'Asia/Karachi',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Dhaka',
  'Asia/Bangkok',
  'Asia/Shanghai',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Australia/Brisbane',
  'Australia/Adelaide',
  'Australia/Perth',
  'Pacific/Auckland',
  'Pacific/Honolulu',
  'America/Anchorage',
  'America/St_Johns',
  'Atlantic/Reykjavik',
];

/** A zone and, when it was not simply named, what to report to the organiser. */
export type ZoneChoice = { timeZone: string; doubt: string };

/**
 * The zone of an event. A known name wins. Otherwise: UTC when every offset is zero; the first usual zone whose offset is right
 * at every time written; UTC when none fits or no time has an offset. The offsets alone never identify a city, so every guess is reported.
 */
export function timeZoneOf(named: string, times: readonly OffsetTime[]): ZoneChoice {
  // An offset (`+01:00`) is a name to the runtime, but not the zone of any event.
  if (/^[A-Za-z]/.test(named) && isTimeZone(named)) return { timeZone: named, doubt: '' };
  const why = named === '' ? 'no time zone is named' : `the time zone "${named}" is not known`;
  if (times.length === 0) return { timeZone: 'UTC', doubt: `${why} and no time has an offset: UTC is taken` };
  if (times.every(({ offset }) => offset === 0)) return { timeZone: 'UTC', doubt: `${why} and all times are in UTC: UTC is taken` };
  const fitting = candidates.find((zone) => times.every(({ instant, offset }) => offsetAt(instant, zone) === offset));
  if (!fitting) return { timeZone: 'UTC', doubt: `${why} and no usual zone has the offsets of all ${times.length} times: UTC is taken` };
  return { timeZone: fitting, doubt: `${why}: ${fitting} is taken, which agrees with all ${times.length} times` };
}
