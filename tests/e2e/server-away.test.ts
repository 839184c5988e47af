// Journey: the server is stopped and started again during a visit; header and menu stay, and the page appears without a reload.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { addressOf } from '../support/server-address.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { slowness } from '../support/slowness.ts';

const root = join(import.meta.dirname, '../..');

/** A port that is free now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

async function start(port: number): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['server/index.ts'], {
    cwd: root,
    env: {
      ...process.env,
      FOYER_DATA: process.env['FOYER_E2E_DATA'],
      DATABASE_URL: '',
      FOYER_CLOCK: '2027-05-03T10:10:00+02:00',
      PORT: String(port),
      HOST: '127.0.0.1',
      FOYER_LOG: 'error',
      NO_COLOR: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await addressOf(server);
  return server;
}

async function stop(server: ChildProcess): Promise<void> {
  server.kill('SIGKILL');
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
}

const port = await freePort();
test.use({
  baseURL: `http://127.0.0.1:${port}`,
  expected: [/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|Failed to fetch/],
});
test.describe.configure({ mode: 'serial' });

test('a page opened while the server is away keeps header and menu, says so, and appears when the server is back', async ({ page }) => {
  let server = await start(port);
  try {
    await page.goto('/home/release/foyer/en-GB');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const menu = page.getByRole('banner').getByRole('link');
    const before = await menu.count();
    expect(before).toBeGreaterThan(1);
    // Until the app has taken the page over, a link is the browser's own.
    await expect(page.locator('#root[data-rendered]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await stop(server);
    // Inside the app, to a page whose code has not come.
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Programme' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'It appears by itself' });
    await expect(notice).toBeVisible();
    await expect(menu).toHaveCount(before);
    await expectAccessible(page);
    server = await start(port);
    await expect(notice).toHaveCount(0, { timeout: 30_000 * slowness });
    // Not the notice: the programme itself.
    await expect(page.getByRole('searchbox').first()).toBeVisible();
    await expect(menu).toHaveCount(before);
    await expect(page).toHaveURL(/\/search$/);
  } finally {
    await stop(server);
  }
});
