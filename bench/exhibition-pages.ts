// How soon the lists of 600 exhibitors and 5,000 products can be used after opening, in a browser, from a server of their own.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { Searched } from '#src/base/search/fuse-index.ts';
import { sampleServer } from './backend/sample-server.ts';
import { openBrowser } from './chromium/open.ts';
import { figure } from './figures/numbers.ts';
import { counted, type Row } from './figures/row.ts';

const ROUNDS = 7;
const EVENT = 'bench/fair';

/** Writes the event: companies with booths on one plan, and their products. */
function fairFolder(companies: readonly Searched[], products: readonly Searched[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-fair-'));
  const file = (path: string, value: object): void => writeFileSync(join(folder, path), JSON.stringify({ schemaVersion: 1, ...value }));
  mkdirSync(join(folder, EVENT, 'data'), { recursive: true });
  file('bench/instance.json', { defaultEvent: 'fair' });
  file(`${EVENT}/app.json`, {
    event: { name: 'Fair', timeZone: 'Europe/Berlin', startDate: '2027-05-03', endDate: '2027-05-05', languages: ['en-GB'] },
    defaults: { disableAuth: true },
  });
  file(`${EVENT}/data/companies.json`, {
    rows: companies.map(({ Name, Short, SponsorType }, at) => ({
      Id: `c${at}`,
      Name,
      Short,
      Tags: [`Topic ${at % 40}`, `Topic ${(at * 7) % 40}`],
      SponsorType,
      ExhibitorBooths: [{ HallId: 'hall', BoothNumber: `${1 + (at % 4)}.${at}` }],
    })),
  });
  file(`${EVENT}/data/halls.json`, {
    rows: [
      {
        Id: 'hall',
        Name: 'Hall',
        Width: 3000,
        Height: 2000,
        Booths: companies.map((_, at) => {
          const [x, y] = [(at % 30) * 100, Math.floor(at / 30) * 100];
          return { BoothNumber: `${1 + (at % 4)}.${at}`, Points: `${x},${y} ${x + 80},${y + 80}` };
        }),
      },
    ],
  });
  file(`${EVENT}/data/products.json`, {
    rows: products.map(({ Name, Short, Tags }, at) => ({
      Id: `p${at}`,
      CompanyAccountId: `c${at % companies.length}`,
      Name,
      Short,
      Category: `Category ${at % 30}`,
      Tags,
    })),
  });
  return folder;
}

type Opened = { interactive: number; processor: number; elements: number };

/** From the request until the page reacts and its first item is there; then the number of elements in it. */
async function opened(browser: Browser, address: string): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    // Time the thread really had: what else the machine does is not in it.
    await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const begun = performance.now();
    await page.goto(address, { waitUntil: 'commit' });
    // Its main parts are taken over; those that follow (the footer and the like) keep nobody from searching.
    await page.waitForFunction(() => performance.getEntriesByName('foyer-reacts').length > 0);
    await page.locator('main [role="list"] h2').first().waitFor();
    await page.getByRole('searchbox').first().waitFor();
    const interactive = performance.now() - begun;
    const { metrics } = await tools.send('Performance.getMetrics');
    const processor = metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
    return { interactive, processor, elements: await page.evaluate(() => document.querySelectorAll('main *').length) };
  } finally {
    await context.close();
  }
}

export async function exhibitionPages(companies: readonly Searched[], products: readonly Searched[]): Promise<Row[]> {
  const folder = fairFolder(companies, products);
  const { address, stop } = await sampleServer(folder);
  const browser = await openBrowser();
  try {
    const rows: Row[] = [];
    for (const [name, path] of [
      ['600 exhibitors', `/${EVENT}/en-GB/list`],
      ['5,000 products', `/products/${EVENT}/en-GB`],
    ] as const) {
      // The first view of a version prepares it.
      await opened(browser, address + path);
      const views: Opened[] = [];
      for (let round = 0; round < ROUNDS; round += 1) views.push(await opened(browser, address + path));
      const shared = { bench: 'exhibition', better: 'less' } as const;
      rows.push(
        {
          ...shared,
          goal: `${name}: the list reacts after opening`,
          unit: 'ms',
          measured: figure(views.map((one) => one.interactive)),
          must: 1000,
        },
        { ...shared, goal: `${name}: the page’s thread until then`, unit: 'ms', measured: figure(views.map((one) => one.processor)) },
        { ...shared, goal: `${name}: elements on the page`, unit: '', measured: counted(views[0]!.elements) },
      );
    }
    return rows;
  } finally {
    await browser.close();
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
