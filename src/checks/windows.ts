// Checks pairs of bounds: unreadable ones, reversed and empty windows, and windows far from the event.
import { readWindow, type Window } from '../rules/window.ts';
import { type Finding, finding } from '../model/finding.ts';
import type { Source } from '../model/source.ts';
import { timeFindings } from './written-time.ts';

const DAY = 86_400_000;

/** The days of an event as instants; ±Infinity where it names none. */
export type EventDays = { zone: string; first: number; last: number };

/** What a pair of bounds belongs to, and how its findings name it. */
export type WindowUse = {
  /** What is inside: `this placement is shown`. */
  subject: string;
  /** Whether an unreadable bound must be fixed before publishing. */
  strict: boolean;
  /** Days it may end before the first day, and begin after the last one. */
  before: number;
  after: number;
  /** Whether a window of one instant is a mistake. */
  needsLength: boolean;
};

/** Something shown for a while: announced up to nine months ahead, kept for two months; what is farther away is last year's or next year's. */
export const shownFor: WindowUse = { subject: 'it is shown', strict: true, before: 270, after: 60, needsLength: true };
/** A session belongs to the event; milestones of no length are usual in programmes. */
export const sessionFor: WindowUse = { subject: 'it takes place', strict: false, before: 30, after: 30, needsLength: false };

/** The days of an event; days that cannot be read count as none. */
export function eventDays(app: Readonly<Record<string, unknown>> | undefined): EventDays {
  const { timeZone = 'UTC', startDate = '', endDate = '' } = (app?.['event'] ?? {}) as Partial<Record<string, string>>;
  const days = readWindow(startDate, endDate, timeZone);
  return days.readable ? { zone: timeZone, first: days.from, last: days.to } : { zone: timeZone, first: -Infinity, last: Infinity };
}

/** Bounds as written and where; `null`, empty and missing are open. */
export type WrittenWindow = { start: unknown; end: unknown; startAt: Source; endAt: Source };

/** Findings of one window. */
export function windowFindings({ start, end, startAt, endAt }: WrittenWindow, days: EventDays, use: WindowUse): Finding[] {
  const times = [...boundFindings(start, startAt, days, use), ...boundFindings(end, endAt, days, use)];
  const window = readWindow(start, end, days.zone);
  if (!window.readable) return times;
  const where = window.to === Infinity ? startAt : endAt;
  return [...times, ...lengthFindings(window, where, use), ...placeFindings(window, where, days, use)];
}

const boundFindings = (bound: unknown, at: Source, { zone }: EventDays, { strict }: WindowUse): Finding[] =>
  typeof bound === 'string' && bound !== '' ? timeFindings(bound, at, zone, strict ? 'error' : 'warning') : [];

function lengthFindings({ from, to }: Window, at: Source, { subject, needsLength }: WindowUse): Finding[] {
  if (from > to) return [finding('window-reversed', 'warning', at, `the end is before the start, so ${subject} at no time`)];
  return needsLength && from === to
    ? [finding('window-empty', 'warning', at, `start and end are the same instant, so ${subject} for a moment only`)]
    : [];
}

function placeFindings({ from, to }: Window, at: Source, { first, last }: EventDays, { subject, before, after }: WindowUse): Finding[] {
  const early = to < first - before * DAY;
  if (from > to || (!early && from <= last + after * DAY)) return [];
  const when = early ? `until ${days(first - to)} days before the event begins` : `from ${days(from - last)} days after the event ends`;
  return [finding('window-outside-event', 'warning', at, `${subject} ${when}; is the year right?`)];
}

const days = (length: number): number => Math.round(length / DAY);

/** Names of bounds that make a window when they occur together in a document or a row. */
export const windowKeys: readonly { start: string; end: string; use: WindowUse }[] = [
  { start: 'displayFromDate', end: 'displayToDate', use: shownFor },
  { start: 'StartDateTime', end: 'EndDateTime', use: sessionFor },
  {
    start: 'startDate',
    end: 'endDate',
    use: { ...shownFor, subject: 'the event is open', before: Infinity, after: Infinity, needsLength: false },
  },
];

/** Whether two windows have an instant in common. */
export const meet = (a: Window, b: Window): boolean =>
  a.readable && b.readable && a.from <= b.to && b.from <= a.to && a.from <= a.to && b.from <= b.to;
