// Writes the data files of the sample congress: `node scripts/kardia/generate.ts`. The same seed gives the same bytes.
import { mkdirSync, writeFileSync } from 'node:fs';
import { buildFiles } from './build.ts';

const folder = new URL('../../sample-configs/kardia/kardia2027/data/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(buildFiles())) {
  writeFileSync(new URL(name, folder), text);
  process.stdout.write(`${name}: ${text.split('\n').length - 7} rows, ${Math.round(Buffer.byteLength(text) / 1024)} KiB\n`);
}
