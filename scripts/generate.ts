// `npm run generate`: prints everything that follows from the code: schemas, sample events, guide, reference, and the pictures that are missing.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { loadCatalog } from '../component-registry/catalog.ts';
import { expectedPictures, referenceDrift, toTake } from './print-reference/index.ts';

const root = join(import.meta.dirname, '..');

/** Runs a script of the project. Ends the process when it fails. */
function run(script: string, ...args: string[]): void {
  const { status } = spawnSync(process.execPath, [join(root, script), ...args], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

for (const script of ['print-schemas.ts', 'kardia/generate.ts', 'qa/generate.ts', 'print-guide/index.ts']) run(`scripts/${script}`);

const names = Object.keys(await loadCatalog());
const { missing } = await referenceDrift(join(root, 'docs/reference'), [], expectedPictures(names));
const without = toTake(names, missing);
// Pictures are taken in the app as it is built.
if (without.length > 0) run('scripts/build.ts');
run('scripts/print-reference/index.ts', ...(without.length > 0 ? ['--pictures', ...without] : []));
