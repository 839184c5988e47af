// Every page of the page table: what the server renders is what the browser draws, in two languages of both samples, as everybody, in every container.
import { test as base, expect } from '@playwright/test';
import { type Container, containers } from '../../src/rules/context.ts';
import { isLate, SHORT_OF_TIME } from '../support/late.ts';
import { slowness } from '../support/slowness.ts';
import { addressesOf, type Sample, samples } from './rendered/addresses.ts';
import { type RenderingServer, serverInArabic, SIGNED_IN_AT, type Viewer } from './rendered/right-to-left.ts';
import { inTwoWays } from './rendered/two-ways.ts';

/** The second morning of one sample, an instant without anything of the other. */
const MORNING = '2027-05-04T09:10:00+02:00';

/** Pairs of windows at work at a time. */
const PAIRS = 2;

const test = base.extend<object, { server: RenderingServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const server = await serverInArabic(MORNING);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 * slowness },
  ],
});

const viewers: readonly Viewer[] = ['visitor', 'attendee', 'super user'];

/** Pages that act at once on who is signed in: they sign out, or lead on. */
const acting = /^\/(login|logout|auth)\//;

/**
 * `FOYER_TEST_RENDERED=all` looks at every page in both languages as everybody in every container; else visitors see each page in one
 * sample and one language, signed-in people a quarter of them each, others than the other, and visitors alone a few pages in the containers
 * other than the browser.
 */
const isWhole = process.env['FOYER_TEST_RENDERED'] === 'all';
/** Of so many pages one is looked at in each container other than the browser. */
const ONE_OF = 8;

/** The addresses a viewer looks at in a container. */
function partOf(sample: Sample, viewer: Viewer, container: Container): string[] {
  const inLanguages = sample.languages.map((language) => addressesOf(sample, language));
  const all = inLanguages[0]!.map((_, index) => inLanguages.map((addresses) => addresses[index]!));
  const part = isWhole ? all.flat() : all.map((address, index) => address[Math.floor(index / 2) % 2]!);
  const mayLook = (address: string, index: number): boolean =>
    viewer === 'visitor'
      ? isWhole || index % 2 === samples.indexOf(sample) % 2
      : !acting.test(address) && (isWhole || index % 4 === (viewer === 'super user' ? 0 : 3));
  const seen = part.filter(mayLook);
  if (container === 'browser') return seen;
  return seen
    .filter((_, index) => isWhole || index % ONE_OF === (container === 'app' ? 0 : ONE_OF / 2))
    .map((address) => `${address}?container=${container}`);
}

const all = viewers
  .flatMap((viewer) => samples.map((sample) => ({ viewer, sample })))
  .filter(({ viewer, sample }) => viewer === 'visitor' || sample.instance === SIGNED_IN_AT)
  .flatMap((one) => containers.map((container) => ({ ...one, container, addresses: partOf(one.sample, one.viewer, container) })));
const cases = all.filter(
  ({ viewer, sample, container }) => isWhole || container === 'browser' || (viewer === 'visitor' && sample.instance === SIGNED_IN_AT),
);

// A device remembers its container: each has devices of its own.
for (const { viewer, sample, container, addresses } of cases) {
  test(`${sample.event} as ${viewer} in ${container}: ${addresses.length} pages are rendered as the browser draws them`, async ({
    browser,
    server,
  }) => {
    // Visitors in a browser are what it is for.
    test.skip(isLate() && (viewer !== 'visitor' || container !== 'browser'), SHORT_OF_TIME);
    test.setTimeout((10 + addresses.length) * 2000 * slowness);
    const context = await browser.newContext({ baseURL: server.address });
    await context.addCookies(server.cookiesOf(viewer));
    const left = [...addresses];
    const wrong: string[] = [];
    let rendered = 0;
    const look = async (): Promise<void> => {
      const compare = await inTwoWays(context);
      for (let address = left.shift(); address !== undefined; address = left.shift()) {
        const { kind, trouble } = await compare(address);
        if (kind === 'rendered') rendered++;
        if (trouble.length > 0) wrong.push([address, ...trouble].join('\n  '));
      }
    };
    await Promise.all(Array.from({ length: PAIRS }, look));
    await context.close();
    expect(wrong.join('\n'), `${rendered} pages were rendered`).toBe('');
    expect(rendered).toBeGreaterThan(addresses.length / 3);
  });
}
