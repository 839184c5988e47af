// The news of an event as a feed: Atom, RSS 2.0 or JSON Feed, the newest first.
import { Feed } from 'feed';
import { type FeedFormat, feedPath } from '../../src/base/feed-address.ts';
import { pagePath } from '../../src/pages/match.ts';
import type { PublishedEvent } from '../published/event.ts';
import { absoluteLinks } from '../published/absolute-links.ts';
import { escapeHtml } from '../published/rich-text.ts';

/** Articles of a feed at most: readers that come daily miss none. */
const MOST = 50;

/** Content types by format. */
export const feedTypes: Readonly<Record<FeedFormat, string>> = {
  atom: 'application/atom+xml; charset=utf-8',
  rss: 'application/rss+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
};

/** The feed as text. `origin` is where the pages are: feeds are read elsewhere, so every address in them is absolute. */
export function newsFeed(event: PublishedEvent, language: string, format: FeedFormat, origin: string): string {
  const place = { instance: event.instance, event: event.shortName, language };
  const at = (address: string): string => (address.startsWith('/') && !address.startsWith('//') ? origin + address : address);
  const page = at(pagePath('news', place));
  const name = event.text(event.about.name, language) || event.shortName;
  const news = event.editorial.inLanguage(language).news.slice(0, MOST);
  const dateOf = (date: string | null): Date => new Date(date ?? event.publishedAt);
  const feed = new Feed({
    id: page,
    link: page,
    title: `${name}: ${event.text({ key: 'pages.news' }, language) || 'News'}`,
    language,
    // Each version of the event has its articles: without a date they are as old as it is.
    updated: news.reduce((latest, { Date: date }) => (dateOf(date) > latest ? dateOf(date) : latest), new Date(0)),
    generator: 'Foyer',
    feedLinks: { atom: at(feedPath(place, 'atom')), rss: at(feedPath(place, 'rss')), json: at(feedPath(place, 'json')) },
    feed: at(feedPath(place, format)),
  });
  for (const { Id, Date: date, Title, Summary, Author, ImagePath, Tags, Text } of news) {
    const link = `${page}?article=${encodeURIComponent(Id)}`;
    feed.addItem({
      id: link,
      guid: link,
      link,
      // Feeds hold HTML here: `A < B` is a title as well.
      title: escapeHtml(Title),
      date: dateOf(date),
      ...(Summary !== '' && { description: escapeHtml(Summary) }),
      ...(Text !== '' && { content: absoluteLinks(Text, { ...place, origin }) }),
      ...(Author !== '' && { author: [{ name: Author }] }),
      ...(ImagePath !== '' && /^(\/|https?:)/.test(ImagePath) && { image: { url: at(ImagePath), type: pictureType(ImagePath) } }),
      category: Tags.map((tag) => ({ name: tag, term: tag })),
    });
  }
  return { atom: () => feed.atom1(), rss: () => feed.rss2(), json: () => feed.json1() }[format]();
}

/** Content type of a picture by the ending of its address; readers of feeds want one. */
const pictureType = (address: string): string => {
  const ending = /\.(\w+)$/.exec(address.split(/[?#]/, 1)[0]!)?.[1]?.toLowerCase() ?? '';
  return { svg: 'image/svg+xml', png: 'image/png', gif: 'image/gif', webp: 'image/webp', avif: 'image/avif' }[ending] ?? 'image/jpeg';
};
