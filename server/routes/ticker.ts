// Handler of src/contract/ticker.ts: the headlines of the event's feed.
import * as z from 'zod';
import type * as contract from '../../src/contract/ticker.ts';
import { bannerKeys } from '../../src/model/documents/app/banners.ts';
import { demandEvent } from './event-of-request.ts';
import { type HandlersOf, live } from './handlers.ts';

const { hideTicker, ticker: tickerGroup } = bannerKeys;
const app = z.looseObject({ hideTicker, ticker: tickerGroup });

export const ticker: HandlersOf<typeof contract> = {
  tickerFeed: live(async (_, { feeds }, asked) => {
    const { documents } = demandEvent(asked.event);
    const { hideTicker: isHidden, ticker: written } = documents.read('app', app);
    if (isHidden || written.rss === '') return { Items: [], ReadAt: null, IsStale: false };
    const { items, readAt, isStale } = await feeds.read(written.rss);
    return { Items: [...items], ReadAt: readAt === null ? null : new Date(readAt).toISOString(), IsStale: isStale };
  }),
};
