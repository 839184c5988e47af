// Builds the service worker into `sw.js` of a build, and names the build in its HTML.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Chunk = { file: string; css?: string[]; imports?: string[]; isEntry?: boolean };
type Manifest = Readonly<Record<string, Chunk>>;

/** Code that every page loads when it starts or soon after, besides the entry: by the end of its key in Vite's manifest. */
const started = [
  'src/app/lazy-guards.ts',
  'src/app/load-late-code.ts',
  'src/session/document-checks.ts',
  'src/pages/documents.ts',
  'src/pages/defaults/EveryPage.json',
  'component-registry/shell/header/view.tsx?component',
  'component-registry/shell/footer/view.tsx?component',
];

/** Files of the shell, relative to the build, of a manifest: the entry and what starts with every page, with all they import. */
export function shellFiles(manifest: Manifest): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry || started.some((end) => key.endsWith(end))) add(key);
  return [...files].sort();
}

/** Builds the worker for the build in `folder` (absolute), served at `base`. */
export async function buildWorker(root: string, folder: string, base = '/'): Promise<void> {
  const { build } = await import('vite');
  const text = readFileSync(join(folder, '.vite/manifest.json'), 'utf8');
  const name = createHash('sha256').update(text).digest('hex').slice(0, 12);
  await build({
    root,
    base,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      FOYER_BUILD: JSON.stringify(name),
      FOYER_SHELL: JSON.stringify(shellFiles(JSON.parse(text) as Manifest)),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      // Not every browser takes a module as a service worker.
      lib: { entry: join(root, 'src/service-worker/worker.ts'), formats: ['iife'], name: 'foyer', fileName: () => 'sw.js' },
    },
  });
  const page = join(folder, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace('<title>', `<meta name="foyer-build" content="${name}">\n    <title>`));
}
