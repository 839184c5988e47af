// Builds the attendee's app into `dist/`, and knows whether what lies there is still what the sources say.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { InlineConfig } from 'vite';
import { buildWorker } from './build-worker.ts';

const project = join(import.meta.dirname, '..');

/** What the build reads: these files and folders. */
const sources = ['index.html', 'vite.config.ts', 'package.json', 'package-lock.json', 'public', 'src', 'component-registry'];

/** What a build holds in addition to the app for visitors: the preview, or nothing. */
type BuildKind = 'with preview' | 'without preview';

/** `FOYER_BUILD_PREVIEW`: `none` leaves the preview out; undefined if it is not set, then builds have it. Throws for any other value. */
export function readBuildKind({ FOYER_BUILD_PREVIEW: value = '' }: NodeJS.ProcessEnv): BuildKind | undefined {
  if (value !== '' && value !== 'none') throw new Error(`FOYER_BUILD_PREVIEW must be none or empty, not "${value}".`);
  return value === 'none' ? 'without preview' : undefined;
}

/** Written last, so that a build that was broken off is no build. The dot keeps it from being served. */
const markOf = (root: string): string => join(root, 'dist/.sources');

/** The app as built for production; whatever the environment says, React's development build is never published. */
export async function buildApp(root = project): Promise<void> {
  const { build } = await import('vite');
  const mark = markOfBuild(root, readBuildKind(process.env) ?? 'with preview');
  process.env['NODE_ENV'] = 'production';
  await build({ root, logLevel: 'warn', build: { emptyOutDir: true } });
  await buildRenderer(root, 'dist');
  await buildWorker(root, join(root, 'dist'));
  writeFileSync(markOf(root), mark);
}

/** The code that renders pages on the server, for the build in `folder`; `options` are further settings of Vite. */
export async function buildRenderer(root: string, folder: string, options: InlineConfig = {}): Promise<void> {
  const { build } = await import('vite');
  await build({
    root,
    logLevel: 'warn',
    ...options,
    // React decides by it which of its builds it is; the server's own environment does not count.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/app/ssr/render-page.tsx',
      outDir: join(folder, '.ssr'),
      emptyOutDir: true,
      manifest: false,
      target: 'node24',
      rolldownOptions: { output: { entryFileNames: 'render-page.mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  });
}

/** What a build leaves behind to be known by. */
export const markOfBuild = (root: string, kind: BuildKind): string => `${fingerprintOf(root)} ${kind}`;

/** Whether `dist/` was built from exactly these sources, and as the kind asked for, if any. Content counts, not time: a checkout changes times. */
export function isBuilt(root = project, kind = readBuildKind(process.env)): boolean {
  const path = markOf(root);
  if (!existsSync(path) || !existsSync(join(root, 'dist/index.html'))) return false;
  const kinds: BuildKind[] = kind ? [kind] : ['with preview', 'without preview'];
  const mark = readFileSync(path, 'utf8');
  return kinds.some((one) => mark === markOfBuild(root, one));
}

/** One value for the content of all sources, tests left out. */
export function fingerprintOf(root: string): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesOf(join(root, source))).sort()) {
    hash
      .update(`${relative(root, file).replaceAll('\\', '/')}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

if (import.meta.main) {
  const started = performance.now();
  await buildApp();
  console.log(`Built into dist in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}
