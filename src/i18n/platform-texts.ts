// The platform's texts as far as they are here: the app's entry adds to them without the code that translates.

/** Texts of i18next's JSON v4 by flat key: `left_one`, `left_other`. */
export type Bundle = Readonly<Record<string, string>>;

/** Texts of one scope in one language, in the order they came. */
export type PlatformBundle = { language: string; scope: string; texts: Bundle };

const bundles: PlatformBundle[] = [];
const known = new Set<Bundle>();

/** All that came so far; the list only grows. */
export const platformBundles: readonly PlatformBundle[] = bundles;

/** Makes texts of the platform known, once; the key `search` of the scope `programme.session-list` is `programme.session-list.search`. */
export function addPlatformTexts(language: string, scope: string, texts: Bundle): void {
  if (known.has(texts)) return;
  known.add(texts);
  bundles.push({ language, scope, texts });
}
