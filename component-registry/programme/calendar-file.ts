// A session as an iCalendar file (RFC 5545): one event, times in UTC, an id that stays the same so that a second download updates the first.

/** What the file says. Times are ISO 8601 instants. */
export type CalendarEntry = {
  /** Unique for ever: session and event. */
  uid: string;
  start: string;
  end: string;
  title: string;
  /** Room and venue. */
  place: string;
  /** Plain text. */
  description: string;
  /** Address of the session's page. */
  url: string;
  /** Instant at which the file is made, ms. */
  now: number;
};

const utc = (time: string | number): string => new Date(time).toISOString().replaceAll(/[-:]|\.\d+/g, '');

const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/[;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`);

/** Lines are at most 75 octets; what is longer goes on after a blank. Characters are never cut in two. */
function folded(line: string): string {
  const bytes = new TextEncoder();
  const lines: string[] = [];
  let current = '';
  let size = 0;
  for (const letter of line) {
    const length = bytes.encode(letter).length;
    if (size + length > 75) {
      lines.push(current);
      current = ' ';
      size = 1;
    }
    current += letter;
    size += length;
  }
  return [...lines, current].join('\r\n');
}

/** The text of the `.ics` file; parts that are empty are left out. */
export function calendarFile({ uid, start, end, title, place, description, url, now }: CalendarEntry): string {
  const optional = [
    ['LOCATION', place],
    ['DESCRIPTION', description],
  ].filter(([, value]) => value !== '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Foyer//Programme//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(title)}`,
    ...optional.map(([name, value]) => `${name}:${escaped(value!)}`),
    ...(url === '' ? [] : [`URL:${url}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
