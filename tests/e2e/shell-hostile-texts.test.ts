// Journey: every payload of the corpora, in the texts of an event: rich text, footer, ticker, menu, notifications and advertisements; nothing runs, nothing foreign is asked for, what is meant stays.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import type { AdvertisementEntry } from '../../src/contract/exhibition.ts';
import type { Notification } from '../../src/contract/notifications.ts';
import { readShared } from '../support/shared.ts';
import { homeOf } from './events.ts';
import { expect, foreignRequests, settled, skipWithoutShared, test } from './journey.ts';

const root = join(import.meta.dirname, '../..');
const event = { instance: 'hostile', event: 'corpora' };

// The policy reports what the sanitiser meets and drops; pictures of this site that a payload names are missing.
test.use({
  expected: [
    /console: (Executing inline|Applying inline|Refused|Loading the|Framing|Setting the document)|^policy: |^404 |status of 404|^4\d\d .*Diagnostics/,
  ],
});

type Case = { id: string; payload?: string; html?: string };
const casesOf = (file: string): Case[] => (JSON.parse(readShared(`cases/xss/${file}.json`)) as { cases: Case[] }).cases;
const payloadsOf = (file: string): string[] => casesOf(file).flatMap(({ payload }) => (payload ? [payload] : []));

/** An event with these texts: the markup in a placement and in the footer, the others where text is text. */
function publish(folder: string, markup: readonly string[], kept: readonly string[], plain: readonly string[]): void {
  const placements = [...kept, ...markup].map((html, nth) => ({ id: `text-${nth}`, name: 'structure/rich-text', props: { html } }));
  const about = { name: plain[0], timeZone: 'Europe/Berlin', languages: ['en-GB'] };
  const menu = { customMenuItems: plain.slice(0, 40).map((name) => ({ name, url: name.slice(0, 1000) })) };
  const files = {
    'instance.json': { schemaVersion: 1, name: 'Hostile (fictional)' },
    'corpora/app.json': {
      schemaVersion: 1,
      event: about,
      showCookieBanner: false,
      notifications: { active: true },
      ticker: { texts: plain.slice(0, 1).map((text) => ({ text })) },
      defaults: { disableAuth: true },
    },
    'corpora/header.json': { schemaVersion: 1, menu },
    'corpora/footer-model.json': {
      schemaVersion: 1,
      Template: 'Large',
      Text: [...kept, ...markup].join('\n').slice(0, 90_000),
      TextCopyright: plain[1],
    },
    'corpora/advertisements/all.json': { schemaVersion: 1, id: 'all', ...advertisement([...kept, ...markup], plain) },
    'corpora/pages/HomePage.json': { schemaVersion: 1, page: 'HomePage', layers: { page: { grids: [{ id: 'main', placements }] } } },
  };
  for (const [path, value] of Object.entries(files)) {
    const at = join(folder, 'hostile', path);
    mkdirSync(dirname(at), { recursive: true });
    writeFileSync(at, JSON.stringify(value));
  }
  execFileSync(process.execPath, ['tests/e2e/publish-unchecked.ts', process.env['FOYER_E2E_DATA']!, folder], { cwd: root });
}

/** An advertisement of the home page with all of it, its words where text is text. */
const advertisement = (markup: readonly string[], plain: readonly string[]) => ({
  displayFromDate: '2027-05-01',
  displayToDate: '2027-06-01',
  vmxPage: 'HomePage',
  text: markup.join('\n'),
  headlineTop: plain.slice(0, 300).join(' '),
  headlineBottom: plain.slice(300).join(' '),
  optionalLinkButtonText: plain[3]!,
});

const ADS = '**/api/Exhibition/EventAdvertisement/**';

/** The words of a text that is meant well. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<(script|style|iframe)\b[^]*?<\/\1>/gi, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&shy;', '\u00ad')
    .replaceAll('&euro;', '€')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
const plainly = (text: string): string => text.replaceAll(/\s+/g, '');

/** Whatever on the page could act. */
const trapsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = [...document.getElementById('root')!.querySelectorAll('*')];
    const dangerous = ['script', 'iframe', 'object', 'embed', 'base', 'meta', 'form'];
    return [
      ...all
        .filter(({ localName, textContent }) => dangerous.includes(localName) && textContent !== '')
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      ...all.flatMap((element) => element.getAttributeNames().filter((name) => name.startsWith('on'))),
      ...all
        .flatMap((element) => ['href', 'src', 'action', 'formaction'].flatMap((name) => element.getAttribute(name) ?? []))
        .filter((address) => /^\s*(javascript|data:text|vbscript):/i.test(address)),
    ];
  });

