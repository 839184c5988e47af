// `/feeds/<instance>/<event>/<language>/news.atom`, `.rss`, `.json`, `podcast.rss`: news and podcast of an event for readers, tickers and players.
import type { FastifyInstance } from 'fastify';
import { FEED_ROOT } from '../../src/base/feed-address.ts';
import { makeAnswer } from '../answers/answer.ts';
import { ASK_AGAIN, sendAnswer } from '../answers/send-answer.ts';
import { notFound } from '../http/errors.ts';
import { findEvent } from '../published/find-event.ts';
import type { Answering } from '../routes/published-answers.ts';
import { feedsOf } from './event-feeds.ts';

type Params = Readonly<Record<'instance' | 'event' | 'language' | 'file', string>>;

/** `origin`: where the pages are when that is not where the request went. */
export function registerFeeds(app: FastifyInstance, { eventCache, cache, compressor, accessControl }: Answering, origin?: string): void {
  app.get(`${FEED_ROOT}/:instance/:event/:language/:file`, { schema: { hide: true } }, async (request, reply) => {
    const { instance, event: short, language: asked, file } = request.params as Params;
    const event = await findEvent(eventCache, { name: `${instance}/${short}`, field: 'event', hostname: request.hostname });
    const language = event.languageFor(asked);
    const access = accessControl.ofVisitors(event);
    const feed = feedsOf(event, language, access).find(({ path }) => path.endsWith(`/${file.toLowerCase()}`));
    if (!feed) throw notFound('This event has no such feed for everybody.', 'file');
    const from = origin ?? `${request.protocol}://${request.host}`;
    const key = JSON.stringify([feed.path, event.id, event.version, access.cacheKey, from]);
    let made = cache.find(key);
    if (!made) {
      made = makeAnswer(feed.write(from), feed.type);
      cache.keep(key, made);
    }
    reply.header('last-modified', new Date(event.publishedAt).toUTCString());
    return sendAnswer(request, reply, made, compressor, ASK_AGAIN);
  });
}
