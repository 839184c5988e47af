// Every page of the page table stays where it is on a phone while it loads for the first time, in both samples.
import { phoneWindow, slowNetwork } from '../support/slow-phone.ts';
import { isLate, SHORT_OF_TIME } from '../support/late.ts';
import { slowness } from '../support/slowness.ts';
import { addressesOf, ARABIC, samples } from './rendered/addresses.ts';
import { expect } from './journey.ts';
import { layoutShiftsIn, MOST_SHIFT } from './rendered/layout-shifts.ts';
import { journeyAt } from './server-at.ts';

/** The second morning of one sample, an instant without anything of the other. */
const MORNING = '2027-05-04T09:10:00+02:00';

/** Windows at work at a time: they mostly wait for the network. */
const WINDOWS = 3;
/** So long a page is watched when everything of it is there, ms. */
const AFTERWARDS = 300;

/** `FOYER_TEST_RENDERED=all` looks at every page in both samples; else every second one in one of them. */
const isWhole = process.env['FOYER_TEST_RENDERED'] === 'all';

const test = journeyAt(MORNING, { FOYER_RENDER: 'server' });

for (const [nth, sample] of samples.entries()) {
  const language = sample.languages.find((one) => one !== ARABIC)!;
  const addresses = addressesOf(sample, language).filter((_, index) => isWhole || index % 4 === 2 * nth);
  test(`${sample.event}: nothing jumps on ${addresses.length} pages`, async ({ browser, server }) => {
    test.skip(isLate(), SHORT_OF_TIME);
    test.setTimeout((10 + addresses.length) * 3000 * slowness);
    /** What jumps of these addresses, with so many windows at work. */
    const jumpsOf = async (all: readonly string[], windows: number): Promise<Map<string, string>> => {
      const left = [...all];
      const found = new Map<string, string>();
      const look = async (): Promise<void> => {
        // Elsewhere than the congress: its times are drawn again for the visitor.
        const context = await browser.newContext({
          baseURL: server.address,
          viewport: phoneWindow,
          isMobile: true,
          timezoneId: 'America/New_York',
        });
        const page = await context.newPage();
        await slowNetwork(page, 'Fast 4G', { isCold: true });
        const shiftsOf = await layoutShiftsIn(page, AFTERWARDS);
        for (let address = left.shift(); address !== undefined; address = left.shift()) {
          const { sum, shifts } = await shiftsOf(address);
          if (sum > MOST_SHIFT) found.set(address, [`${address}: ${sum.toFixed(4)}`, ...shifts].join('\n  '));
        }
        await context.close();
      };
      await Promise.all(Array.from({ length: windows }, look));
      return found;
    };
    // A server on a busy machine leaves a page to the browser where rendering it takes too long: one that jumps is looked at once more, alone.
    const first = await jumpsOf(addresses, WINDOWS);
    const again = await jumpsOf([...first.keys()], 1);
    expect([...again.values()].join('\n')).toBe('');
  });
}
