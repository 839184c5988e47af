// Pages rendered on the server, each once for all who get the same: by version, access class and address.
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PageRendering, RenderToHtml, RenderRequest } from '../../src/app/ssr/render-request.ts';
import { earlier } from '../../src/rules/verdict.ts';
import { stateBlock } from './boot.ts';

/** What tells a rendered page from others, and until when it may be given (ms; null for no end by its class). */
export type RenderKey = { event: number; version: number; access: string; until: number | null };

/** A rendered page as it is written: its body, its sheet with the SHA-256 of it (base64; both empty for none), its state as an element. */
export type RenderedDocument = { html: string; css: string; cssHash: string; state: string };

/** Gives the page of a request as rendered; undefined where the browser is to draw it. Never rejects. */
export type PageRenderings = (key: RenderKey, asked: RenderRequest) => Promise<RenderedDocument | undefined>;

/** Components show times to the minute. */
const MINUTE = 60_000;
/** Pages rendered at a time: they share one thread with every other answer. Further visitors get pages that their browsers draw. */
export const MOST_AT_ONCE = 2;

/** A page, or that there is none to render, and from when until when (ms) it may be given. */
type Kept = { page: RenderedDocument | undefined; from: number; until: number };

/** What a page weighs in memory, in bytes: two for a character. */
const weight = ({ page }: Kept): number => 512 + (page ? 2 * (page.html.length + page.css.length + page.state.length) : 0);

/** Written once, however often it is given. */
const written = ({ html, css, state }: PageRendering): RenderedDocument => ({
  html,
  css,
  cssHash: css === '' ? '' : createHash('sha256').update(css).digest('base64'),
  state: stateBlock(state),
});

/** Creates the cache of rendered pages, of `limit` bytes; the least recently used one is evicted first. */
export function createPageRenderings(renderToHtml: RenderToHtml, limit: number): PageRenderings {
  const pages = new LRUCache<string, Kept>({ maxSize: limit, maxEntrySize: Math.floor(limit / 4), sizeCalculation: weight });
  const running = new Map<string, Promise<RenderedDocument | undefined>>();
  const render = async (name: string, { until }: RenderKey, asked: RenderRequest): Promise<RenderedDocument | undefined> => {
    try {
      const rendering = await renderToHtml(asked);
      const page = rendering && written(rendering);
      const nextMinute = (Math.floor(asked.at / MINUTE) + 1) * MINUTE;
      const end = earlier(earlier(nextMinute, until), rendering?.nextChangeAt ?? null)!;
      pages.set(name, { page, from: asked.at, until: end });
      return page;
    } catch (error) {
      asked.failed(error);
      return undefined;
    } finally {
      running.delete(name);
    }
  };
  return async (key, asked) => {
    const name = JSON.stringify([key.event, key.version, key.access, asked.url]);
    const kept = pages.get(name);
    if (kept && asked.at < kept.until && asked.at >= kept.from) return kept.page;
    const begun = running.get(name);
    if (begun) return begun;
    if (running.size >= MOST_AT_ONCE) return undefined;
    const page = render(name, key, asked);
    running.set(name, page);
    return page;
  };
}
