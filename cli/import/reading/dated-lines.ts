// Lines that each say day, hours, room and title, as a mail merge writes them, as a day with lines below it.
import { dayIn } from '../formats/table/headings.ts';
import { timedLine } from '../formats/table/timed-line.ts';
import { namesRoom } from '../vocabulary/room-words.ts';

type Dated = { day: string; time: string; room: string; rest: string };

/** What a line that begins with a day and hours says; undefined for any other. */
function datedLine(line: string): Dated | undefined {
  if (line.length > 400) return undefined;
  for (const { index, 0: sign } of line.slice(0, 60).matchAll(/(?:,|;|:|\||\s[–—-])?\s(?=\d{1,2}\s?[:.h]\s?\d{2})/gu)) {
    const day = dayIn(line.slice(0, index));
    const timed = day === undefined ? undefined : timedLine(line.slice(index + sign.length));
    if (day === undefined || !timed) continue;
    const [, place = '', behind = ''] = /^([^:,;|]{3,60})\s?[:,;|]\s(\S.*)$/u.exec(timed.rest) ?? [];
    return namesRoom(place) ? { day, time: timed.time, room: place, rest: behind } : { day, time: timed.time, room: '', rest: timed.rest };
  }
  return undefined;
}

/** The lines, with the day and the room of such in lines of their own where three lines at least are so. */
export function withDaysApart(lines: readonly string[]): string[] {
  const dated = lines.map(datedLine);
  if (dated.filter(Boolean).length < 3) return [...lines];
  let day = '';
  return lines.flatMap((line, at) => {
    const one = dated[at];
    if (!one) return [line];
    const above = one.day === day ? [] : [one.day];
    day = one.day;
    return [...above, `${one.time} ${one.rest}`, ...(one.room === '' ? [] : [one.room])];
  });
}
