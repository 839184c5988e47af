// One feed for all components of a page that ask for notifications, and for the next page of the same reader.
import { type NotificationFeed, type FeedParts, openFeed } from './notification-feed.ts';

/** How long a feed outlives the last component that asked, ms: the next page takes it over. */
const LINGER = 2000;

let running: { of: string; users: number; feed: NotificationFeed } | undefined;
let end: ReturnType<typeof setTimeout> | undefined;

function stop(): void {
  clearTimeout(end);
  running?.feed.stop();
  running = undefined;
}

/** Joins the feed of a reader, and starts it with the first; the feed of another reader ends. Returns the leave. */
export function joinFeed(parts: FeedParts): () => void {
  if (running && running.of !== parts.of) stop();
  clearTimeout(end);
  const own = (running ??= { of: parts.of, users: 0, feed: openFeed(parts) });
  own.users += 1;
  return () => {
    own.users -= 1;
    if (own.users > 0 || own !== running) return;
    clearTimeout(end);
    end = setTimeout(stop, LINGER);
  };
}

/** The feed that runs; undefined for none. */
export const currentFeed = (): NotificationFeed | undefined => running?.feed;
