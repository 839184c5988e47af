// Writes the event of service checks: `node scripts/qa/generate.ts`. The same plans give the same bytes.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildFiles } from './build.ts';

const root = join(import.meta.dirname, '../../sample-configs');
const files = buildFiles();
// A page that is no longer planned goes.
const pages = join(root, 'qa/qaservicechecks/pages');
for (const name of existsSync(pages) ? readdirSync(pages) : []) {
  if (!(`qa/qaservicechecks/pages/${name}` in files)) rmSync(join(pages, name));
}
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
process.stdout.write(`${Object.keys(files).length} files, ${Math.round(Buffer.byteLength(Object.values(files).join('')) / 1024)} KiB\n`);
