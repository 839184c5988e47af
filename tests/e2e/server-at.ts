// A second server on the store of the journeys, living at another instant: what people really see then.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { addressOf } from '../support/server-address.ts';
import { test as journey } from './journey.ts';

const root = join(import.meta.dirname, '../..');

/** Starts one at an instant (ISO 8601 with offset), with further settings and options; `stop` ends it. */
export async function serverAt(
  instant: string,
  settings: NodeJS.ProcessEnv = {},
  ...options: readonly string[]
): Promise<{ address: string; stop: () => Promise<void> }> {
  const server: ChildProcess = spawn(process.execPath, ['server/index.ts', ...options], {
    cwd: root,
    env: {
      ...process.env,
      FOYER_DATA: process.env['FOYER_E2E_DATA'],
      DATABASE_URL: '',
      FOYER_CLOCK: instant,
      PORT: '0',
      HOST: '127.0.0.1',
      FOYER_LOG: 'error',
      NO_COLOR: '1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
  };
  return { address: await addressOf(server), stop };
}

/** A journey on such a server, which its tests share. */
export const journeyAt = (instant: string, settings: NodeJS.ProcessEnv = {}) =>
  journey.extend<object, { server: { address: string } }>({
    server: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern.
      async ({}, use) => {
        const { address, stop } = await serverAt(instant, settings);
        await use({ address });
        await stop();
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ server }, use) => use(server.address),
  });
