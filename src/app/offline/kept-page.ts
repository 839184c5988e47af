// Whether the page on screen is a copy that the service worker has kept, and what time it is by it.

/** `made`: the server's instant of the copy; `now`: the server's instant when it was opened (ms). */
export type KeptPage = { made: number; now: number };

/** What the worker has written into the page; undefined for a page from the network. */
export function keptPage(page: Document): KeptPage | undefined {
  const meta = page.querySelector<HTMLMetaElement>('meta[name="foyer-kept"]');
  const [made, now] = [meta?.content, meta?.dataset['now']].map((written) => Date.parse(written ?? '')) as [number, number];
  return Number.isNaN(made) || Number.isNaN(now) ? undefined : { made, now };
}
