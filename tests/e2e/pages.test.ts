// Every page of the samples and of the real programmes: accessible in light and dark, as wide as its window, inside its security policy.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { homeOf, kardia, pageOf, realProgrammes } from './events.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, foreignRequests, open, skipWithoutShared, test } from './journey.ts';
import { slowness } from '../support/slowness.ts';

const samples = join(import.meta.dirname, '../../sample-configs');
const foyer = { instance: 'release', event: 'foyer' };

/** Content pages an event of the samples declares. */
const contentPages = ({ instance, event }: typeof foyer): string[] => {
  const folder = join(samples, instance, event, 'pages');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((file) => (JSON.parse(readFileSync(join(folder, file), 'utf8')) as { page: string }).page)
    .filter((page) => !/^(HomePage|EveryPage|ProgramLandingPage|Pag.*)$/.test(page));
};

const addresses = [
  ...[foyer, kardia].flatMap((sample) => [homeOf(sample), ...contentPages(sample).map((page) => pageOf(sample, `page/${page}`))]),
  homeOf(kardia, 'de-DE'),
  homeOf(kardia, 'tr-TR'),
  `/programlanding/${kardia.instance}/${kardia.event}/en-GB`,
  pageOf(kardia, 'session/1002'),
];

/** Opened one after the other in the same window: its files are fetched and compiled once. */
const AT_ONCE = 7;
const windows = [
  ...Array.from({ length: Math.ceil(addresses.length / AT_ONCE) }, (_, nth) => addresses.slice(nth * AT_ONCE, (nth + 1) * AT_ONCE)),
  realProgrammes.map((real) => homeOf(real)),
];

for (const some of windows) {
  const isReal = some[0]!.includes('/ccc/');
  test(`${some.length} pages from ${some[0]} on`, async ({ page, isMobile }) => {
    skipWithoutShared(isReal);
    test.setTimeout(some.length * 15_000 * slowness);
    const foreign = foreignRequests(page);
    // On a phone every second page is looked at, in dark.
    for (const address of some.filter((_, index) => !isMobile || index % 2 === 0))
      await test.step(address, async () => {
        await open(page, address);
        await expectNoSidewaysScroll(page);
        // Colours are the same at every width: the desktop has those of the day, the phone those of the night.
        await expectAccessible(page, [isMobile ? 'dark' : 'light']);
      });
    // Imported programmes name pictures elsewhere; the samples ask nobody before consent.
    if (!isReal) expect(foreign).toEqual([]);
  });
}
