import { expect, test } from 'vitest';
import { createReport } from '../report.ts';
import type { ScheduleDay } from './schedule.ts';
import { timeFrameOf } from './time-frame.ts';

const place = { file: 'a', pointer: '', line: 1, column: 1 };
const dayChange = (days: ScheduleDay[], conference: Record<string, unknown> = {}): number =>
  timeFrameOf(
    { file: 'a', conference: { time_zone_name: 'Europe/Berlin', ...conference }, baseUrl: '', days, events: [] },
    place,
    createReport(),
  ).dayChange / 60;
const day = (date: string, end: string): ScheduleDay => ({ date, start: '', end });

test('a programme day begins where the night before ends', () => {
  expect(dayChange([day('2031-03-01', '2031-03-02T04:00:00+01:00')])).toBe(4);
  expect(dayChange([day('2031-03-01', '2031-03-02T03:59:00+01:00')])).toBe(4);
  expect(dayChange([day('2031-03-01', '2031-03-02T04:30:00+01:00')])).toBe(4.5);
  expect(dayChange([day('2031-03-01', '2031-03-01T19:00:00+01:00'), day('2031-03-02', '2031-03-03T01:00:00+00:00')])).toBe(2);
});

test('as named, and at six when nothing says it', () => {
  expect(dayChange([day('2031-03-01', '2031-03-02T04:00:00+01:00')], { day_change: '07:30:00' })).toBe(7.5);
  expect(dayChange([day('2031-03-01', 'late'), day('', '')])).toBe(6);
});
