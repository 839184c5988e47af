// Adds the script that holds presses to the page the build writes: a file of its own, which waits for no other.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin, transformWithOxc } from 'vite';

const MODULE = 'src/app/hold-presses.ts';
const NAME = 'presses.js';

/**
 * The plugin. The script is the only one that is `async`: pages that the browser draws go without it. It imports nothing, and is written
 * as an asset: a second entry would put what both could share into a file more.
 */
export function holdPresses(): Plugin {
  let [base, root] = ['/', ''];
  return {
    name: 'foyer-hold-presses',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    configResolved(config) {
      ({ base, root } = config);
    },
    async buildStart() {
      const file = join(root, MODULE);
      const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
      const small = await minify(file, code, { module: true });
      this.emitFile({ type: 'asset', name: NAME, source: small.code });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const asset = Object.values(bundle).find((one) => one.type === 'asset' && one.names.includes(NAME));
        if (!asset) throw new Error(`the build has no file of ${MODULE}`);
        return [
          {
            tag: 'script',
            attrs: { type: 'module', async: true, fetchpriority: 'high', src: base + asset.fileName },
            injectTo: 'head',
          },
        ];
      },
    },
  };
}
