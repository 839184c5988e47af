// A difference of two imports in words, for the person who decides whether it is written.
import { isoInZone } from '../../../src/clock/zone.ts';
import { plainText } from '../values/plain-text.ts';
import { type ImportDiff, titleOf } from './diff-import.ts';
import type { FieldChange, Row, RowChange } from './row-changes.ts';

/** A line of the description; `kind` lets a terminal colour it. */
export type DiffLine = { kind: 'summary' | 'added' | 'moved' | 'changed' | 'cancelled'; text: string };

const words: Readonly<Record<string, string>> = {
  StartDateTime: 'start',
  EndDateTime: 'end',
  ProgrammeDay: 'day',
  RoomId: 'room',
  TrackId: 'track',
  SessionId: 'session',
  Name: 'title',
  SessionType: 'type',
  ImageThumbPath: 'picture',
  ImagePath: 'picture',
  Color: 'colour',
  RecordingUrl: 'recording',
  StreamUrl: 'live stream',
  Groups: 'tags',
  CompanyAccountName: 'company',
  SponsorType: 'sponsor tier',
  IsPoster: 'poster',
};

/** The summary first, then what is cancelled, moved, changed and added, in order of time. Times are those of the event's zone. */
export function describeDiff(diff: ImportDiff, timeZone: string): DiffLine[] {
  const { added, cancelled, different, same, lists } = diff;
  const moved = different.filter((change) => change.moved.length > 0);
  const changed = different.filter((change) => change.moved.length === 0);
  const line = (kind: DiffLine['kind'], row: Row, text: string): { line: DiffLine; start: string } => ({
    line: { kind, text },
    start: row.StartDateTime ?? '',
  });
  const inTime = (lines: { line: DiffLine; start: string }[]): DiffLine[] =>
    lines.toSorted((one, other) => (Date.parse(one.start) || 0) - (Date.parse(other.start) || 0)).map((one) => one.line);
  return [
    {
      kind: 'summary',
      text: summaryOf({
        added: added.length,
        moved: moved.length,
        changed: changed.length + lists.length,
        cancelled: cancelled.length,
        same,
      }),
    },
    ...inTime(cancelled.map(({ kind, row }) => line('cancelled', row, `cancelled: ${nameOf(kind, row)}${whenOf(row, timeZone)}`))),
    ...inTime(
      moved.map((change) => line('moved', change.after, `moved: ${nameOf(change.kind, change.after)}: ${detailsOf(change, timeZone)}`)),
    ),
    ...inTime(
      changed.map((change) =>
        line('changed', change.after, `changed: ${nameOf(change.kind, change.after)}: ${detailsOf(change, timeZone)}`),
      ),
    ),
    ...lists.map(({ kind, name, changes }): DiffLine => ({
      kind: 'changed',
      text: `changed: ${kind} “${name}”: ${changes.map((change) => fieldWords(change.field.endsWith('Name') ? { ...change, field: 'name' } : change, timeZone)).join('; ')}`,
    })),
    ...inTime(added.map(({ kind, row }) => line('added', row, `added: ${nameOf(kind, row)}${whenOf(row, timeZone)}`))),
  ];
}

/** Whether a difference changes anything at all. */
export const isSame = ({ added, cancelled, different, lists }: ImportDiff): boolean =>
  added.length + cancelled.length + different.length + lists.length === 0;

function summaryOf(counts: Record<'added' | 'moved' | 'changed' | 'cancelled' | 'same', number>): string {
  const parts = (['added', 'moved', 'changed', 'cancelled'] as const)
    .filter((name) => counts[name] > 0)
    .map((name) => `${counts[name]} ${name}`);
  return `${parts.length > 0 ? parts.join(', ') : 'nothing is different'}; ${counts.same} as before`;
}

const nameOf = (kind: RowChange['kind'], row: Row): string => `${kind === 'presentation' ? 'presentation ' : ''}“${titleOf(row)}”`;
const whenOf = ({ StartDateTime }: Row, timeZone: string): string => (StartDateTime ? `, ${clockOf(StartDateTime, timeZone)}` : '');
const clockOf = (iso: string, timeZone: string): string => isoInZone(Date.parse(iso), timeZone).slice(0, 16).replace('T', ' ');

function detailsOf({ moved, changed, before, after }: RowChange, timeZone: string): string {
  const start = moved.find(({ field }) => field === 'StartDateTime');
  const shift = start?.before && start.after ? [shiftOf(before, after, timeZone)] : [];
  // A move of the start says all about the day; about the end it does when the length stays.
  const told = moved.filter(
    ({ field }) =>
      !(
        shift.length > 0 &&
        (field === 'StartDateTime' || field === 'ProgrammeDay' || (field === 'EndDateTime' && lengthOf(before) === lengthOf(after)))
      ),
  );
  return [...shift, ...[...told, ...changed].map((change) => fieldWords(change, timeZone))].join('; ');
}

function shiftOf(before: Row, after: Row, timeZone: string): string {
  const minutes = (Date.parse(after.StartDateTime!) - Date.parse(before.StartDateTime!)) / 60_000;
  const size = Math.abs(minutes);
  const amount =
    size % 1440 === 0
      ? counted(size / 1440, 'day')
      : size % 60 === 0 && size < 1440
        ? counted(size / 60, 'hour')
        : size < 1440
          ? counted(size, 'minute')
          : '';
  const to = `to ${clockOf(after.StartDateTime!, timeZone)}, was ${clockOf(before.StartDateTime!, timeZone)}`;
  return amount === '' ? to : `${amount} ${minutes > 0 ? 'later' : 'earlier'}, ${to}`;
}

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;
const lengthOf = ({ StartDateTime, EndDateTime }: Row): number =>
  StartDateTime && EndDateTime ? Date.parse(EndDateTime) - Date.parse(StartDateTime) : -1;

function fieldWords({ field, before, after }: FieldChange, timeZone: string): string {
  const name = Object.hasOwn(words, field) ? words[field]! : field.toLowerCase();
  const shown = (value: unknown): string => {
    if (field.endsWith('DateTime') && typeof value === 'string') return clockOf(value, timeZone);
    const text = plainText(
      typeof value === 'string' ? value : Array.isArray(value) ? value.map(entryWords).join(', ') : JSON.stringify(value),
    );
    return `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`;
  };
  if (before === undefined) return `${name} now ${shown(after)}`;
  if (after === undefined) return `${name} gone, was ${shown(before)}`;
  // Long texts differ somewhere in the middle; both beginnings would look the same.
  if (['Abstract', 'Description', 'Biography'].includes(field)) return `${name} rewritten`;
  return `${name} ${shown(after)}, was ${shown(before)}`;
}

const entryWords = (entry: unknown): string => {
  const fields = entry as { Name?: string; Title?: string } | null;
  return fields?.Name ?? fields?.Title ?? String(entry);
};
