// Journeys: an event opens automatically at its instant; without a grant a preview opens nothing; where the browser ends is where `explain` says.
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { addressOf, followRoute } from '../../cli/explain/route/visits.ts';
import { foldersNamed, openEvent } from '../../server/open-event.ts';
import { readFolder } from '../../server/store/read-folder.ts';
import type { Container } from '../../src/rules/context.ts';
import { type PersonaName, personas } from '../../src/rules/personas.ts';
import { account, bookTicket, home, makeAccount, prefix, signIn } from './account.ts';
import { pageOf } from './events.ts';
import { expect, open, settled, test } from './journey.ts';
import { bar } from './preview-bar.ts';
import { serverAt } from './server-at.ts';
import { slowness } from '../support/slowness.ts';

const event = { instance: 'society', event: 'guards27' };
const OPENS = Date.parse('2027-05-03T00:00:00+02:00');
/** Pages of the event, in the order in which they are visited, the closed first. */
const secret = { backstage: pageOf(event, 'page/Backstage'), cellar: pageOf(event, 'page/Cellar') };

/** Everything the servers of the event send a page, as text. */
function told(page: Page): () => Promise<string> {
  const texts: Promise<string>[] = [];
  page.on(
    'response',
    (response) =>
      /\/api\/|text\/html/.test(response.url() + response.headers()['content-type']) &&
      // What a page reports while it is left has no body that ever arrives here.
      response.request().method() !== 'POST' &&
      texts.push(response.text().catch(() => '')),
  );
  return async () => (await Promise.all(texts)).join('\n');
}

test('a page on the holding page continues when the event opens, and only then gets the content', async ({ browser }) => {
  // A server of its own, its opening, and a dozen pages.
  test.slow();
  // Twenty seconds for the way to the holding page, more on a slow machine.
  const server = await serverAt(new Date(OPENS - 20_000 * Math.max(1, slowness / 2)).toISOString());
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const sent = told(page);
    // Neither ?preview nor a container opens it where nothing is granted.
    await page.goto(`${server.address}${home}?preview`);
    await settled(page);
    await expect(page).toHaveURL(new RegExp(prefix('holding')));
    expect(await sent()).not.toContain('To the streams');
    await page.evaluate(() => void ((globalThis as { untouched?: boolean }).untouched = true));
    await expect(page.getByRole('link', { name: 'To the streams' })).toBeVisible({ timeout: 40_000 * slowness });
    expect(new URL(page.url()).pathname).toBe(home);
    expect(await page.evaluate(() => (globalThis as { untouched?: boolean }).untouched)).toBe(true);
    const { ServerTime } = (await (await context.request.get(`${server.address}/api/Core/ServerTime`)).json()) as { ServerTime: string };
    expect(Date.parse(ServerTime)).toBeGreaterThanOrEqual(OPENS);
    expect(await sent()).toContain('To the streams');

    // It is open now; what policies close is closed with and without ?preview.
    for (const address of [secret.backstage, secret.cellar, prefix('live')])
      for (const query of ['', '?preview', '?previewLounge', '?preview=all&as=super-user&at=2027-05-04T10:00']) {
        await page.goto(server.address + address + query);
        await settled(page);
        await expect(page, address + query).toHaveURL(new RegExp(prefix('noaccess')));
        await expect(bar(page)).toHaveCount(0);
      }
    expect(await sent()).not.toContain('SECRET');
  } finally {
    await context.close();
    await server.stop();
  }
});

test('a terminal at a withheld page shows that it is closed, and is not blank', async ({ page }) => {
  const sent = told(page);
  await open(page, `${secret.backstage}?container=terminal`);
  // The no-access page replaces it.
  expect(new URL(page.url()).pathname).toBe(secret.backstage);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Full Congress');
  expect(await sent()).not.toContain('SECRET');
});

/** Where an address ends in the browser, without its query; a page under another address is recognised by its text alone. */
async function endOf(page: Page, address: string, container: Container): Promise<string> {
  await page.goto(`${address}?container=${container}`);
  await settled(page);
  return new URL(page.url()).pathname;
}

/** How many tickets the server knows of whoever is signed in. */
async function ticketsOf(page: Page): Promise<number> {
  const answer = await page.request.get('/api/Session/Me?shortName=society/guards27');
  return ((await answer.json()) as { Tickets: unknown[] }).Tickets.length;
}

const people: readonly PersonaName[] = ['visitor', 'signed-in', 'attendee'];

test('where visitors, people without and with a ticket end is where explain says', async ({ page }, info) => {
  test.slow();
  const root = join(import.meta.dirname, '../..');
  const { files } = await readFolder(join(root, 'tests/e2e/fixtures/checked'));
  const opened = openEvent(files, foldersNamed(files, 'society/guards27')[0]!, 'en-GB');
  const now = Date.parse('2027-05-03T10:10:30+02:00');
  const email = `access.${process.pid}@example.org`;
  for (const person of people) {
    if (person === 'signed-in') {
      await makeAccount(page, email);
      await open(page, prefix('login'));
      await signIn(page, email);
      await expect(account(page)).toBeVisible();
    }
    if (person === 'attendee') {
      bookTicket(info.outputPath('tickets.csv'), email);
      // Another process has booked it: this server looks again within ten seconds.
      await expect.poll(() => ticketsOf(page), { timeout: 15_000 * slowness }).toBe(1);
    }
    for (const name of ['HomePage', 'LivePage', 'helpdesk', 'news', 'Imprint', 'Backstage', 'Cellar']) {
      const from = addressOf(opened, name);
      // Where a container leads elsewhere, it does so whoever asks.
      for (const container of person === 'visitor' ? (['browser', 'terminal'] as const) : (['browser'] as const)) {
        const last = followRoute(opened, from, { person: personas[person], container }, now).at(-1)!;
        const { outcome } = last.explained.verdict;
        const expected = outcome === 'dialog' ? prefix('noaccess') : last.href.split('?')[0]!;
        expect(await endOf(page, from.href, container), `${name} ${person} ${container}`).toBe(expected);
      }
    }
  }
});

test('beside the words of the no-access page stands the event where there is room, and nothing covers them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, prefix('noaccess'));
  const section = page.getByRole('main').locator('section', { has: page.getByRole('heading', { level: 1 }) });
  const looked = await section.evaluate((root) => {
    const { left, right } = root.getBoundingClientRect();
    const beside = getComputedStyle(root, '::before');
    const words = [...root.children].map((child) => child.getBoundingClientRect().right);
    return {
      width: right - left,
      words: Math.max(...words) - left,
      start: Number.parseFloat(beside.left),
      beside: Number.parseFloat(beside.width),
    };
  });
  expect(looked.beside).toBeGreaterThan(looked.width * 0.4);
  expect(looked.start).toBeGreaterThan(looked.words);
  // On a phone the words have the screen for themselves.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => section.evaluate((root) => Number.parseFloat(getComputedStyle(root, '::before').width))).toBeLessThan(200);
});
