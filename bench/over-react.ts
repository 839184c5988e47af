// What Foyer adds to React: a page by Foyer compared with the same page by hand, both built as the product is, in bytes of JavaScript as sent.
import { buildEntries, type Files } from './chromium/build.ts';
import { brotli } from './chromium/serve.ts';

export type Builds = Readonly<Record<'hand' | 'foyer', Files>>;

/** Builds both pages, each with everything it needs. */
export const buildPages = async (): Promise<Builds> => ({
  hand: await buildEntries({ hand: 'browser/ship-hand.tsx' }),
  foyer: await buildEntries({ foyer: 'browser/ship-foyer.tsx' }),
});

/** Bytes of these scripts, brotli at its densest. */
export const sizeOf = (files: Files, names: readonly string[] = [...files.keys()]): number =>
  names.filter((name) => name.endsWith('.js')).reduce((sum, name) => sum + brotli(files.get(name)!).length, 0);
