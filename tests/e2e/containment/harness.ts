// A server of its own for broken events: the app built with components that fail, events published unchecked, and its log read.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { ResourceRow } from '../../../src/contract/core.ts';
import { eventNameOf } from '../../../src/contract/event-name.ts';
import type { DiagnosticsReport } from '../../../src/contract/diagnostics.ts';
import { test as journey } from '../journey.ts';
import { slowness } from '../../support/slowness.ts';

/** An event as it lies in a store. */
export type PublishedRows = { event: string; rows: readonly ResourceRow[] };

/** A problem as the server's log has it. */
export type LoggedProblem = DiagnosticsReport['problems'][number] & Omit<DiagnosticsReport, 'problems'> & { count: number };

export type Harness = {
  url: string;
  /** What the server wrote about an event so far. */
  logged: (event: string) => LoggedProblem[];
  /** Addresses of pages of which the server left a part to the browser, a line of its log each. */
  leftToBrowser: () => readonly string[];
  close: () => Promise<void>;
};

const root = join(import.meta.dirname, '../../..');

/** Builds, publishes and starts. */
async function startHarness(events: readonly PublishedRows[]): Promise<Harness> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-containment-'));
  const at = (name: string): string => join(folder, name);
  const run = (script: string, ...args: string[]): void =>
    void execFileSync(process.execPath, [join('tests/e2e/containment', script), ...args], { cwd: root, stdio: 'inherit' });
  writeFileSync(at('events.json'), JSON.stringify(events));
  run('build-app.ts', at('app'));
  run('publish-rows.ts', at('data'), at('events.json'));
  const server = spawn(process.execPath, ['server/index.ts', '--app', at('app'), '--config', at('none')], {
    cwd: root,
    env: {
      ...process.env,
      FOYER_DATA: at('data'),
      DATABASE_URL: '',
      PORT: '0',
      HOST: '127.0.0.1',
      FOYER_LOG: 'warn',
      FOYER_PREVIEW: 'open',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { url, problems, leftToBrowser } = await listen(server);
  return {
    url,
    logged: (event) => problems.filter((problem) => eventNameOf(problem.event).short === event),
    leftToBrowser: () => leftToBrowser,
    async close() {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Listening = { url: string; problems: readonly LoggedProblem[]; leftToBrowser: readonly string[] };

function listen(server: ChildProcess): Promise<Listening> {
  const problems: LoggedProblem[] = [];
  const leftToBrowser: string[] = [];
  return new Promise((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    createInterface({ input: server.stdout! }).on('line', (line) => {
      const url = /^Foyer listens on (\S+)/.exec(line)?.[1];
      if (url) resolve({ url, problems, leftToBrowser });
      if (!line.startsWith('{')) return;
      const { diagnostics, page, msg } = JSON.parse(line) as { diagnostics?: LoggedProblem; page?: string; msg?: string };
      if (diagnostics) problems.push(diagnostics);
      if (page !== undefined && msg?.includes('left to the browser')) leftToBrowser.push(page);
    });
  });
}

/** Rows of an event: what it is called, then the resource under test. */
export const broken = (event: string, resourcevalue: string, resourcename = 'config_json'): PublishedRows => ({
  event,
  rows: [
    row('app', JSON.stringify({ schemaVersion: 1, event: { name: 'Workshop', timeZone: 'Europe/Berlin', languages: ['en-GB'] } })),
    row(resourcename, resourcevalue),
  ],
});

const row = (resourcename: string, resourcevalue: string): ResourceRow => ({ setname: 'config_json', resourcename, resourcevalue });

/** A page of placements in one grid, as the current version writes it. */
export const pageOf = (placements: readonly unknown[]): string =>
  JSON.stringify({ schemaVersion: 1, page: 'HomePage', layers: { page: { grids: [{ id: 'main', placements }] } } });

/** A journey on a server of its own; `events` are published before the first. */
export const testOn = (events: readonly PublishedRows[]) =>
  journey.extend<object, { harness: Harness }>({
    harness: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern.
      async ({}, use) => {
        const harness = await startHarness(events);
        await use(harness);
        await harness.close();
      },
      { scope: 'worker', timeout: 120_000 * slowness },
    ],
    baseURL: ({ harness }, use) => use(harness.url),
  });
