// Reminders of favourites: from so many minutes before the start, up to it; never where they are off, nor of what was chosen just now.
import { expect, test } from 'vitest';
import { decideFavouriteReminder } from './favourite-reminder.ts';

const MINUTE = 60_000;
const start = 1000 * MINUTE;
const at = (before: number, minutes = 10, chosenBefore: number | null = null) => {
  const chosenAt = chosenBefore === null ? null : start - chosenBefore * MINUTE;
  const { outcome, nextChangeAt } = decideFavouriteReminder({ start, chosenAt }, minutes, start - before * MINUTE);
  return [outcome, nextChangeAt === null ? null : (start - nextChangeAt) / MINUTE];
};

test.each([
  ['earlier', at(11), ['hide', 10]],
  ['at that instant', at(10), ['show', 0]],
  ['late, after a server or a page was away', at(1), ['show', 0]],
  ['at the start', at(0), ['hide', null]],
  ['after it', at(-1), ['hide', null]],
  ['switched off', at(5, 0), ['hide', null]],
  ['longer than an hour is an hour', at(61, 600), ['hide', 60]],
  ['chosen before', at(10, 10, 10), ['show', 0]],
  ['chosen just now', at(9, 10, 9), ['hide', null]],
])('%s', (_, found, expected) => expect(found).toEqual(expected));
