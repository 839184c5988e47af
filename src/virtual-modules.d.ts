// Types of the modules the build makes (src/compile/vite-plugin.ts).
declare module 'virtual:foyer/check/*' {
  import type { Check } from './model/check.ts';
  const check: Check;
  export default check;
}

// Set by vite.config.ts.
interface ImportMetaEnv {
  /** False in a build with `FOYER_BUILD_PREVIEW=none`; not set in development and tests. */
  readonly FOYER_HAS_PREVIEW?: boolean;
}

// Made by src/i18n/vite-plugin.ts.
declare module 'virtual:foyer/page-names' {
  /** What the pages of the platform are called in English. */
  const names: Readonly<Record<string, string>>;
  export default names;
}

declare module 'virtual:foyer/texts' {
  import type { Bundle } from './i18n/platform-texts.ts';
  /** Loaders of the platform's texts by set and language; English is not among them. */
  export const loaders: Readonly<Record<string, Readonly<Record<string, () => Promise<{ default: Bundle }>>>>>;
}

// Made by src/compile/icon-plugin.ts.
declare module 'virtual:foyer/icons' {
  import type { IconParts } from './ui/icon-set.ts';
  /** Loaders of the icons organisers can name, by first letter. */
  export const loaders: Readonly<Record<string, () => Promise<{ default: Readonly<Record<string, IconParts>> }>>>;
}
