// Builds the app as it ships, but for its registry, into a folder: `build-app.ts <folder>`.
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { buildRenderer } from '../../../scripts/build.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('build-app.ts <folder>');
const root = join(import.meta.dirname, '../../..');
process.env['NODE_ENV'] = 'production';
const resolved = { alias: [{ find: '#registry/registry.ts', replacement: join(import.meta.dirname, 'registry.ts') }] };
await build({ root, logLevel: 'error', resolve: resolved, build: { outDir: resolve(folder), emptyOutDir: true } });
await buildRenderer(root, resolve(folder), { logLevel: 'error', resolve: resolved });
