// Journey: a visitor agrees on the page Notifications; what the organiser sends reaches the device encrypted, is shown once by page or system, and leads into the event.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { browserSwitches, findBrowser } from '../../cli/matrix/find-browser.ts';
import { type PushService, pushService, type PushedDevice } from '../../server/notifications/push/fixture/push-service.ts';
import { CLOCK } from './events.ts';
import { expect, expectAccessible, settled, test } from './journey.ts';
import { serverAt } from './server-at.ts';

const root = join(import.meta.dirname, '../..');
/** The browser without windows refuses all notifications: a whole one is needed, Playwright's or the distribution's. */
const whole = [
  findBrowser()?.path ?? '',
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => !path.includes('headless') && existsSync(path));
test.use({
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  launchOptions: { args: [...browserSwitches], ...(whole !== undefined && { executablePath: whole }) },
});

let folder = '';
let server: Awaited<ReturnType<typeof serverAt>>;
let service: PushService;
const env = () => ({ ...process.env, FOYER_DATA: join(folder, 'data'), DATABASE_URL: '', FOYER_CLOCK: CLOCK });
/** Not in step with this process: its push service answers meanwhile. */
const foyer = async (...args: string[]): Promise<string> =>
  (await promisify(execFile)(process.execPath, ['cli/index.ts', ...args], { cwd: root, env: env() })).stdout;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-push-'));
  const event = join(folder, 'configuration/post/post27');
  mkdirSync(event, { recursive: true });
  const about = { name: 'Post 2027', timeZone: 'Europe/Berlin', languages: ['en-GB', 'de-DE'] };
  writeFileSync(join(event, '../instance.json'), JSON.stringify({ schemaVersion: 1, name: 'Post (fictional)' }));
  writeFileSync(join(event, 'app.json'), JSON.stringify({ schemaVersion: 1, event: about, notifications: { active: true } }));
  // The server publishes it when it starts.
  service = await pushService();
  server = await serverAt(CLOCK, { FOYER_DATA: join(folder, 'data'), FOYER_PUSH_LOCAL: '1' }, '--config', join(folder, 'configuration'));
});
test.afterAll(async () => {
  await server.stop();
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Chromium asks Google for an address of the device: here it gets one of the push service of this machine. */
async function withDevice(page: Page): Promise<PushedDevice> {
  const found = service.device();
  await page.addInitScript(({ Endpoint, Keys }) => {
    const key = 'test.subscribed';
    const subscription = () => ({
      endpoint: Endpoint,
      options: { applicationServerKey: Uint8Array.from(JSON.parse(localStorage.getItem(key)!) as number[]).buffer },
      toJSON: () => ({ endpoint: Endpoint, keys: Keys }),
      unsubscribe: async () => (localStorage.removeItem(key), true),
    });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (localStorage.getItem(key) ? subscription() : null),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
        localStorage.setItem(key, JSON.stringify([...applicationServerKey]));
        return subscription();
      },
    });
  }, found.device);
  return found;
}

/** Hands the worker what the device has got, as the browser's own push client does. */
async function workerOf(page: Page): Promise<(data: unknown) => Promise<void>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const registration = new Promise<string>((found) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${server.address}/` && !isDeleted);
      if (own) found(own.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await registration;
  return async (data) => {
    await session.send('ServiceWorker.deliverPushMessage', { origin: server.address, registrationId, data: JSON.stringify(data) });
  };
}

const shown = (page: Page) =>
  page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body }) => `${title}: ${body}`));
const toast = (page: Page, title: string) => page.getByRole('log').getByText(title);
const send = (title: string) =>
  foyer('notify', 'post/post27', '--title', title, '--text', 'Hall B has room.', '--link', 'page:ProgramPage');

test('agreed, sent, shown once, switched off', async ({ page, context }) => {
  const device = await withDevice(page);
  const notifications = `${server.address}/notifications/post/post27/en-GB`;
  await page.goto(notifications);
  await settled(page);
  const control = page.getByRole('group', { name: 'Notify me on this device' });
  await expect(control).toContainText('Off.');
  await expectAccessible(page);
  await control.getByRole('button', { name: 'Turn on' }).click();
  await expect(control).toContainText('On.');
  await page.reload();
  await expect(control).toContainText('On.');
  const deliver = await workerOf(page);

  // The page is seen: it shows the notification, and the system does not.
  expect(await send('Hall A is full')).toContain('Web Push: sent to 1 device.');
  await expect.poll(() => device.got.length).toBe(1);
  expect(device.got[0]).toMatchObject({ title: 'Hall A is full', text: 'Hall B has room.', event: 'post/post27' });
  await expect(toast(page, 'Hall A is full')).toBeVisible();
  await deliver(device.got[0]);
  await expect(page.getByRole('article', { name: 'Hall A is full' })).toBeVisible();
  await page.waitForTimeout(500);
  expect(await shown(page)).toEqual([]);

  // No page of the event is open: the system shows it, and the page that comes next does not.
  await page.goto(`${server.address}/version.json`);
  await send('Hall C is full');
  await expect.poll(() => device.got.length).toBe(2);
  await deliver(device.got[1]);
  const other = await context.newPage();
  await other.goto(`${server.address}/theme/none`);
  await expect
    .poll(() =>
      other.evaluate(async () =>
        (await (await navigator.serviceWorker.getRegistration('/'))!.getNotifications()).map(({ title }) => title),
      ),
    )
    .toEqual(['Hall C is full']);
  await deliver(device.got[1]);
  await page.goto(notifications);
  await settled(page);
  await expect(page.getByRole('article', { name: 'Hall C is full' })).toBeVisible();
  await page.waitForTimeout(1500);
  await expect(toast(page, 'Hall C is full')).toHaveCount(0);
  expect(await shown(page)).toEqual(['Hall C is full: Hall B has room.']);

  await control.getByRole('button', { name: 'Turn off' }).click();
  await expect(control).toContainText('Off.');
});
