// Time zones as calendars name them: IANA names, names with a prefix, names of Windows.
import { isTimeZone } from '../../../src/clock/zone.ts';

/** The zones of Windows that calendars of congresses are most often in. */
const windows: Readonly<Record<string, string>> = {
  'GMT Standard Time': 'Europe/London',
  'Greenwich Standard Time': 'Atlantic/Reykjavik',
  'W. Europe Standard Time': 'Europe/Berlin',
  'Central Europe Standard Time': 'Europe/Budapest',
  'Romance Standard Time': 'Europe/Paris',
  'Central European Standard Time': 'Europe/Warsaw',
  'E. Europe Standard Time': 'Europe/Chisinau',
  'FLE Standard Time': 'Europe/Helsinki',
  'GTB Standard Time': 'Europe/Athens',
  'Turkey Standard Time': 'Europe/Istanbul',
  'Russian Standard Time': 'Europe/Moscow',
  'Israel Standard Time': 'Asia/Jerusalem',
  'Arabian Standard Time': 'Asia/Dubai',
  'India Standard Time': 'Asia/Kolkata',
  'SE Asia Standard Time': 'Asia/Bangkok',
  'China Standard Time': 'Asia/Shanghai',
  'Singapore Standard Time': 'Asia/Singapore',
  'Tokyo Standard Time': 'Asia/Tokyo',
  'Korea Standard Time': 'Asia/Seoul',
  'AUS Eastern Standard Time': 'Australia/Sydney',
  'New Zealand Standard Time': 'Pacific/Auckland',
  'Eastern Standard Time': 'America/New_York',
  'Central Standard Time': 'America/Chicago',
  'Mountain Standard Time': 'America/Denver',
  'Pacific Standard Time': 'America/Los_Angeles',
  'E. South America Standard Time': 'America/Sao_Paulo',
  'South Africa Standard Time': 'Africa/Johannesburg',
};

/** The IANA zone behind a TZID; empty when nothing is known by that name. `own` are the names a calendar defines itself. */
export function zoneNamed(name: string, own: ReadonlyMap<string, string>): string {
  const location = own.get(name) ?? '';
  // `/mozilla.org/20050126_1/Europe/Berlin` carries the name at its end.
  const parts = name.split('/');
  const known = [name, location, parts.slice(-3).join('/'), parts.slice(-2).join('/'), Object.hasOwn(windows, name) ? windows[name]! : ''];
  return known.find((zone) => /^[A-Za-z]/.test(zone) && isTimeZone(zone)) ?? '';
}
