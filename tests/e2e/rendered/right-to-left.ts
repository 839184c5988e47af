// A store of its own in which the samples have a language written from right to left, with people who are signed in, and a server that renders their pages.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverAt } from '../server-at.ts';
import { ARABIC, samples } from './addresses.ts';

const root = join(import.meta.dirname, '../../..');

/** The instance in which people can sign in: the other sample has no accounts. */
export const SIGNED_IN_AT = 'kardia';

/** Who looks at pages. */
export type Viewer = 'visitor' | 'attendee' | 'super user';

export type RenderingServer = {
  address: string;
  /** Cookies of a viewer at `SIGNED_IN_AT`. */
  cookiesOf: (viewer: Viewer) => { name: string; value: string; url: string }[];
  stop: () => Promise<void>;
};

/** Publishes the samples and starts the server at an instant; `stop` removes everything. */
export async function serverInArabic(instant: string): Promise<RenderingServer> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-rendered-'));
  const [configuration, data] = [join(folder, 'configuration'), join(folder, 'data')];
  for (const { instance, event } of samples) {
    cpSync(join(root, 'sample-configs', instance), join(configuration, instance), { recursive: true });
    const file = join(configuration, instance, event, 'app.json');
    const app = JSON.parse(readFileSync(file, 'utf8')) as { event: { languages: string[] } };
    app.event.languages.push(ARABIC);
    writeFileSync(file, JSON.stringify(app));
  }
  const environment = { FOYER_DATA: data, DATABASE_URL: '', NO_COLOR: '1', FOYER_CLOCK: instant };
  const run = (...args: string[]): string =>
    execFileSync(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
    });
  run('cli/index.ts', 'publish', configuration);
  const secrets = JSON.parse(run('tests/e2e/rendered/print-sessions.ts', SIGNED_IN_AT)) as Record<string, string>;
  const tickets = join(folder, 'tickets.csv');
  writeFileSync(tickets, 'TicketId,Email,TicketTypeName,IsValid,IsPayed\nT-1,attendee@example.org,Full Congress,true,true\n');
  run(
    'cli/index.ts',
    'tickets',
    'import',
    tickets,
    '--event',
    samples.filter(({ instance }) => instance === SIGNED_IN_AT).map(({ instance, event }) => `${instance}/${event}`)[0]!,
  );
  const { address, stop } = await serverAt(instant, { ...environment, FOYER_RENDER: 'server' });
  return {
    address,
    cookiesOf: (viewer) =>
      viewer === 'visitor'
        ? []
        : [
            { name: `foyer-session-${SIGNED_IN_AT}`, value: secrets[viewer]!, url: address },
            { name: `foyer-here-${SIGNED_IN_AT}`, value: '1', url: address },
          ],
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
