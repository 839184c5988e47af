// What a move does, in lines for a person.
import { counted, printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { moveDate } from '../../src/shift/shift-time.ts';
import type { Remark, ShiftPlan } from './plan-shift.ts';

/** Remarks of one kind are shown up to this many. */
const MOST = 20;

const headings: Readonly<Record<Remark['code'], (count: number) => string>> = {
  'unreadable-file': (count) => `${counted(count, 'file')} cannot be read:`,
  'unreadable-time': (count) => `${counted(count, 'time')} cannot be read and did not move:`,
  'time-of-instance': (count) => `${counted(count, 'time')} of the instance did not move, for the file serves its other events too:`,
  'event-name': (count) => `${counted(count, 'text')} still ${count === 1 ? 'holds' : 'hold'} the old name of the event:`,
  date: (count) => `${counted(count, 'text')} with a date did not move:`,
  year: (count) => `${counted(count, 'text')} with a year did not move:`,
  'day-of-month': (count) => `${counted(count, 'text')} with a day of a month did not move:`,
  weekday: (count) => `${counted(count, 'text')} with a weekday, which is another one now:`,
};

/** First days, distance and weekdays; times by file; hours in which the clocks change; then what did not move, by kind. */
export function shiftLines(plan: ShiftPlan, { tone }: Terminal): string[] {
  const { folder, from, to, days, timeZone, moved, remarks } = plan;
  const where = tone('place', `${folder.instance}/${folder.event}`);
  const origin = plan.fromSessions ? ' (day of the first session; the app document has no startDate)' : '';
  const noted = moved.flatMap(({ note, ...one }) => (note ? [{ ...one, note }] : []));
  return [
    `${where}: ${from}${origin} becomes ${to}, ${distance(days)}, times in ${timeZone}`,
    `  ${weekdayWords(from, to, days)}`,
    `  ${tone('good', `${counted(moved.length, 'time')} moved`)}${moved.length ? `: ${byFile(plan)}` : ''}`,
    ...(noted.length ? [`  ${tone('warning', `${counted(noted.length, 'time')} in an hour in which the clocks change:`)}`] : []),
    ...shortened(
      noted.map(({ file, line, column, after, note }) => {
        const what =
          note === 'gap'
            ? 'is skipped by the clocks; the moment after the gap counts'
            : 'comes twice; the first one counts unless an offset says otherwise';
        return `    ${printable(`${file}:${line}:${column} ${after} ${what}`)}`;
      }),
    ),
    ...(Object.keys(headings) as Remark['code'][]).flatMap((code) => {
      const found = remarks.filter((remark) => remark.code === code);
      if (found.length === 0) return [];
      return [`  ${tone('warning', headings[code](found.length))}`, ...shortened(remarkLines(found))];
    }),
  ];
}

/** One line a remark; a text in several languages is one, for it is one to edit. */
function remarkLines(remarks: readonly Remark[]): string[] {
  const texts = Map.groupBy(remarks, ({ file, pointer }) => `${file} ${pointer.replace(/\/[a-z]{2,3}-[A-Z]{2}$/, '/language')}`);
  return [...texts.values()].map(([first, ...others]) => {
    const more = others.map(({ pointer }) => pointer.slice(pointer.lastIndexOf('/') + 1)).join(', ');
    return `    ${printable(`${first!.file}:${first!.line}:${first!.column} ${first!.excerpt}${more ? ` (also ${more})` : ''}`)}`;
  });
}

const shortened = (lines: readonly string[]): string[] =>
  lines.length <= MOST ? [...lines] : [...lines.slice(0, MOST), `    … and ${lines.length - MOST} more; --format json lists them all`];

function distance(days: number): string {
  const size = Math.abs(days);
  const weeks = size > 0 && size % 7 === 0 ? ` (${counted(size / 7, 'week')})` : '';
  return days === 0 ? 'the same day' : `${counted(size, 'day')}${weeks} ${days > 0 ? 'later' : 'earlier'}`;
}

function weekdayWords(from: string, to: string, days: number): string {
  if (days % 7 === 0) return `weekdays stay: ${weekday(from)}`;
  const over = ((days % 7) + 7) % 7;
  const near = [moveDate(to, -over), moveDate(to, 7 - over)].filter((date) => date !== undefined).join(' or ');
  return `weekdays change: ${weekday(from)} becomes ${weekday(to)}; --to ${near} would keep them`;
}

const weekday = (date: string): string =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(`${date}T00:00Z`));

function byFile({ moved, folder }: ShiftPlan): string {
  const counts = [...Map.groupBy(moved, ({ file }) => file)].map(([file, all]) => ({ file, count: all.length }));
  const below = `${folder.instance}/${folder.event}/`.length;
  return counts
    .toSorted((a, b) => b.count - a.count)
    .map(({ file, count }) => `${count} in ${printable(file.slice(below))}`)
    .join(', ');
}
