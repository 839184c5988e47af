// The built server on the samples in a store of its own, as visitors meet it.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp, isBuilt } from '../../scripts/build.ts';
import { addressOf } from '../../tests/support/server-address.ts';

const root = join(import.meta.dirname, '../..');
/** The first morning of the sample congress. */
const MORNING = '2027-05-03T10:10:00+02:00';
const place = 'kardia/kardia2027/en-GB';

/** Pages of the largest sample. */
export const samplePages = { home: `/home/${place}`, search: `/${place}/search`, session: `/${place}/session/1002` } as const;
export type SamplePage = keyof typeof samplePages;

/** Starts the server on a folder of configurations, on a build of the present sources; `stop` ends it. */
export async function sampleServer(folder = 'sample-configs'): Promise<{ address: string; stop: () => Promise<void> }> {
  if (!isBuilt()) await buildApp();
  const data = mkdtempSync(join(tmpdir(), 'foyer-samples-'));
  const env = {
    ...process.env,
    FOYER_DATA: data,
    DATABASE_URL: '',
    FOYER_CLOCK: MORNING,
    PORT: '0',
    HOST: '127.0.0.1',
    FOYER_LOG: 'error',
    NO_COLOR: '1',
  };
  execFileSync(process.execPath, ['cli/index.ts', 'publish', folder], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const server = spawn(process.execPath, ['server/index.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
    rmSync(data, { recursive: true, force: true });
  };
  return { address: await addressOf(server), stop };
}
