// An event exported as a site of files and served by a host that knows nothing else, for journeys.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hostFiles } from './file-host.ts';

const root = join(import.meta.dirname, '../..');

export type ExportedSite = { origin: string; folder: string; close: () => Promise<void> };

/** Exports a configuration for the path `below` of a host, as somebody at the command line would, and serves it there; it is what visitors may see at an instant. */
export async function exportSite(configuration: string, below: string, at: string): Promise<ExportedSite> {
  const parent = mkdtempSync(join(tmpdir(), 'foyer-static-'));
  const folder = join(parent, 'site');
  await promisify(execFile)(process.execPath, ['cli/index.ts', 'export', configuration, '--static', folder, '--base', below, '--at', at], {
    cwd: root,
  });
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
