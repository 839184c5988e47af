// The feeds of an event: which files there are for those who read without an account, and what stands in them.
import { type FeedFormat, feedFormats, feedPath, podcastPath } from '../../src/base/feed-address.ts';
import type { Access } from '../access/access.ts';
import { filterEvent } from '../access/filter-event.ts';
import type { PublishedEvent } from '../published/event.ts';
import { feedTypes, newsFeed } from './news-feed.ts';
import { isPodcast, podcastFeed } from './podcast-feed.ts';

/** A feed: the page it belongs to, its content type, and its text; `origin` is where the pages are. */
export type EventFeed = { path: string; page: string; type: string; write: (origin: string) => string };

/** The feeds that visitors may read in a language. Readers of feeds have no cookie: a feed contains what everybody may know. */
export function feedsOf(event: PublishedEvent, language: string, ofVisitors: Access): EventFeed[] {
  const place = { instance: event.instance, event: event.shortName, language };
  const { news, tv } = event.editorial.rows;
  const ofNews = (format: FeedFormat): EventFeed => ({
    path: feedPath(place, format),
    page: 'news',
    type: feedTypes[format],
    write: (origin) => newsFeed(filterEvent(event, ofVisitors, 'newsArticle'), language, format, origin),
  });
  const podcast: EventFeed = {
    path: podcastPath(place),
    page: 'TvPage',
    type: feedTypes.rss,
    write: (origin) => podcastFeed(filterEvent(event, ofVisitors, 'tvEpisode'), language, origin),
  };
  return [...(news.length > 0 ? feedFormats.map(ofNews) : []), ...(tv.some(isPodcast) ? [podcast] : [])].filter(({ page }) =>
    ofVisitors.page(page),
  );
}

/** Paths of the feeds that a page names in its head, as RSS: home those of the whole event, another page its own. */
export const feedsOnPage = (event: PublishedEvent, language: string, ofVisitors: Access, page: string): string[] =>
  page === 'HomePage' || page === 'news' || page === 'TvPage'
    ? feedsOf(event, language, ofVisitors).flatMap((feed) =>
        feed.path.endsWith('.rss') && (page === 'HomePage' || page === feed.page) ? [feed.path] : [],
      )
    : [];
