// Where the feeds of an event are, of its news and its podcast: written by the server and by an exported site, linked by their pages.

/** Root of all feeds. */
export const FEED_ROOT = '/feeds';

/** Formats of feeds, by the ending of their file. */
export const feedFormats = ['atom', 'rss', 'json'] as const;
export type FeedFormat = (typeof feedFormats)[number];

/** The path of the news of an event in a language and a format. */
export const feedPath = (place: { instance: string; event: string; language: string }, format: FeedFormat = 'atom'): string =>
  `${FEED_ROOT}/${[place.instance, place.event, place.language].map(encodeURIComponent).join('/')}/news.${format}`;

/** The path of the podcast of an event in a language: RSS 2.0, which players of podcasts read. */
export const podcastPath = (place: { instance: string; event: string; language: string }): string =>
  feedPath(place).replace(/news\.atom$/, 'podcast.rss');
