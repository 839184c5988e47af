// Writes the script that holds presses into the page of the build, from where the server takes it for rendered pages (`server/html/start-scripts.ts`).
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin, transformWithOxc } from 'vite';

const MODULE = 'src/app/hold-presses.ts';

/**
 * The plugin. The script is the only one that is `async`: pages that the browser draws go without it. It imports nothing, and stands in the
 * page itself: a press before a file had come would be lost.
 */
export function holdPresses(): Plugin {
  let root = '';
  return {
    name: 'foyer-hold-presses',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    configResolved(config) {
      ({ root } = config);
    },
    transformIndexHtml: {
      order: 'post',
      async handler() {
        const file = join(root, MODULE);
        const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
        const small = (await minify(file, code, { module: true })).code.trim();
        // The server finds its end by the next element.
        if (small.includes('<')) throw new Error(`${MODULE} has a "<" in its code`);
        return [{ tag: 'script', attrs: { type: 'module', async: true }, children: small, injectTo: 'head' }];
      },
    },
  };
}