test('no payload runs, wherever it stands', async ({ page, baseURL, request }, testInfo) => {
  skipWithoutShared();
  const markup = ['dompurify-expect', 'h5sc', 'owasp-filter-evasion'].flatMap(payloadsOf);
  const plain = payloadsOf('payload-lists');
  const kept = casesOf('must-keep').flatMap(({ html }) => (html ? [html] : []));
  expect([markup.length > 200, plain.length > 600, kept.length > 10]).toEqual([true, true, true]);
  publish(testInfo.outputPath('configuration'), markup, kept, plain);
  await expect.poll(async () => (await request.get('/api/Event/Shortname?shortName=hostile%2Fcorpora')).status()).toBe(200);
  const notices = plain.slice(0, 200).map((text, nth): Notification => ({
    NotificationId: String(nth + 1),
    Title: text,
    Text: plain[nth + 200]!,
    Link: plain[nth + 400]!.slice(0, 1000),
    StartTime: '2027-05-01T00:00:00Z',
    EndTime: '',
    CreatedAt: '2027-05-01T00:00:00Z',
    IsRead: false,
  }));
  await page.route('**/api/Exhibition/EventPushnotifications/**', (route) => route.fulfill({ json: notices }));
  await page.route('**/api/Public/TickerFeed**', (route) => route.fulfill({ json: { Items: plain, ReadAt: null, IsStale: false } }));
  // None yet.
  await page.route(ADS, (route) => route.fulfill({ json: [] }));
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('popup', (popup) => ran.push(`a window: ${popup.url()}`));
  const foreign = foreignRequests(page);
  const home = baseURL + homeOf(event);
  await page.goto(home);
  await settled(page);
  await expect(page.getByRole('main').getByText('Hello world').first()).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText('Hello world')).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect([await trapsOn(page), ran, page.url()]).toEqual([[], [], home]);

  // Words that stay, each in its place.
  const shown = await page
    .locator('[data-placement^="text-"]')
    .evaluateAll((all) => Object.fromEntries(all.map((element) => [(element as HTMLElement).dataset['placement']!, element.textContent])));
  const missing = kept.filter((html, nth) => !plainly(shown[`text-${nth}`] ?? '').includes(plainly(wordsOf(html))));
  expect(missing).toEqual([]);

  await page.getByRole('banner').locator('a[href*="notifications"]').first().click();
  await expect(page.getByRole('article').first()).toBeVisible();
  const titles = await page.getByRole('article').evaluateAll((articles) => articles.map(({ textContent }) => textContent));
  expect(titles.length).toBe(notices.length);
  expect(titles.filter((text) => notices.some(({ Title }) => text.includes(Title.trim()))).length).toBe(notices.length);
  expect([await trapsOn(page), ran, page.url().startsWith(baseURL!)]).toEqual([[], [], true]);

  // The app alone, without the server that makes the markup safe, then what this sends.
  const made: AdvertisementEntry = {
    ...advertisement([...kept, ...markup], plain),
    id: 'made',
    // A document with these is not taken.
    optionalLink: 'javascript:alert(1)',
    backgroundColor: 'red;background:url(https://evil.example.org/)',
    pictureFilePath: 'javascript:alert(2)',
    CompanyAccountIdsShowOnProfile: [],
    CompanyAccountIds: [],
    channelId: null,
    showInSeconds: 0,
    videoFilePath: '',
    optionalLinkTarget: '_self',
  };
  for (const way of ['app', 'server']) {
    await page.unroute(ADS);
    if (way === 'app') await page.route(ADS, (route) => route.fulfill({ json: [made] }));
    await page.goto(home);
    const popup = page.locator('dialog[open]');
    await expect(popup).toBeVisible();
    await popup.evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
    const advertised = plainly((await popup.textContent())!);
    expect(
      kept.filter((html) => !advertised.includes(plainly(wordsOf(html)))),
      way,
    ).toEqual([]);
    expect(advertised).toContain(plainly(plain[299]!));
    expect([await trapsOn(page), ran, page.url()], way).toEqual([[], [], home]);
  }
  expect(foreign.filter((address) => !address.startsWith('https://cdn.example.org/'))).toEqual([]);
});
