// How long a visitor on a slow phone waits for the next paint after a tap or a letter: the browser's own measure of every interaction.
import type { CDPSession, Page } from '@playwright/test';
import { phoneWindow, PROCESSOR_SLOWER } from '../tests/support/slow-phone.ts';
import { samplePages, sampleServer } from './backend/sample-server.ts';
import { openBrowser } from './chromium/open.ts';
import { figure, quantile } from './figures/numbers.ts';
import { counted, type Row } from './figures/row.ts';

/** Interactions measured of each kind, and those before that warm up. */
const TIMES = 60;
const WARM = 5;
/** The browser tells of no shorter interaction, ms; those it does not tell of count as this. */
const SHORTEST = 16;
const WORDS = ['ablation', 'heart failure', 'imaging', 'valve disease', 'hypertension', 'stroke prevention'];

type Phone = { page: Page; tools: CDPSession };
/** Until the next paint, and what the page's thread worked for it until it rested, ms. */
type Took = { paint: number; processor: number };

/** Longest part of every interaction (pointer and key events of one tap or letter) since the last question, ms. */
type Watched = typeof globalThis & { interactions: Map<number, number> };

export async function interaction(): Promise<Row[]> {
  const { address, stop } = await sampleServer();
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ viewport: phoneWindow, isMobile: true, hasTouch: true, locale: 'en-GB' });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const watched = globalThis as Watched;
      watched.interactions = new Map();
      new PerformanceObserver((list) => {
        for (const { interactionId, duration } of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
          if (interactionId > 0) watched.interactions.set(interactionId, Math.max(duration, watched.interactions.get(interactionId) ?? 0));
      }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    });
    await page.goto(`${address}${samplePages.search}`);
    await page.waitForSelector('#root:not([data-rendered])');
    const tools = await context.newCDPSession(page);
    // Time the thread really had: what else the machine does is not in it; what the slowing takes is.
    await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await tools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWER });
    return [
      ...rows('change the day', await changeDays({ page, tools })),
      ...rows('open a session from the list', await openSessions({ page, tools })),
      ...rows('type a letter into the search', await typeWords({ page, tools })),
    ];
  } finally {
    await browser.close();
    await stop();
  }
}

/** Does something and gives what its interaction took; the page rests before and after. */
async function timed({ page, tools }: Phone, act: () => Promise<void>): Promise<Took> {
  const worked = async (): Promise<number> => {
    const { metrics } = await tools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
  };
  await page.evaluate(() => (globalThis as Watched).interactions.clear());
  const before = await worked();
  await act();
  await rested(page);
  const processor = (await worked()) - before;
  const paints = await page.evaluate(() => [...(globalThis as Watched).interactions.values()]);
  return { paint: Math.max(SHORTEST, ...paints), processor };
}

/** Waits until the page has painted what was asked, and has time again. */
const rested = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => setTimeout(() => requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 3000 })), 100)),
  );

async function changeDays(phone: Phone): Promise<Took[]> {
  const { page } = phone;
  const days = page.getByRole('tab');
  const count = await days.count();
  if (count < 2) throw new Error('the programme has no days to choose');
  return measure(async (number) => {
    const day = days.nth(number % count);
    await day.scrollIntoViewIfNeeded();
    await rested(page);
    const took = await timed(phone, () => day.tap());
    if ((await day.getAttribute('aria-selected')) !== 'true') throw new Error('the day was not chosen');
    return took;
  });
}

async function openSessions(phone: Phone): Promise<Took[]> {
  const { page } = phone;
  const list = page.url();
  return measure(async (number) => {
    const links = page.getByRole('tabpanel').getByRole('article').locator('a[href*="/session/"]:visible');
    await links.first().waitFor();
    const link = links.nth(number % Math.min(await links.count(), 12));
    await link.scrollIntoViewIfNeeded();
    await rested(page);
    const took = await timed(phone, () => link.tap());
    await page.waitForURL(/\/session\//);
    await rested(page);
    await page.goBack();
    await page.waitForURL(list);
    await rested(page);
    return took;
  });
}

async function typeWords(phone: Phone): Promise<Took[]> {
  const { page } = phone;
  const letters = WORDS.join('').length;
  if (letters < TIMES + WARM) throw new Error('there are too few letters');
  const box = page.getByRole('searchbox');
  let [word, place] = [0, 0];
  await box.tap();
  return measure(async () => {
    if (place === WORDS[word]!.length) {
      [word, place] = [(word + 1) % WORDS.length, 0];
      await box.fill('');
      await rested(page);
    }
    const letter = WORDS[word]![place++]!;
    return timed(phone, () => page.keyboard.press(letter === ' ' ? 'Space' : letter));
  });
}

async function measure(act: (number: number) => Promise<Took>): Promise<Took[]> {
  const took: Took[] = [];
  for (let number = 0; number < WARM + TIMES; number++) {
    const one = await act(number);
    if (number >= WARM) took.push(one);
  }
  return took;
}

function rows(what: string, took: readonly Took[]): Row[] {
  const row = { bench: 'interaction', unit: 'ms', better: 'less' } as const;
  const goal = `${what}, processor ${PROCESSOR_SLOWER} times slower`;
  const [paints, work] = [took.map(({ paint }) => paint), took.map(({ processor }) => processor)];
  return [
    {
      ...row,
      goal: `${goal}: until the next paint, p98`,
      must: 200,
      aim: 100,
      measured: counted(quantile(paints, 0.98)),
      note: `of ${took.length}`,
    },
    { ...row, goal: `${goal}: until the next paint`, measured: figure(paints) },
    {
      ...row,
      goal: `${goal}: processor time until the page rests, p98`,
      measured: counted(quantile(work, 0.98)),
      note: 'free of what else the machine does; what follows the paint is in it',
    },
  ];
}
