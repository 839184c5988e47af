// The cookie by which the server knows in which time zone a visitor reads an event: its pages come with the times and days of that zone.

/** Name of the cookie of an event (`instance/short`, which have no dots); its value is an IANA name. */
export const zoneCookie = (event: string): string => `${event.replace('/', '.')}.zone`;

/** The zone in a cookie's value; empty where it is none, or the event's own. Keeps nothing of what it reads: anybody writes a cookie. */
export function zoneIn(value: string | undefined, timeZone: string): string {
  if (!value || value === timeZone || !/^[\w+\-/]{1,40}$/.test(value)) return '';
  try {
    return Intl.DateTimeFormat('en', { timeZone: value }) && value;
  } catch {
    return '';
  }
}
