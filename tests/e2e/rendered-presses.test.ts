// Presses before the code of a rendered page is there, as on a slow phone: they are seen, and carried out once when it is.
import type { Page } from '@playwright/test';
import { CLOCK, homeOf, kardia, pageOf } from './events.ts';
import { expect } from './journey.ts';
import { openSlowly } from './open-slowly.ts';
import { journeyAt } from './server-at.ts';

const test = journeyAt(CLOCK, { FOYER_RENDER: 'server' });
test.use({ viewport: { width: 390, height: 844 } });

const opener = (page: Page) => page.getByRole('main').locator('button[aria-expanded][aria-controls]').first();

test('a button pressed twice by somebody impatient is busy, and does once what it does', async ({ page }) => {
  const release = await openSlowly(page, pageOf(kardia, 'search'));
  // No script has come yet: the first press counts.
  await opener(page).click();
  await expect(opener(page)).toHaveAttribute('aria-busy', 'true');
  await opener(page).click();
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
  await release();
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(opener(page)).not.toHaveAttribute('aria-busy');
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
  await opener(page).click();
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
});

test('of two buttons the last one counts; what works by itself works at once', async ({ page }) => {
  const release = await openSlowly(page, pageOf(kardia, 'search'));
  const busy = page.locator('button[aria-busy="true"]');
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
  const inMenu = page.getByRole('dialog').getByRole('button', { name: /^Colours/ });
  await inMenu.click();
  await expect(inMenu).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await opener(page).click();
  await expect(busy).toHaveCount(1);
  await expect(opener(page)).toHaveAttribute('aria-busy', 'true');
  await release();
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('html')).not.toHaveAttribute('data-scheme');
});

test.describe('a page that another page stands in for', () => {
  // Its document comes from the test, not from this machine, and such pages may open no connection to it.
  test.use({ expected: [/ERR_BLOCKED_BY_LOCAL_NETWORK_ACCESS_CHECKS/] });

  test('a page that the browser draws anew carries out nothing', async ({ page }) => {
    const address = pageOf(kardia, 'search');
    // As if it had been drawn for another page.
    await page.route(
      (url) => url.pathname === address,
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace(/("at":\d+,"page":")/, '$1other ') });
      },
    );
    const release = await openSlowly(page, address);
    const pressed = opener(page);
    await pressed.click();
    await expect(pressed).toHaveAttribute('aria-busy', 'true');
    await pressed.evaluate((button) => button.setAttribute('data-first', ''));
    await release();
    await expect(pressed).toBeVisible();
    await expect(pressed).not.toHaveAttribute('data-first');
    await expect(pressed).not.toHaveAttribute('aria-busy');
    await expect(pressed).toHaveAttribute('aria-expanded', 'false');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test('pages that the browser draws do without the script', async ({ request }) => {
  const html = await (await request.get(`${homeOf(kardia)}?preview`, { headers: { accept: 'text/html' } })).text();
  expect(html).not.toContain('foyer-state');
  expect(html).not.toContain('pressed');
});
