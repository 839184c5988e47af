// How far a page jumps while it loads: the browser's own measure of layout shifts, with what has moved.
import type { Page } from '@playwright/test';
import { recordShifts, type ShiftRecorder, sumOf } from '../../support/record-shifts.ts';
import { settled } from '../journey.ts';

/** Largest sum of layout shifts of a page. */
export const MOST_SHIFT = 0.01;

/** The sum of all shifts, and each of them in words. */
export type Shifts = { sum: number; shifts: string[] };

/** Measures addresses in a window: each until it is the browser's own and its files are there, and `afterwards` (ms) more. */
export async function layoutShiftsIn(page: Page, afterwards = 1000): Promise<(address: string) => Promise<Shifts>> {
  await page.addInitScript(recordShifts);
  return async (address) => {
    await page.goto(address, { waitUntil: 'commit' });
    await settled(page);
    await page.waitForLoadState('load');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.waitForTimeout(afterwards);
    const shifts = await page.evaluate(() => (globalThis as unknown as ShiftRecorder).shifts);
    return {
      sum: sumOf(shifts),
      shifts: shifts.map(({ value, at, moved }) => `${value.toFixed(4)} after ${at} ms: ${moved.join(', ')}`),
    };
  };
}
