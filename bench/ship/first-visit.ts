// One visit with nothing cached, on a slow phone: what the browser says of its paints, shifts and requests.
import type { Browser, Page } from '@playwright/test';
import { recordShifts, type ShiftRecorder, sumOf } from '../../tests/support/record-shifts.ts';
import { type Network, phoneWindow, slowDown } from '../../tests/support/slow-phone.ts';

/** So long a page is watched after it reacts, ms: what comes then can still jump, or be the largest. */
const AFTERWARDS = 1500;

export type Visit = {
  /** Largest and first contentful paint, ms after the visitor asked. */
  largestPaint: number;
  firstPaint: number;
  /** What was painted last as the largest: its element and size. */
  largest: string;
  /** Until the page reacts, ms. */
  reacts: number;
  /** Sum of all layout shifts. */
  shift: number;
  /** Requests that had begun when the page reacted, the page's own included. */
  requests: number;
  /** Scripts among them, and their bytes as they were sent. */
  scripts: number;
  scriptBytes: number;
};

type Paints = { firstPaint: number; largestPaint: number; largest: string };
type Recorded = ShiftRecorder & { paints: Paints; reacted?: number };

/** Visits an address. `reactsAt` runs on the page from the first byte on and calls `reacts` when the page does. */
export async function firstVisit(browser: Browser, address: string, network: Network, reactsAt: () => void): Promise<Visit> {
  const context = await browser.newContext({ viewport: phoneWindow, isMobile: true, hasTouch: true, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    await page.addInitScript(recordShifts);
    await page.addInitScript(recordPaints);
    await page.addInitScript(reactsAt);
    await slowDown(page, network);
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => (globalThis as unknown as Recorded).reacted !== undefined);
    await page.waitForTimeout(AFTERWARDS);
    return await visitOf(page);
  } finally {
    await context.close();
  }
}

async function visitOf(page: Page): Promise<Visit> {
  const { shifts, ...visit } = await page.evaluate(() => {
    const { paints, shifts, reacted: reacts = 0 } = globalThis as unknown as Recorded;
    const asked = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ startTime }) => startTime < reacts);
    const scripts = asked.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    return {
      ...paints,
      reacts,
      shifts,
      requests: 1 + asked.length,
      scripts: scripts.length,
      scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    };
  });
  if (visit.largestPaint === 0) throw new Error(`nothing was painted at ${page.url()}`);
  return { ...visit, shift: sumOf(shifts) };
}

/** Runs in the browser. */
function recordPaints(): void {
  const { paints } = Object.assign(globalThis as unknown as Recorded, { paints: { firstPaint: 0, largestPaint: 0, largest: '' } });
  type LargestPaint = PerformanceEntry & { element: Element | null; size: number };
  new PerformanceObserver((list) => {
    for (const { startTime, element, size } of list.getEntries() as LargestPaint[])
      Object.assign(paints, { largestPaint: startTime, largest: `${element?.localName ?? '(gone)'} of ${size} px²` });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') paints.firstPaint = startTime;
  }).observe({ type: 'paint', buffered: true });
}

/** A page of Foyer reacts when the app says so: parts that only show may be taken over afterwards. */
export function whenItReacts(): void {
  const recorded = globalThis as unknown as Recorded;
  new PerformanceObserver((list) => {
    recorded.reacted ??= list.getEntriesByName('foyer-reacts')[0]?.startTime;
  }).observe({ type: 'mark', buffered: true });
}

/** The page by hand reacts once it is drawn. */
export function whenDrawn(): void {
  const recorded = globalThis as unknown as Recorded;
  Object.defineProperty(globalThis, 'shipped', {
    set() {
      recorded.reacted = performance.now();
    },
  });
}
