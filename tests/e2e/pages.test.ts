// Every page of the samples and of the real programmes: accessible in light and dark, as wide as its window, inside its security policy.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { homeOf, kardia, pageOf, realProgrammes } from './events.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, foreignRequests, open, skipWithoutShared, test } from './journey.ts';

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
  ...realProgrammes.map((real) => homeOf(real)),
];

for (const [index, address] of addresses.entries()) {
  test(address, async ({ page, isMobile }) => {
    skipWithoutShared(address.includes('/ccc/'));
    test.skip(isMobile && index % 2 === 1, 'every second page is looked at in dark and on a phone');
    const foreign = foreignRequests(page);
    await open(page, address);
    await expectNoSidewaysScroll(page);
    // Colours are the same at every width: the desktop has those of the day, the phone those of the night.
    await expectAccessible(page, [isMobile ? 'dark' : 'light']);
    // Imported programmes name pictures elsewhere; the samples ask nobody before consent.
    if (!address.includes('/ccc/')) expect(foreign).toEqual([]);
  });
}
