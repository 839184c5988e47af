// The news of the ticker: the feed once it is read, until then and without one the texts of the event (B §4).
import { useCallback, useEffect, useState } from 'react';
import { tickerFeed } from '#contract/ticker';
import { type LocalisedText, query, tickerAt, tickerItems, useDecision, useDocument, useEvent, useQuery, useText } from '#sdk';

type News = {
  items: readonly string[];
  /** When a feed that cannot be read any more was read last, ISO 8601; null where it is current, and for texts. */
  staleSince: string | null;
  /** Whether the event names a feed: its room is kept. */
  isFeed: boolean;
  /** Whether there is a feed, and nothing could be had of it. */
  hasFailed: boolean;
};

/** A feed is asked for anew as often as the server reads it, ms. */
const ASK_AGAIN = 5 * 60_000;

/** What is shown now; `own` takes the place of everything the app document names. */
export function useNews(own: LocalisedText): News {
  const text = useText();
  const { event, timeZone } = useEvent();
  const { hideTicker, ticker } = useDocument('app');
  const decide = useCallback(
    (now: number) => {
      const configured = ticker.texts.map((one) => ({ ...one, text: text(one.text) }));
      const resource = { resourcename: 'text', resourcevalue: text({ key: 'ticker.text' }) };
      const sources = { hideTicker, configured, resource };
      const withFeed = tickerAt({ ...sources, rssUrl: ticker.rss }, now, timeZone);
      const without = withFeed.source === 'rss' ? tickerAt(sources, now, timeZone) : withFeed;
      return {
        feedAfter: withFeed.source === 'rss' ? withFeed.after : null,
        items: without.source === 'rss' ? [] : without.items,
        nextChangeAt: without.nextChangeAt,
      };
    },
    [hideTicker, ticker, text, timeZone],
  );
  const ownItems = tickerItems(text(own));
  const decided = useDecision(decide);
  const feedAfter = ownItems.length > 0 ? null : decided.feedAfter;
  const isDue = useDue(feedAfter);
  const { data, isError } = useQuery({
    ...query(tickerFeed, { eventid: event }),
    enabled: isDue,
    staleTime: ASK_AGAIN,
    refetchInterval: ASK_AGAIN,
    retry: false,
  });
  const isRead = feedAfter !== null && data !== undefined && data.Items.length > 0;
  const items = isRead ? data.Items : ownItems.length > 0 ? ownItems : decided.items;
  const hasFailed = isError || (data !== undefined && data.Items.length === 0);
  return { items, staleSince: isRead && data.IsStale ? data.ReadAt : null, isFeed: feedAfter !== null, hasFailed };
}

/** Whether so many ms have passed since the band is there; never for null. */
function useDue(after: number | null): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (after === null) return undefined;
    const timer = setTimeout(() => setDue(true), after);
    return () => clearTimeout(timer);
  }, [after]);
  return isDue && after !== null;
}
