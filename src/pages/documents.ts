// Loaders of the platform's page documents; the list is long and stands apart from what every visitor loads first.

/** A page document of `defaults/`; in the app with its English texts by key, which the build puts there. */
export type PlatformDocument = { page: string; words?: Readonly<Record<string, string>> };

/** By page key; those that are always there are not among them. */
export const platformDocuments: ReadonlyMap<string, () => Promise<{ default: PlatformDocument }>> = new Map(
  Object.entries(
    import.meta.glob<{ default: PlatformDocument }>(['./defaults/*.json', '!./defaults/EveryPage.json', '!./defaults/NotFoundPage.json']),
  ).map(([path, load]) => [path.slice('./defaults/'.length, -'.json'.length), load]),
);
