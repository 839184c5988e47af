// Class names of CSS modules in a build: short, and written into the code that uses them, so that no table of names is loaded.
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Letters and digits of a file's own: with four, two of a hundred files that share a class are alike once in ten million. */
const LENGTH = 4;

/** Names a class of a module, the same in every build: `title_k3f0`. */
export const classNamesIn =
  (root: string) =>
  (name: string, file: string): string => {
    const hash = createHash('sha256').update(relative(root, file.split('?', 1)[0]!).replaceAll('\\', '/'));
    return `${name}_${BigInt(`0x${hash.digest('hex')}`)
      .toString(36)
      .slice(-LENGTH)}`;
  };

const IMPORT = /\bimport (\w+) from ('[^'\n]+\.module\.css')/g;

/** The plugin, for the browser's build: a class is imported by its own name, which the bundler replaces by its value. */
export const directClasses = (): Plugin => ({
  name: 'foyer-direct-classes',
  enforce: 'pre',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: /\.tsx?(\?|$)/, code: '.module.css' },
    handler: (code) => ({ code: code.replace(IMPORT, 'import * as $1 from $2'), map: null }),
  },
});

/** The plugin that keeps the rules of a module whose names have all been replaced. */
export const keepRules = (): Plugin => ({
  name: 'foyer-keep-rules',
  enforce: 'post',
  apply: 'build',
  transform: { filter: { id: /\.module\.css$/ }, handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }) },
});
