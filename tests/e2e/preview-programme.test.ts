// Sessions in a preview: their streams and recordings are there for whom the policies open them, as with a real visitor at that instant.
import type { Page } from '@playwright/test';
import { kardia, pageOf } from './events.ts';
import { expect, open, settled, test } from './journey.ts';
import { bar } from './preview-bar.ts';
import { serverAt } from './server-at.ts';

/** A satellite that the policy `satellites` closes, on air; and a session that is over, its recording closed by `recordings-for-…`. */
const satellite = { address: pageOf(kardia, 'session/1016'), at: '2027-05-03T12:05:30', stream: /\/live\/[^?]*\?(.*&)?roomid=/ };
const recorded = {
  address: pageOf(kardia, 'session/1002'),
  at: '2027-05-03T10:30:30',
  stream: /presentationplayer\/|video\.example\.org\/kardia2027\/1002/,
};
const user = { UserId: 7, validUntil: '', HealthCareProfessional: true };
/** The policy of the session lets both in; the page that plays streams wants a paid ticket, too. */
const professional = JSON.stringify({ user });
const holder = JSON.stringify({
  user: { ...user, hasTicket: true },
  tickets: [{ IsValid: true, IsPayed: true, TicketTypeName: 'Full Congress' }],
});

/** The session itself; notes and ratings come when the reader is near them. */
const session = (page: Page) => page.locator('[data-placement="session"]');

/** What is on the page: its words, and where its links lead without the preview's own parameters. */
const seen = async (page: Page): Promise<string[]> => {
  // What surrounds the session comes a moment later.
  await session(page).locator('a[href*="/session/"]').first().waitFor();
  return [
    await session(page).innerText(),
    ...(await session(page)
      .getByRole('link')
      .evaluateAll((links) => (links as HTMLAnchorElement[]).map((link) => link.getAttribute('href')!.split('?', 1)[0]!))),
  ];
};
/** Ways to a stream or recording that are open: 1 or 0. Who may not watch it reads beside the way what it needs. */
const leads = async (page: Page, where: RegExp): Promise<number> => {
  const main = page.getByRole('main');
  const ways = await main
    .getByRole('link')
    .evaluateAll((links, text) => (links as HTMLAnchorElement[]).filter(({ href }) => new RegExp(text).test(href)).length, where.source);
  const needs = await main.getByText(/^(Needs a ticket|Sign in to watch it|It is not part of your registration)/).count();
  return needs > 0 ? 0 : ways;
};

for (const [what, { address, at, stream }] of Object.entries({ satellite, recorded }))
  test(`a visitor in the preview gets of the ${what} session what a visitor of that instant gets`, async ({ page, browser }) => {
    await open(page, `${address}?preview=attendee&at=${at}`);
    const previewed = await seen(page);
    expect(await leads(page, stream)).toBe(0);
    const server = await serverAt(`${at}+02:00`);
    const context = await browser.newContext();
    try {
      const plain = await context.newPage();
      await plain.goto(server.address + address);
      await settled(plain);
      expect(previewed).toEqual(await seen(plain));
    } finally {
      await context.close();
      await server.stop();
    }
  });

test('whom the policies let in gets the stream, the recording; so does who looks at everything', async ({ page }) => {
  const as = (person: string): string => `&as=${encodeURIComponent(person)}`;
  await open(page, `${satellite.address}?preview=attendee&at=${satellite.at}${as(professional)}`);
  expect(await leads(page, satellite.stream)).toBe(0);
  await open(page, `${satellite.address}?preview=attendee&at=${satellite.at}${as(holder)}`);
  expect(await leads(page, satellite.stream)).toBe(1);
  await open(page, `${satellite.address}?preview&at=${satellite.at}`);
  expect(await leads(page, satellite.stream)).toBe(1);
  await open(page, `${recorded.address}?preview=attendee&at=${recorded.at}${as('signed-in')}`);
  expect(await leads(page, recorded.stream)).toBe(0);
  await open(page, `${recorded.address}?preview=attendee&at=${recorded.at}${as('attendee')}`);
  expect(await leads(page, recorded.stream)).toBe(1);
  // Half a year later nobody has the recordings but members.
  await open(page, `${recorded.address}?preview=attendee&at=2027-11-06T10:00${as('attendee')}`);
  expect(await leads(page, recorded.stream)).toBe(0);
});

test('another person is another programme at once, without asking again; a viewer sees their own', async ({ page }) => {
  const asked: URL[] = [];
  page.on('request', (request) => /\/api\/modules\/pag/i.test(request.url()) && asked.push(new URL(request.url())));
  await open(page, `${satellite.address}?preview&at=${satellite.at}`);
  expect(await leads(page, satellite.stream)).toBe(1);
  const once = asked.map(({ href }) => href);
  expect(asked.map(({ searchParams }) => [searchParams.get('for'), searchParams.has('version')])).toEqual(
    once.map(() => ['preview', true]),
  );
  // What the server names for an early start is what the app asks.
  expect(new Set(once).size).toBe(once.length);
  await bar(page).getByRole('radio', { name: 'As attendee' }).check();
  await expect.poll(() => leads(page, satellite.stream)).toBe(0);
  await bar(page).getByRole('radio', { name: 'Everything' }).check();
  await expect.poll(() => leads(page, satellite.stream)).toBe(1);
  expect(asked).toHaveLength(once.length);
  // The cookie of the preview is still there.
  await open(page, pageOf(kardia, 'session/1002'));
  expect(await leads(page, recorded.stream)).toBe(0);
  expect(asked.slice(once.length).map(({ searchParams }) => searchParams.get('for'))).not.toContain('preview');
});
