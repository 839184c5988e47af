// What is sent: Foyer over React, and what a visitor on a slow phone waits for: of a page drawn from its document, and of real pages.
import type { Browser } from '@playwright/test';
import { type Network, networks, PROCESSOR_SLOWER, slowDown } from '../tests/support/slow-phone.ts';
import type { Files } from './chromium/build.ts';
import { openBrowser } from './chromium/open.ts';
import { htmlFor, serve } from './chromium/serve.ts';
import { pageDocument } from './document.ts';
import { ratio } from './figures/numbers.ts';
import { counted, type Row } from './figures/row.ts';
import { buildPages, sizeOf } from './over-react.ts';
import { firstVisits } from './ship/first-visits.ts';

const ROUNDS = 7;
const PLACEMENTS = 200;
const contestants = ['hand', 'foyer'] as const;

type Shipped = { rendered: number; work: number };

export async function ship(): Promise<Row[]> {
  const builds = await buildPages();
  const [hand, foyer] = [sizeOf(builds.hand), sizeOf(builds.foyer)];
  const document = pageDocument(PLACEMENTS);
  const files: Files = new Map([
    ...builds.hand,
    ...builds.foyer,
    ...contestants.map((name) => [`${name}.html`, htmlFor(name, document)] as const),
  ]);
  const row = (goal: string, unit: string, measured: Row['measured'], bounds: Partial<Row> = {}): Row => ({
    bench: 'ship',
    goal,
    unit,
    better: 'less',
    measured,
    ...bounds,
  });
  return [
    row('renderer, rules and compiled checks over React, brotli', 'kB', counted((foyer - hand) / 1000), { must: 12, aim: 8 }),
    row('the page by hand, React included, brotli', 'kB', counted(hand / 1000)),
    ...(await drawn(files, row)),
    ...(await firstVisits(files)),
  ];
}

/** Cold loads of both pages in turn, on each network. */
async function drawn(files: Files, row: (goal: string, unit: string, measured: Row['measured']) => Row): Promise<Row[]> {
  const served = await serve(files);
  const browser = await openBrowser();
  const rows: Row[] = [];
  try {
    for (const network of Object.keys(networks) as Network[]) {
      const times = { hand: [] as Shipped[], foyer: [] as Shipped[] };
      for (let round = 0; round < ROUNDS; round++) {
        for (const name of round % 2 === 0 ? contestants : contestants.toReversed())
          times[name].push(await load(browser, `${served.address}/${name}.html`, network));
      }
      const beside = (key: keyof Shipped) =>
        ratio(
          times.foyer.map((one) => one[key]),
          times.hand.map((one) => one[key]),
        );
      rows.push(
        row(`${PLACEMENTS} placements on screen, ${network}, processor ${PROCESSOR_SLOWER} times slower`, '× hand', beside('rendered')),
      );
      rows.push(row(`JSON to DOM, first and cold, ${network} run`, '× hand', beside('work')));
    }
  } finally {
    await browser.close();
    await served.close();
  }
  return rows;
}

/** One load with nothing cached. */
async function load(browser: Browser, address: string, network: Network): Promise<Shipped> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await slowDown(page, network);
  await page.goto(address);
  await page.waitForFunction(() => 'shipped' in globalThis);
  const shipped = await page.evaluate<Shipped>('shipped');
  await context.close();
  return shipped;
}
