// How the attendee's app is built, served in development, and tested.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { foyerTexts } from './src/i18n/vite-plugin.ts';
import { readBuildKind } from './scripts/build.ts';
import { chunkGroups } from './src/compile/chunk-groups.ts';
import { classNamesIn, directClasses, keepRules } from './src/compile/css-classes.ts';
import { directImports } from './src/compile/direct-imports.ts';
import { holdPresses } from './src/compile/hold-presses-plugin.ts';
import { freshModules } from './src/compile/fresh-modules.ts';
import { foyerIcons } from './src/compile/icon-plugin.ts';
import { foyerChecks } from './src/compile/vite-plugin.ts';
import { pageTable } from './src/pages/table.ts';
import { iconNames } from './src/ui/icon-names.ts';
import { slowness } from './tests/support/slowness.ts';

const chunks = chunkGroups(import.meta.dirname);

/** Who starts Foyer for the first time builds it: what the bundler says to those who work on its speed is no word for them. */
const quiet = { bundlerTimings: false, ineffectiveDynamicImport: false };

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    foyerChecks(),
    foyerTexts(pageTable.map(({ title }) => title)),
    foyerIcons(iconNames),
    react(),
    directImports(import.meta.dirname),
    directClasses(),
    keepRules(),
    chunks.plugin,
    holdPresses(),
    freshModules(),
  ],
  base: '/',
  // A constant, so that the code of the preview is left out where nothing can reach it; sources that are not built always have it.
  define: command === 'build' ? { 'import.meta.env.FOYER_HAS_PREVIEW': readBuildKind(process.env) !== 'without preview' } : {},
  build: {
    outDir: 'dist',
    assetsDir: 'static',
    manifest: true,
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // Every page has these before it loads anything else: no file needs to name them once more.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !/^static\/(?:app|libraries|rolldown-runtime)-.{7}\.(?:js|css)$/.test(file)),
    },
    sourcemap: false,
    // What a page may weigh is decided by the budget of the tests.
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    ...(isSsrBuild && { rolldownOptions: { checks: quiet } }),
    ...(!isSsrBuild && {
      rolldownOptions: {
        checks: quiet,
        optimization: { inlineConst: { mode: 'all' } },
        output: {
          // As short as they may be: the file of the app names all others.
          entryFileNames: 'static/[name]-[hash:7].js',
          chunkFileNames: 'static/[name]-[hash:7].js',
          assetFileNames: 'static/[name]-[hash:7][extname]',
          codeSplitting: { groups: chunks.groups },
        },
      },
    }),
  },
  css: {
    modules: {
      localsConvention: 'camelCaseOnly',
      // The server's build names them the same.
      ...(command === 'build' && { generateScopedName: classNamesIn(import.meta.dirname) }),
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'browser code',
          environment: 'jsdom',
          // Files share a process and what it has read: nothing they test leaves anything behind, and half of the time went into starting.
          isolate: false,
          testTimeout: 15_000 * slowness,
          include: ['{src,component-registry}/**/*.test.{ts,tsx}'],
          exclude: [
            'src/model/**',
            'src/compile/**',
            'src/checks/**',
            'src/diff/**',
            'src/shift/**',
            'src/clock/**',
            'src/rules/**',
            'src/contract/**',
            'src/pages/**',
            'src/ui/theme/**',
            'component-registry/catalog.test.ts',
          ],
          setupFiles: ['tests/support/no-owner-stacks.ts', 'tests/support/browser-setup.ts', 'tests/support/property-seed.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'properties',
          environment: 'jsdom',
          // As above: the checks of every component are compiled once for all files.
          isolate: false,
          testTimeout: 30_000 * slowness,
          include: ['tests/properties/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/no-owner-stacks.ts', 'tests/support/browser-setup.ts', 'tests/support/property-seed.ts'],
        },
      },
      {
        // The contract keeps its schemas here: what the plugin takes out for the attendee, the server needs.
        extends: false,
        test: {
          name: 'node code',
          environment: 'node',
          globalSetup: ['server/fixture/templates.ts'],
          setupFiles: ['tests/support/property-seed.ts', 'tests/support/patient-polls.ts'],
          isolate: false,
          include: [
            'src/{model,compile,checks,diff,shift,clock,rules,contract,pages,calendar}/**/*.test.ts',
            'src/ui/theme/**/*.test.ts',
            'component-registry/catalog.test.ts',
            '{server,cli,scripts,bench}/**/*.test.ts',
            'tests/{conformance,oracles}/**/*.test.ts',
          ],
          // Tests name a time of their own where they take minutes; what starts processes takes seconds, and only a hang takes this long.
          testTimeout: 120_000 * slowness,
          hookTimeout: 60_000 * slowness,
          // A busy machine may be slower than a connection waits: a test is tried once more, and the run names it.
          retry: process.env['CI'] ? 1 : 0,
        },
      },
    ],
  },
}));
