// Types of the modules the build makes (src/compile/vite-plugin.ts).
declare module 'virtual:foyer/check/*' {
  import type { Check } from './model/check.ts';
  const check: Check;
  export default check;
}

// Made by src/i18n/vite-plugin.ts.
declare module 'virtual:foyer/texts' {
  import type { Bundle } from './i18n/platform-texts.ts';
  /** Loaders of the platform's texts by set and language; English is not among them. */
  export const loaders: Readonly<Record<string, Readonly<Record<string, () => Promise<{ default: Bundle }>>>>>;
}
