// An event exported as a site of files and served by a host that knows nothing else, for journeys.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { hostFiles } from './file-host.ts';

const root = join(import.meta.dirname, '../..');

export type ExportedSite = { origin: string; folder: string; close: () => Promise<void> };

type Rows = { rows: readonly Record<string, unknown>[] };
type Session = { Id: string; Name: unknown };

/**
 * Exports an event's configuration for the path `below` of a host, as somebody at the command line would, and serves it there; it is what
 * visitors may see at an instant. Of its sessions only those that `isKept` are in it, with their presentations: each is three pages in
 * every language.
 */
export async function exportSite(
  configuration: string,
  below: string,
  at: string,
  isKept: (session: Session, index: number) => boolean,
): Promise<ExportedSite> {
  const parent = mkdtempSync(join(tmpdir(), 'foyer-static-'));
  const folder = join(parent, 'site');
  const instance = join(parent, basename(dirname(configuration)));
  cpSync(join(root, dirname(configuration)), instance, { recursive: true });
  keepSessions(join(instance, basename(configuration), 'data'), isKept);
  await promisify(execFile)(
    process.execPath,
    ['cli/index.ts', 'export', join(instance, basename(configuration)), '--static', folder, '--base', below, '--at', at],
    { cwd: root },
  );
  const host = await hostFiles(folder, below);
  return {
    origin: host.origin,
    folder,
    async close() {
      await host.close();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}

function keepSessions(data: string, isKept: (session: Session, index: number) => boolean): void {
  const sessions = rowsOf(data, 'sessions').filter((row, index) => isKept(row as Session, index));
  const ids = new Set(sessions.map(({ Id }) => Id));
  const presentations = rowsOf(data, 'presentations').filter(({ SessionId }) => ids.has(SessionId));
  const named = JSON.stringify([sessions, presentations]);
  write(data, 'sessions', sessions);
  write(data, 'presentations', presentations);
  write(
    data,
    'authors',
    rowsOf(data, 'authors').filter(({ Id }) => named.includes(`"Id":${JSON.stringify(Id)}`)),
  );
}

const read = (data: string, name: string): Rows => JSON.parse(readFileSync(join(data, `${name}.json`), 'utf8')) as Rows;
const rowsOf = (data: string, name: string): Rows['rows'] => read(data, name).rows;
const write = (data: string, name: string, rows: Rows['rows']): void =>
  writeFileSync(join(data, `${name}.json`), JSON.stringify({ ...read(data, name), rows }));
