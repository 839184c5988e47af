// Journey: the organiser sends a notification while pages are open; it is counted, listed, read once for all tabs, and stays read.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { homeOf } from './events.ts';
import { expect, expectAccessible, open, test } from './journey.ts';

const root = join(import.meta.dirname, '../..');
const env = { ...process.env, FOYER_DATA: process.env['FOYER_E2E_DATA'], DATABASE_URL: '' };
const foyer = (...args: string[]): void =>
  void execFileSync(process.execPath, ['cli/index.ts', ...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });

/** Publishes an event that shows notifications. */
function publish(folder: string, event: string): void {
  const write = (path: string, value: unknown): void => {
    mkdirSync(join(folder, 'post', event), { recursive: true });
    writeFileSync(join(folder, 'post', path), JSON.stringify(value));
  };
  const about = { name: 'Post 2027', timeZone: 'Europe/Berlin', languages: ['en-GB', 'de-DE'] };
  write('instance.json', { schemaVersion: 1, name: 'Post (fictional)' });
  write(`${event}/app.json`, { schemaVersion: 1, event: about, notifications: { active: true } });
  foyer('publish', folder);
}

const bell = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

/** Waits for the page to join its group at the hub; called before the page is opened, for it may do so at once. */
const joinsHub = (page: Page): Promise<void> =>
  new Promise((resolve) =>
    page.on('websocket', (socket) =>
      socket.on(
        'framesent',
        ({ payload }) => socket.url().includes('/notificationhub') && String(payload).includes('JoinGroup') && resolve(),
      ),
    ),
  );

test('sent, counted in two tabs, listed, read', async ({ page, context, request }, testInfo) => {
  const event = `post-${testInfo.project.name}`;
  const folder = testInfo.outputPath('configuration');
  publish(folder, event);
  const home = homeOf({ instance: 'post', event });
  await expect.poll(async () => (await request.get(`/api/Event/Shortname?shortName=post%2F${event}`)).status()).toBe(200);
  const joined = joinsHub(page);
  await open(page, home);
  await expect(bell(page, 'Notifications')).toBeVisible();
  await joined;
  const other = await context.newPage();
  await open(other, home.replace('en-GB', 'de-DE'));

  foyer(
    'notify',
    `post/${event}`,
    '--title',
    '<b>Hall A is full</b>',
    '--text',
    'Please follow the session in Hall B.',
    '--link',
    'page:ProgramPage',
  );
  await expect(bell(page, 'Notifications, 1 unread')).toBeVisible({ timeout: 2000 });
  await expect(bell(other, 'Mitteilungen, 1 ungelesen')).toBeVisible({ timeout: 2000 });
  foyer('notify', `post/${event}`, '--title', 'Nur auf Deutsch', '--language', 'de-DE');
  foyer('notify', `post/${event}`, '--title', 'For members', '--to', 'signedIn');
  await expect(bell(other, 'Mitteilungen, 2 ungelesen')).toBeVisible({ timeout: 2000 });
  await expect(bell(page, 'Notifications, 1 unread')).toBeVisible();

  await bell(page, 'Notifications, 1 unread').click();
  const item = page.getByRole('article', { name: '<b>Hall A is full</b>' });
  await expect(item).toContainText('Please follow the session in Hall B.');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectAccessible(page);
  await item.getByRole('button', { name: 'Mark as read' }).click();
  await expect(bell(page, 'Notifications')).toBeVisible();
  await expect(bell(other, 'Mitteilungen, 1 ungelesen')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Everything is read.')).toBeVisible();
  await expect(item.getByRole('button')).toHaveCount(0);
  rmSync(folder, { recursive: true });
});
