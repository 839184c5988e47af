// Programmes that say when the first row begins and how long each takes: the next begins where the one above ends.
import { oneLine } from '../../reading/fields.ts';
import type { Report } from '../../report.ts';
import { isBlank } from '../../schedule/session-details.ts';
import { minutesOf } from '../../values/durations.ts';
import { endOfRow, type TableRow } from './grouping.ts';

/** The rows of a table; one that has a day and a duration and no start begins where the row directly above it in its room ends, which is reported once. */
export function withRunningStarts(rows: readonly TableRow[], report: Report): readonly TableRow[] {
  let above = { place: '', room: '', end: '', session: '' };
  let first: TableRow | undefined;
  let count = 0;
  for (const row of rows) {
    const { fields, event } = row;
    const written = oneLine(fields['room']);
    const isTimeless = ['date', 'start', 'end'].every((name) => isBlank(fields[name])) && event.day === undefined;
    // The session and its day are written once, above its talks.
    const isBelow =
      isTimeless && row.session === '' && row.sessionId === '' && above.session !== '' && minutesOf(fields['duration']) !== undefined;
    if (isBelow) row.session = above.session;
    const isSame = isTimeless && row.session !== '' && row.session === above.session && (written === '' || written === above.room);
    // The room is written once, with the session; the keys of the session hold it.
    if (isSame && written === '' && above.room !== '') fields['room'] = above.room;
    const room = isSame ? above.room : written;
    const isOpen = ['date', 'start', 'end'].every((name) => isBlank(fields[name])) && minutesOf(fields['duration']);
    if (isOpen && above.end !== '' && (isSame || above.place === `${event.day?.date} ${room}`)) {
      fields['date'] = above.end;
      first ??= row;
      count += 1;
    }
    const start = oneLine(fields['date']);
    const [end = ''] = endOfRow(start, oneLine(fields['end']), fields['duration']);
    const place = isSame && written === '' ? above.place : `${event.day?.date ?? start.slice(0, 10)} ${room}`;
    above = { place, room, end, session: row.session };
  }
  if (first)
    report.tell(
      'start-continued',
      first.event.place,
      `${count === 1 ? '1 row has a duration and no start and begins' : `${count} rows have a duration and no start and begin`} where the row above ends`,
    );
  return rows;
}
