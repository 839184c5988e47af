// Where the words of the ticker band come from, and which they are (B §3 Ticker, B §4; readings R1, R2, R16, R34, R35).
import { earlier } from './verdict.ts';
import { nextChange, readWindow, within } from './window.ts';

/** From showing the band to reading its RSS feed, ms (B §9). */
const RSS_AFTER = 1000;

/** What an event has for its ticker. Unreadable values are skipped, never shown. */
export type TickerSources = {
  /** Only `true` hides it (R18). */
  hideTicker?: unknown;
  /** Address of an RSS feed; null or empty for none. */
  rssUrl?: string | null;
  /** Configured texts; bounds are event-local without offset. */
  configured?: readonly { startTime?: unknown; endTime?: unknown; text?: unknown }[] | null;
  /** The resource of the server. */
  resource?: { resourcename?: string; resourcevalue?: unknown } | null;
};

/** The chosen source; a feed is read `after` ms from showing the band. Items are plain text, never markup (R35); a source without items shows no band. */
export type Ticker =
  | { source: 'rss'; url: string; after: number; nextChangeAt: null }
  | { source: 'configured' | 'resource' | 'none'; items: string[]; nextChangeAt: number | null };

/** Chooses at an instant (ms): an RSS feed, else the first configured text whose window contains now, else the resource (B §4). */
export function tickerAt({ hideTicker, rssUrl, configured, resource }: TickerSources, now: number, timeZone: string): Ticker {
  if (hideTicker === true) return { source: 'none', items: [], nextChangeAt: null };
  if (rssUrl) return { source: 'rss', url: rssUrl, after: RSS_AFTER, nextChangeAt: null };
  let nextChangeAt: number | null = null;
  for (const { startTime, endTime, text } of configured ?? []) {
    const window = readWindow(startTime, endTime, timeZone);
    // What comes later in the list cannot matter before this one closes.
    nextChangeAt = earlier(nextChangeAt, nextChange(window, now));
    if (within(window, now)) return { source: 'configured', items: tickerItems(text), nextChangeAt };
  }
  const text = resource?.resourcevalue;
  if (typeof text !== 'string' || text.trim() === '') return { source: 'none', items: [], nextChangeAt };
  return { source: 'resource', items: tickerItems(text), nextChangeAt };
}

/** The items of a ticker text: a bracketed list separated by `; `, or one item where there are no brackets (R34). */
export function tickerItems(text: unknown): string[] {
  if (typeof text !== 'string') return [];
  const whole = text.trim();
  const items = whole.startsWith('[') && whole.endsWith(']') ? whole.slice(1, -1).split('; ') : [whole];
  return items.map((item) => item.trim()).filter((item) => item !== '');
}
