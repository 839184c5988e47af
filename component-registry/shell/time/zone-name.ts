// The name of a time zone in words.

/** `Central European Summer Time`, `Mitteleuropäische Sommerzeit`: the name at `now` (ms); the IANA name if there is none. */
export function zoneName(timeZone: string, language: string, now: number): string {
  try {
    const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'long' }).formatToParts(now);
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  } catch {
    return timeZone;
  }
}
