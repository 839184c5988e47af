// Builds the attendee's app into `dist/`, and knows whether what lies there is still what the sources say.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const project = join(import.meta.dirname, '..');

/** What the build reads: these files and folders. */
const sources = ['index.html', 'vite.config.ts', 'package.json', 'package-lock.json', 'public', 'src', 'component-registry'];

/** Written last, so that a build that was broken off is no build. The dot keeps it from being served. */
const markOf = (root: string): string => join(root, 'dist/.sources');

/** The app as built for production; whatever the environment says, React's development build is never published. */
export async function buildApp(root = project): Promise<void> {
  const { build } = await import('vite');
  const fingerprint = fingerprintOf(root);
  process.env['NODE_ENV'] = 'production';
  await build({ root, logLevel: 'warn', build: { emptyOutDir: true } });
  writeFileSync(markOf(root), fingerprint);
}

/** Whether `dist/` was built from exactly these sources. Content counts, not time: a checkout changes times. */
export function isBuilt(root = project): boolean {
  const mark = markOf(root);
  return existsSync(mark) && existsSync(join(root, 'dist/index.html')) && readFileSync(mark, 'utf8') === fingerprintOf(root);
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
