// Cases of the ticker: which source is shown, and with which items (B §4).
import * as z from 'zod';
import { tickerAt } from '../../src/rules/ticker.ts';
import { caseFormat } from './format.ts';

const configured = z.object({ startTime: z.unknown(), endTime: z.unknown(), text: z.unknown() });
const shape = z.object({
  rssUrl: z.string().nullable(),
  configured: z.array(configured),
  resource: z.object({ resourcename: z.string(), resourcevalue: z.unknown() }).nullable(),
  hideTicker: z.boolean(),
  now: z.iso.datetime({ offset: true }),
  timezone: z.string(),
  expected: z.object({ source: z.string(), items: z.array(z.string()).optional() }),
});

export const ticker = caseFormat('ticker', shape, ({ now, timezone, expected, ...sources }) => {
  const chosen = tickerAt(sources, Date.parse(now), timezone);
  const { source } = chosen;
  // The items of a feed are in the feed.
  return { got: chosen.source === 'rss' ? { source } : { source, items: chosen.items }, accepted: [expected], verdict: chosen };
});
