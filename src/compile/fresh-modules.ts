// Vitest keeps what plugins make of a module on disk, by the text of its own file. What the plugins of Foyer make of other files, too, would stay as it was when those change.
import type { Plugin } from 'vite';

/** Checks, components and endpoints without schemas (`vite-plugin.ts`), texts and pages with their words (`../i18n/vite-plugin.ts`), icons (`icon-plugin.ts`). */
const made = /^\0?virtual:|\?(?:check|component)$|\/src\/contract\/[a-z-]+\.ts$|\/src\/pages\/defaults\/\w+\.json$/;

/** Has tests make those modules anew in each run. */
export const freshModules = (): Plugin => ({
  name: 'foyer-fresh-modules',
  configureVitest: ({ defineCacheKeyGenerator }) => defineCacheKeyGenerator(({ id }) => (made.test(id) ? false : null)),
});
