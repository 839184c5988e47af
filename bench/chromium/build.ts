// Builds bench entries for the browser as the product is built, in memory.
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Rollup } from 'vite';
import { foyerTexts } from '../../src/i18n/vite-plugin.ts';
import { foyerIcons } from '../../src/compile/icon-plugin.ts';
import { foyerChecks } from '../../src/compile/vite-plugin.ts';
import { pageTable } from '../../src/pages/table.ts';
import { iconNames } from '../../src/ui/icon-names.ts';

/** Files of a build by their path on the server, without leading slash. */
export type Files = ReadonlyMap<string, Buffer>;

const project = join(import.meta.dirname, '../..');

/** Builds entries (`name` → file below `bench/`); each becomes `name.js`. */
export async function buildEntries(entries: Readonly<Record<string, string>>): Promise<Files> {
  const input = Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(project, 'bench', file)]));
  // Whatever the environment says, React's development build is never measured.
  process.env['NODE_ENV'] = 'production';
  const { output } = (await build({
    root: project,
    logLevel: 'error',
    configFile: false,
    publicDir: false,
    plugins: [foyerChecks(), foyerTexts(pageTable.map(({ title }) => title)), foyerIcons(iconNames), react()],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input, output: { entryFileNames: '[name].js' } },
    },
  })) as Rollup.RollupOutput;
  return new Map(output.map((part) => [part.fileName, Buffer.from(part.type === 'chunk' ? part.code : part.source)]));
}
