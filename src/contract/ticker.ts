// The endpoint of the ticker (B §4, §7): the headlines of the event's feed, read by the server.
import * as z from 'zod';
import { type Area, endpoint } from './endpoint.ts';
import { eventParameter } from './event-shapes.ts';

export const area: Area = { title: 'Ticker', description: 'Headlines of the feed an event names.' };

export const tickerFeed = endpoint({
  method: 'GET',
  auth: 'none',
  effect: 'read',
  limit: 'read',
  caching: 'never',
  spec: 'B §4',
  path: '/api/Public/TickerFeed',
  title: 'Headlines of the ticker',
  description:
    'The headlines of the feed that the app document names (`ticker.rss`), as plain text, at most 20. The server reads it every five minutes, from public addresses alone, within 5 s and 1 MB; while the feed cannot be read the last good headlines stay, marked as stale. Empty where the event names no feed, hides its ticker, or the feed was never read.',
  event: ['eventid'],
  query: z.object({ eventid: eventParameter }),
  reply: z.object({
    Items: z.array(z.string()),
    ReadAt: z.string().nullable().meta({ description: 'When they were read, ISO 8601 in UTC; null for never.' }),
    IsStale: z.boolean().meta({ description: 'Whether the feed could not be read since.' }),
  }),
});
