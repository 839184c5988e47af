// `/robots.txt` and `/sitemap.xml`: what search engines may visit on this host.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Answer, makeAnswer } from '../answers/answer.ts';
import { ASK_AGAIN, sendAnswer } from '../answers/send-answer.ts';
import type { Clock } from '../clock.ts';
import { notFound } from '../http/errors.ts';
import { nameKey } from '../store/publish.ts';
import type { Answering } from '../routes/published-answers.ts';
import type { PageOf } from './first-view.ts';
import type { StaticSite } from './services.ts';
import { type Listed, robotsText, sitemapFiles, sitemapPages } from './sitemap.ts';

export type SitemapParts = {
  answering: Answering;
  clock: Clock;
  pageOf: PageOf;
  /** Whether pages are rendered before they are sent. */
  isRendered: boolean;
  /** Set when the files are those of a site without server: it holds every event. */
  site?: StaticSite | undefined;
};

/** Memory for sitemaps, in bytes: each host has its own. */
const KEPT_BYTES = 32 * 1024 * 1024;

export function registerSitemap(app: FastifyInstance, { answering, clock, pageOf, isRendered, site }: SitemapParts): void {
  const { eventCache, accessControl, compressor } = answering;
  const kept = new LRUCache<string, Answer[]>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (files) => files.reduce((sum, { bytes }) => sum + bytes.length, 512),
  });
  const originOf = (request: FastifyRequest): string => (site ? site.address : `${request.protocol}://${request.host}`);

  /** Events of the host's instance; one that cannot be loaded is left out. */
  const eventsOf = async (request: FastifyRequest): Promise<Listed[]> => {
    const instance = site ? undefined : nameKey((await eventCache.defaultOf(request.hostname)).instance);
    const heads = eventCache.heads().filter((head) => instance === undefined || nameKey(head.instance) === instance);
    const loaded = await Promise.allSettled(heads.map(({ id }) => eventCache.byId(id)));
    return loaded.flatMap((one) =>
      one.status === 'fulfilled' && one.value ? [{ event: one.value, access: accessControl.ofVisitors(one.value) }] : [],
    );
  };
  const filesFor = async (request: FastifyRequest): Promise<Answer[]> => {
    const origin = originOf(request);
    const events = await eventsOf(request);
    const key = JSON.stringify([origin, ...events.map(({ event, access }) => [event.id, event.version, access.cacheKey])]);
    const known = kept.get(key);
    if (known) return known;
    const pages = events.map((one) => ({ event: one.event, pages: sitemapPages(one, pageOf, clock.now(), !site) }));
    const files = sitemapFiles(pages, origin).map((text) => makeAnswer(text, 'application/xml; charset=utf-8'));
    kept.set(key, files);
    return files;
  };

  app.get('/robots.txt', { schema: { hide: true } }, (request, reply) =>
    sendAnswer(request, reply, makeAnswer(robotsText(originOf(request), isRendered), 'text/plain; charset=utf-8'), compressor, ASK_AGAIN),
  );
  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) =>
    sendAnswer(request, reply, (await filesFor(request))[0]!, compressor, ASK_AGAIN),
  );
  app.get('/sitemap-:part.xml', { schema: { hide: true } }, async (request, reply) => {
    const { part = '' } = request.params as Record<string, string>;
    const files = /^[1-9]\d{0,3}$/.test(part) ? await filesFor(request) : [];
    const file = files.length > 1 ? files[Number(part)] : undefined;
    if (!file) throw notFound('The sitemap has no such part.');
    return sendAnswer(request, reply, file, compressor, ASK_AGAIN);
  });
}
