// Builds the rules for the browser with the product's own build settings, and prints the bundle; nothing is written to disk.
import { join } from 'node:path';
import { build, type Rollup } from 'vite';

const root = join(import.meta.dirname, '../../..');
// React's and everybody's development branches go, as in the product.
process.env['NODE_ENV'] = 'production';
const { output } = (await build({
  root,
  logLevel: 'error',
  publicDir: false,
  build: { write: false, manifest: false, rolldownOptions: { input: join(import.meta.dirname, 'in-browser.ts') } },
})) as Rollup.RollupOutput;
const [bundle, ...others] = output.filter((file) => file.type === 'chunk');
if (!bundle || others.length > 0) throw new Error('the rules have become more than one file');
process.stdout.write(bundle.code);
