// A Foyer of its own with the services it signs in at, and the journeys' test on it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf } from '../../support/server-address.ts';
import { expect, test as journey } from '../journey.ts';
import { writeConfiguration } from './configuration.ts';
import { type OlderServices, startOlderServices } from './older-services.ts';
import { SECRET, startProvider } from './provider.ts';

export type Elsewhere = {
  /** Origin of the site: to a browser another site than the services, as `localhost` is not `127.0.0.1`. */
  address: string;
  /** Issuer of the provider. */
  issuer: string;
  older: OlderServices;
};

const root = join(import.meta.dirname, '../../..');

async function start(): Promise<Elsewhere & { close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-elsewhere-'));
  const [provider, older] = await Promise.all([startProvider(), startOlderServices()]);
  writeConfiguration(join(folder, 'configuration'), provider.issuer, older);
  const server = spawn(process.execPath, ['server/index.ts', '--config', join(folder, 'configuration')], {
    cwd: root,
    env: {
      ...process.env,
      FOYER_DATA: join(folder, 'data'),
      DATABASE_URL: '',
      PORT: '0',
      HOST: '127.0.0.1',
      FOYER_LOG: 'error',
      FOYER_OIDC_SOCIETY_SOCIETY_SECRET: SECRET,
      FOYER_OIDC_GUILD_SOCIETY_SECRET: SECRET,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = (await addressOf(server)).replace('127.0.0.1', 'localhost');
  provider.serve(address);
  return {
    address,
    issuer: provider.issuer,
    older,
    async close() {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      provider.close();
      older.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The test of journeys on this site; its services are let through, nothing else is. */
export const test = journey.extend<{ services: void }, { elsewhere: Elsewhere }>({
  elsewhere: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const running = await start();
      await use(running);
      await running.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ elsewhere }, use) => use(elsewhere.address),
  services: [
    // `trouble` closes the network; what comes after it opens this much.
    async ({ page, elsewhere, trouble }, use) => {
      expect(trouble).toEqual([]);
      const origins = [elsewhere.issuer, elsewhere.older.address];
      await page.context().route(
        (url) => origins.includes(url.origin),
        (route) => route.continue(),
      );
      await use();
    },
    { auto: true },
  ],
});
