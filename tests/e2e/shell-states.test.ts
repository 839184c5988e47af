// Journey: every part of the shell in each of its states, at three widths, in light and dark, in both directions of writing: axe finds nothing.
import type { Page } from '@playwright/test';
import type { Notification } from '../../src/contract/notifications.ts';
import { recordShifts, type ShiftRecorder, sumOf } from '../support/record-shifts.ts';
import { homeOf, pageOf } from './events.ts';
import { expect, open, test } from './journey.ts';
import { hubOf } from './shell/hub.ts';
import { leaveOnDevice, signInByCalls } from './shell/person.ts';
import { expectStateAccessible as look } from './shell/states.ts';

const event = { instance: 'society', event: 'shell27' };
const name = 'society/shell27';
const DIALOG = 'dialog[open]';
/** Where the header is a row of menus. */
const wide = [1440] as const;
const wideWindow = { width: 1440, height: 900 };

const notice = (id: string): Notification => ({
  NotificationId: id,
  Title: `Hall ${id} is full`,
  Text: 'Please follow the session next door.',
  Link: 'page:Welcome',
  StartTime: '2027-05-03T07:00:00Z',
  EndTime: '',
  CreatedAt: `2027-05-03T07:0${id}:00Z`,
  IsRead: id === '2',
});

test.use({
  viewport: wideWindow,
  // A phone, which is recommended the app.
  userAgent: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  // The device goes offline on purpose. A list on its way while minutes pass in a moment counts as lost, and the published file is asked for.
  expected: [/ERR_INTERNET_DISCONNECTED|notifications\.[\w-]+\.json/],
});

const part = (id: string): string => `[data-placement="${id}"]`;
const of = (page: Page, id: string) => page.locator(part(id));

/** Looks at a dialog, and closes it. */
async function lookAtDialog(page: Page, about: string, close = () => page.keyboard.press('Escape')): Promise<void> {
  const dialog = page.locator(DIALOG);
  await expect(dialog, about).toHaveCount(1);
  const words = await dialog.innerText();
  await look(page, { name: about, part: DIALOG });
  await close();
  await expect(dialog.filter({ hasText: words.split('\n')[0]! })).toHaveCount(0);
}

/** Nothing has jumped while the page was loaded, with every part of the shell on it. */
async function expectStill(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const shifts = await page.evaluate(() => (globalThis as unknown as ShiftRecorder).shifts);
  expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThan(0.02);
}

