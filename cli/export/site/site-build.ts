// The build a site needs: the one that is there for the root of a host, a fresh one for a path below it.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildRenderer } from '../../../scripts/build.ts';
import { buildWorker } from '../../../scripts/build-worker.ts';
import { UsageError } from '../../output/usage-error.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Folder of the build, and how to take it away again. Throws UsageError when there is none and none is made. */
export async function siteBuild(base: string): Promise<{ folder: string; remove: () => Promise<void> }> {
  if (base === '/') {
    const folder = join(root, 'dist');
    if (!existsSync(join(folder, 'index.html'))) throw new UsageError('The app is not built yet: run npm run build first.');
    return { folder, remove: async () => {} };
  }
  // The path is part of the code that loads code, so no build for another path can serve it.
  const folder = await mkdtemp(join(tmpdir(), 'foyer-build-'));
  const { build } = await import('vite');
  process.env['NODE_ENV'] = 'production';
  await build({ root, base, logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
  await buildRenderer(root, folder, { base });
  await buildWorker(root, folder, base);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Path and address of a site from what somebody wrote: `/congress/`, or `https://www.example.org/congress/`. Throws UsageError. */
export function siteOf(written: string): { base: string; address: string } {
  const url = URL.parse(written, 'http://site.invalid');
  const isAddress = /^https?:\/\//i.test(written);
  if (!url || (!isAddress && !written.startsWith('/')) || url.search || url.hash || url.username || url.pathname.includes('//'))
    throw new UsageError(
      `--base takes a path such as /congress/, or the address of the site such as https://www.example.org/congress/; not "${written}".`,
    );
  const path = url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`;
  return { base: path, address: isAddress ? url.origin + path.slice(0, -1) : '' };
}
