// Before all journeys: a store of its own with the samples, real programmes and fixtures published, and the built server on a free port.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasShared, sharedPath } from '../support/shared.ts';
import { CLOCK, realProgrammes } from './events.ts';
import { addressOf } from '../support/server-address.ts';

const root = join(import.meta.dirname, '../..');

/** Starts everything; the answer ends it. Tests find the server in FOYER_E2E_URL and its store in FOYER_E2E_DATA. */
export default async function setup(): Promise<() => Promise<void>> {
  if (!existsSync(join(root, 'dist/index.html'))) throw new Error('There is no build: run npm run build first.');
  const folder = mkdtempSync(join(tmpdir(), 'foyer-e2e-'));
  const data = join(folder, 'data');
  const environment = {
    ...process.env,
    FOYER_DATA: data,
    DATABASE_URL: '',
    FOYER_CLOCK: CLOCK,
    PORT: '0',
    HOST: '127.0.0.1',
    FOYER_LOG: 'error',
    // Letters can be read at /dev/mail.
    FOYER_MAIL: 'mailbox',
    // Journeys pay where nobody is charged.
    FOYER_PAYMENTS: 'test',
    // Journeys preview as any persona.
    FOYER_PREVIEW: 'open',
    NO_COLOR: '1',
  };
  const run = (...args: string[]): void =>
    void execFileSync(process.execPath, args, { cwd: root, env: environment, stdio: ['ignore', 'ignore', 'inherit'] });
  const foyer = (...args: string[]): void => run('cli/index.ts', ...args);

  foyer('publish', 'sample-configs');
  foyer('publish', 'tests/e2e/fixtures/checked');
  run('tests/e2e/publish-unchecked.ts', data, 'tests/e2e/fixtures/unchecked');
  if (hasShared) {
    const imported = join(folder, 'imported');
    for (const { source, instance, event } of realProgrammes)
      foyer('import', sharedPath(source), '--event', `${instance}/${event}`, '--out', imported, '--yes');
    foyer('publish', imported);
  }

  const server = spawn(process.execPath, ['server/index.ts'], { cwd: root, env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  process.env['FOYER_E2E_URL'] = await addressOf(server);
  process.env['FOYER_E2E_DATA'] = data;
  return async () => {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
}
