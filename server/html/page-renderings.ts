// Pages rendered on the server, each once for all who get the same: by version, access class and address.
import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { PageRendering, RenderRequest, RenderToHtml, RenderTools } from '../../src/app/ssr/render-request.ts';
import type { Answer } from '../answers/answer.ts';
import { RenderTimeout } from './page-renderer.ts';
import { earlier } from '../../src/rules/verdict.ts';

/** What tells a rendered page from others, and until when it may be given (ms; null for no end by its class). */
export type RenderKey = {
  event: number;
  version: number;
  access: string;
  url: string;
  scheme: string;
  isConsentMissing: boolean;
  /** Empty for the event's. */
  zone: string;
  until: number | null;
};

/** What is sent for a rendered page: its document with status and policy, or where its guards lead. */
export type RenderedDocument = { kind: 'page'; answer: Answer; status: number; policy: string } | (PageRendering & { kind: 'redirect' });

/** A page to render, and how its document is written. */
export type RenderJob = { asked: RenderRequest; tools: RenderTools; write: (page: PageRendering) => RenderedDocument };

export type PageRenderings = {
  /** The page that all of a key get at an instant (ms); `job` is called if it has to be rendered. Undefined where the browser is to draw it. Never rejects. */
  shared: (key: RenderKey, at: number, job: () => RenderJob) => Promise<RenderedDocument | undefined>;
  /** The page of one person: rendered for them, and not kept. As above. */
  personal: (job: RenderJob) => Promise<RenderedDocument | undefined>;
};

/** Components show times to the minute. */
const MINUTE = 60_000;
/** For this long a page that hung the renderer is left to the browser, ms. */
const AFTER_TIMEOUT = 10 * MINUTE;
/** Pages rendered or waiting at a time. Further visitors get pages that their browsers draw. */
export const MOST_AT_ONCE = 8;
/** Longest wait of a visitor, ms: the browser draws sooner. The page is kept for the next one. */
const PATIENCE = 4000;

/** A page, or that there is none to render, and from when until when (ms) it may be given. */
type Kept = { page: RenderedDocument | undefined; from: number; until: number };

/** Keeps what has been rendered, before anybody gets it: until the first instant at which it changes, or for a time (ms) that is longer than usual. */
type Keep = (page: RenderedDocument | undefined, changes: number | null, time?: number) => void;

/** What a page weighs in memory, in bytes: its name, for an address can be longer than what is at it; where it leads, or its text, and compressed twice. */
const weight = ({ page }: Kept, name: string): number =>
  1024 + 2 * name.length + (page?.kind === 'page' ? 1.5 * page.answer.bytes.length : 2 * (page?.to.length ?? 0));

/** Creates the cache of rendered pages, of `limit` bytes; the least recently used one is evicted first. `patience` in ms; Infinity where every page is worth the wait. */
export function createPageRenderings(renderToHtml: RenderToHtml, limit: number, patience = PATIENCE): PageRenderings {
  const pages = new LRUCache<string, Kept>({
    maxSize: limit,
    maxEntrySize: Math.floor(limit / 4),
    sizeCalculation: (kept, name) => Math.ceil(weight(kept, name)),
  });
  const running = new Map<string, Promise<RenderedDocument | undefined>>();
  let atOnce = 0;
  const render = async ({ asked, tools, write }: RenderJob, keep?: Keep) => {
    atOnce += 1;
    try {
      const rendering = await renderToHtml(asked, tools);
      const page = rendering && write(rendering);
      keep?.(page, rendering?.kind === 'page' ? rendering.nextChangeAt : null);
      return page;
    } catch (error) {
      tools.failed(error);
      keep?.(undefined, null, error instanceof RenderTimeout ? AFTER_TIMEOUT : undefined);
      return undefined;
    } finally {
      atOnce -= 1;
    }
  };
  // Who waits for every page asks for no more of them than can be rendered.
  const isBusy = (): boolean => atOnce >= MOST_AT_ONCE && patience !== Infinity;
  const inTime = (page: Promise<RenderedDocument | undefined>): Promise<RenderedDocument | undefined> => {
    if (patience === Infinity) return page;
    const over = new AbortController();
    const waited = delay(patience, undefined, { signal: over.signal }).catch(() => undefined);
    return Promise.race([page, waited]).finally(() => over.abort());
  };
  return {
    async shared({ until, ...key }, at, job) {
      const name = JSON.stringify(key);
      const kept = pages.get(name);
      if (kept && at < kept.until && at >= kept.from) return kept.page;
      const begun = running.get(name);
      if (begun) return inTime(begun);
      if (isBusy()) return undefined;
      const nextMinute = (Math.floor(at / MINUTE) + 1) * MINUTE;
      const page = render(job(), (rendered, changes, time) => {
        const end = time === undefined ? nextMinute : at + time;
        pages.set(name, { page: rendered, from: at, until: earlier(earlier(end, until), changes)! });
      }).finally(() => running.delete(name));
      running.set(name, page);
      return inTime(page);
    },
    async personal(job) {
      return isBusy() ? undefined : inTime(render(job));
    },
  };
}
