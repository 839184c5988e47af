// What is sent: Foyer over React, the attendee's entry, and when a page is complete on a slow phone compared with the page by hand.
import type { Browser } from '@playwright/test';
import { filesOf, type Manifest } from '../tests/steps/budget.ts';
import { buildProduct, type Files } from './chromium/build.ts';
import { openBrowser } from './chromium/open.ts';
import { htmlFor, serve } from './chromium/serve.ts';
import { pageDocument } from './document.ts';
import { ratio } from './figures/numbers.ts';
import { counted, type Row } from './figures/row.ts';
import { type Builds, buildPages, sizeOf } from './over-react.ts';

const ROUNDS = 7;
const PLACEMENTS = 200;
const contestants = ['hand', 'foyer'] as const;

/** Networks as Chromium's own tools slow them: ms of latency, bytes a second down and up. */
const networks = {
  'Fast 4G': { latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 },
  'Slow 4G': { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 },
} as const;
const PROCESSOR_SLOWER = 4;

type Shipped = { rendered: number; work: number };

export async function ship(): Promise<Row[]> {
  const builds = await buildPages();
  const [hand, foyer] = [sizeOf(builds.hand), sizeOf(builds.foyer)];
  const product = await buildProduct();
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
    row('JavaScript of the attendee’s entry, brotli', 'kB', counted(entrySize(product) / 1000), { must: 135, aim: 110 }),
    ...(await rendered(builds, row)),
  ];
}

function entrySize(files: Files): number {
  const manifest = JSON.parse(files.get('.vite/manifest.json')!.toString()) as Manifest;
  const entry = Object.keys(manifest).find((key) => manifest[key]!.isEntry);
  if (entry === undefined) throw new Error('the manifest names no entry');
  return sizeOf(files, filesOf(manifest, entry));
}

/** Cold loads of both pages in turn, on each network. */
async function rendered(builds: Builds, row: (goal: string, unit: string, measured: Row['measured']) => Row): Promise<Row[]> {
  const document = pageDocument(PLACEMENTS);
  const served = await serve(
    new Map([...builds.hand, ...builds.foyer, ...contestants.map((name) => [`${name}.html`, htmlFor(name, document)] as const)]),
  );
  const browser = await openBrowser();
  const rows: Row[] = [];
  try {
    for (const network of Object.keys(networks) as (keyof typeof networks)[]) {
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
async function load(browser: Browser, address: string, network: keyof typeof networks): Promise<Shipped> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', { offline: false, ...networks[network] });
  await tools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWER });
  await page.goto(address);
  await page.waitForFunction(() => 'shipped' in globalThis);
  const shipped = await page.evaluate<Shipped>('shipped');
  await context.close();
  return shipped;
}