for (const language of ['en-GB', 'ar-EG']) {
  test.describe(language, () => {
    test.describe('who comes for the first time', () => {
      test.use({ hasAnswered: false });
      test('the page with its notice, menus, dialogs, launchers, connection, advertisement', async ({ page, context }) => {
        await page.addInitScript(recordShifts);
        // Advertisements wait for this.
        await page.addInitScript((key) => localStorage.setItem(key, 'true'), `foyer.networkingAgreed.${name}`);
        await open(page, homeOf(event, language));
        const bar = of(page, 'cookie-notice').locator('section');
        await expect(bar).toBeVisible();
        await expectStill(page);
        await look(page, { name: 'the page with the notice' });
        await expect(of(page, 'ticker').getByRole('listitem')).toHaveCount(4);
        await expect(of(page, 'ticker').getByRole('button')).toBeHidden();
        const ways = bar.getByRole('button');
        await ways.first().click();
        await look(page, { name: 'settings of the notice', part: `${part('cookie-notice')} section` });
        await ways.nth(-2).click();
        await expect(bar).toBeHidden();

        for (const button of await page.locator(`${part('header')} button[popovertarget]:visible`).all()) {
          await button.click();
          await look(page, { name: `menu ${await button.innerText()}`, part: '[popover]:popover-open', widths: wide });
          await page.keyboard.press('Escape');
        }
        await page.setViewportSize({ ...wideWindow, width: 320 });
        await of(page, 'header').locator('button[aria-haspopup="dialog"]').click();
        await page.locator(`${DIALOG} summary, ${DIALOG} button[aria-expanded="false"]`).first().click();
        await look(page, { name: 'side menu', part: DIALOG, widths: [320] });
        await page.keyboard.press('Escape');

        await of(page, 'streams').getByRole('link').click();
        await lookAtDialog(page, 'denial');
        await of(page, 'plan').getByRole('button').click();
        await lookAtDialog(page, 'floor plan');
        const strip = page.locator('body > aside');
        for (const widget of [0, 1]) {
          await strip.locator('button[aria-controls]').nth(widget).click();
          await expect(strip.locator('button[aria-expanded="true"]')).toHaveCount(1);
          await look(page, { name: `widget ${widget}`, part: 'body > aside' });
          await page.keyboard.press('Escape');
        }
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await look(page, { name: 'back to top', part: `${part('back-to-top')}, ${part('ad-banner-bottom')}, ${part('version-line')}` });
        for (const isOffline of [true, false]) {
          await context.setOffline(isOffline);
          await expect(of(page, 'connection-alert').locator('[data-tone]:not([hidden])')).toBeVisible();
          await look(page, { name: isOffline ? 'offline' : 'online again', part: part('connection-alert') });
        }
        await page.getByRole('contentinfo').locator('a[href*="Welcome"]').first().click();
        await lookAtDialog(page, 'advertisement');
      });
    });

    test('who is signed in: one overlay after the other, account, outbox, messages, notifications', async ({ page, baseURL }) => {
      const user = await signInByCalls(page, baseURL!, name, `shell-${crypto.randomUUID()}@example.org`);
      await leaveOnDevice(page, name, user);
      await page.route('**/api/Exhibition/EventPushnotifications/**', (route) => route.fulfill({ json: [notice('1'), notice('2')] }));
      const devices = await hubOf(page, /singlelogin/);
      const news = await hubOf(page, /notificationhub/);
      await open(page, homeOf(event, language));
      await expect(page.locator(DIALOG)).toHaveCount(1);
      (await devices.joined)('remoteLogout', user.uuid, true);
      const another = page.locator(DIALOG).filter({ has: page.locator('button').nth(2) });
      await expect(another).toBeVisible();
      for (const about of ['another device', 'healthcare professionals', 'message', 'recommendation', 'reminder'])
        await lookAtDialog(page, about);

      await page.setViewportSize(wideWindow);
      await of(page, 'header').locator('button[popovertarget]').filter({ hasText: 'Mira Aydin' }).click();
      await look(page, { name: 'account', part: '[popover]:popover-open', widths: wide });
      await page.keyboard.press('Escape');
      await of(page, 'outbox').locator('summary').click();
      await look(page, { name: 'outbox', part: part('outbox') });
      (await news.joined)('NotificationAdded', notice('3'));
      // While somebody is on it, it stays.
      await of(page, 'toasts').getByRole('button').first().focus();
      await look(page, { name: 'message and bell', part: `${part('toasts')}, ${part('header')}` });
      await page.setViewportSize(wideWindow);
      await of(page, 'header').locator('a[href*="notifications"]').click();
      await expect(page.getByRole('article')).toHaveCount(3);
      await look(page, { name: 'notifications', part: 'main' });
    });

    test('the app: introduction, bar, menu', async ({ page }) => {
      await page.addInitScript(recordShifts);
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, `${homeOf(event, language)}?container=app`);
      await expect(page.locator(DIALOG)).toBeVisible();
      await expectStill(page);
      await lookAtDialog(page, 'introduction', () =>
        page
          .locator(DIALOG)
          .getByRole('button', { name: /^(Close|إغلاق)$/ })
          .click(),
      );
      await look(page, { name: 'app bar', part: part('app-bar') });
      await of(page, 'app-bar').locator('button[aria-haspopup="dialog"]').click();
      await lookAtDialog(page, 'app menu');
    });

    test('the terminal: an address it does not follow, the countdown, the pictures', async ({ page }) => {
      await page.clock.install({ time: '2027-05-03T08:10:00Z' });
      await open(page, `${pageOf(event, 'page/Welcome', language)}?container=terminal`);
      await page.getByRole('contentinfo').locator('a[href*="social.example.org"]').click();
      await lookAtDialog(page, 'an address elsewhere');
      await page.clock.runFor(50_000);
      await look(page, { name: 'countdown', part: DIALOG });
    });
  });
}
