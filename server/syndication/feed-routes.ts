// `/feeds/<instance>/<event>/<language>/news.atom`, `.rss`, `.json`: the news of an event for feed readers and tickers.
import type { FastifyInstance } from 'fastify';
import { FEED_ROOT, feedFormats } from '../../src/base/feed-address.ts';
import { filterEvent } from '../access/filter-event.ts';
import { makeAnswer } from '../answers/answer.ts';
import { ASK_AGAIN, sendAnswer } from '../answers/send-answer.ts';
import { notFound } from '../http/errors.ts';
import { findEvent } from '../published/find-event.ts';
import type { Answering } from '../routes/published-answers.ts';
import { feedTypes, newsFeed } from './news-feed.ts';

type Params = Readonly<Record<'instance' | 'event' | 'language' | 'file', string>>;

/** `origin`: where the pages are when that is not where the request went. */
export function registerFeeds(app: FastifyInstance, { eventCache, cache, compressor, accessControl }: Answering, origin?: string): void {
  app.get(`${FEED_ROOT}/:instance/:event/:language/:file`, { schema: { hide: true } }, async (request, reply) => {
    const { instance, event: short, language: asked, file } = request.params as Params;
    const format = feedFormats.find((one) => file.toLowerCase() === `news.${one}`);
    if (!format) throw notFound('There is no such feed.', 'file');
    const event = await findEvent(eventCache, { name: `${instance}/${short}`, field: 'event', hostname: request.hostname });
    const language = event.languageFor(asked);
    // Readers of feeds have no cookie: a feed contains what everybody may know.
    const access = accessControl.ofVisitors(event);
    if (!access.page('news') || event.editorial.rows.news.length === 0) throw notFound('This event has no news for everybody.', 'event');
    const from = origin ?? `${request.protocol}://${request.host}`;
    const key = JSON.stringify(['feed', event.id, event.version, access.cacheKey, format, language, from]);
    let made = cache.find(key);
    if (!made) {
      made = makeAnswer(newsFeed(filterEvent(event, access, 'newsArticle'), language, format, from), feedTypes[format]);
      cache.keep(key, made);
    }
    reply.header('last-modified', new Date(event.publishedAt).toUTCString());
    return sendAnswer(request, reply, made, compressor, ASK_AGAIN);
  });
}
