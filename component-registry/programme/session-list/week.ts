// The days of an event as an overview: the parts of each day, and the sessions that stand for them.
import type { ListedThing } from '../session/listed-session.ts';
import { startOf } from '../session/session-times.ts';

/** A part of a day with the sessions shown of it, by time, and how many more begin in it. */
export type DayPart = { name: 'morning' | 'afternoon' | 'evening' | 'anyTime'; shown: readonly ListedThing[]; more: number };

export type WeekDay = { day: string; count: number; parts: readonly DayPart[] };

/** Days that stand together: next to each other as columns, or, few and far from all others (`isAside`), each in a row. */
export type WeekRun = { isAside: boolean; days: readonly WeekDay[] };

/** Days without anything after which others are far, and how many days make a run that is none to put aside. */
const FAR = 7;
const MANY = 3;
const DAY = 24 * 3_600_000;

/** Sessions shown of a part of a day. */
const SHOWN = 3;

const names = ['morning', 'afternoon', 'evening', 'anyTime'] as const;

/**
 * The days of `sessions`, which are in the order of their times. A part begins at noon and at 17 o'clock by `hourOf`, the hour on the
 * clock that is shown; before 5 in the morning it is still the evening before. What the reader has chosen stands for it first, then
 * what the organiser highlights, then what has the most talks.
 */
export function weekDays(
  sessions: readonly ListedThing[],
  hourOf: (start: number) => number,
  isOwn: (session: ListedThing) => boolean,
): WeekDay[] {
  const byDay = Map.groupBy(sessions, ({ ProgrammeDay }) => ProgrammeDay);
  byDay.delete('');
  return [...byDay]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, own]) => {
      const byPart = Map.groupBy(own, (session) => partOf(startOf(session), hourOf));
      return {
        day,
        count: own.length,
        parts: names.flatMap((name): DayPart[] => {
          const all = byPart.get(name);
          if (!all) return [];
          const rank = (session: ListedThing): number =>
            (isOwn(session) ? 10_000 : 0) + (session.Highlighted ? 1000 : 0) + Math.min(999, session.Presentations.length);
          const best = new Set(all.toSorted((a, b) => rank(b) - rank(a)).slice(0, SHOWN));
          return [{ name, shown: all.filter((session) => best.has(session)), more: all.length - best.size }];
        }),
      };
    });
}

/** `days` in their order, in runs. A stray day stands aside only where others make a run: days that are all far from each other are columns. */
export function weekRuns(days: readonly WeekDay[]): WeekRun[] {
  const runs: WeekDay[][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    const before = last?.at(-1);
    if (last && before && Date.parse(day.day) - Date.parse(before.day) <= FAR * DAY) last.push(day);
    else runs.push([day]);
  }
  if (!runs.some(({ length }) => length >= MANY)) return [{ isAside: false, days }];
  return runs.map((own) => ({ isAside: own.length < MANY, days: own }));
}

function partOf(start: number | undefined, hourOf: (start: number) => number): DayPart['name'] {
  if (start === undefined) return 'anyTime';
  const hour = hourOf(start);
  return hour < 5 || hour >= 17 ? 'evening' : hour < 12 ? 'morning' : 'afternoon';
}
