// The podcast of an event as RSS 2.0 with enclosures and the fields of iTunes, the newest episode first.
import { type Extension, Feed } from 'feed';
import { podcastPath } from '../../src/base/feed-address.ts';
import { pagePath } from '../../src/pages/match.ts';
import { absoluteLinks } from '../published/absolute-links.ts';
import type { PublishedEvent } from '../published/event.ts';
import { escapeHtml } from '../published/rich-text.ts';
import { episodesOf } from '../published/tv.ts';

/** Episodes of a feed at most. */
const MOST = 100;

/** Types of files by their endings; what has none is a stream or a page, which players of podcasts cannot load. */
const types: Readonly<Record<string, readonly [sound: string, film: string]>> = {
  mp3: ['audio/mpeg', 'audio/mpeg'],
  m4a: ['audio/mp4', 'audio/mp4'],
  mp4: ['audio/mp4', 'video/mp4'],
  m4v: ['video/x-m4v', 'video/x-m4v'],
  webm: ['audio/webm', 'video/webm'],
  ogg: ['audio/ogg', 'video/ogg'],
};
const typesOf = (address: string): readonly [string, string] | undefined => {
  const ending = /\.(\w+)$/.exec(address.split(/[?#]/, 1)[0]!)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(types, ending) ? types[ending] : undefined;
};

/** Whether an episode belongs to the feed: of the podcast, and a file. */
export const isPodcast = ({ Section, MediaUrl }: { Section: string; MediaUrl: string }): boolean =>
  Section === 'podcast' && typesOf(MediaUrl) !== undefined;

/** The feed as text. `origin` is where the pages are: every address in it is absolute. */
export function podcastFeed(event: PublishedEvent, language: string, origin: string): string {
  const place = { instance: event.instance, event: event.shortName, language };
  const at = (address: string): string => (address.startsWith('/') && !address.startsWith('//') ? origin + address : address);
  const page = at(pagePath('TvPage', place, { section: 'podcast' }));
  const name = event.text(event.about.name, language) || event.shortName;
  const organiser = event.text(event.about.organiser, language) || name;
  const episodes = episodesOf(event, language).filter(isPodcast).slice(0, MOST);
  const dateOf = (date: string | null): Date => new Date(date ?? event.publishedAt);
  const pictured = episodes.find(({ ImagePath }) => ImagePath !== '')?.ImagePath ?? '';
  const feed = new Feed({
    link: page,
    title: `${name}: ${event.text({ key: 'pages.tv.podcast' }, language) || 'Podcast'}`,
    description: event.text({ key: 'pages.tv.podcast.lead' }, language) || name,
    language,
    updated: episodes.reduce((latest, { Date: date }) => (dateOf(date) > latest ? dateOf(date) : latest), new Date(0)),
    generator: 'Foyer',
    podcast: true,
    author: { name: organiser },
    feed: at(podcastPath(place)),
    ...(pictured !== '' && { image: at(pictured) }),
  });
  // The package writes `itunes:category` as a text; directories read the attribute.
  feed.addExtension(attributes('itunes:category', { text: 'Science' }));
  feed.addExtension(words('itunes:explicit', 'false'));
  feed.addExtension(words('itunes:type', 'episodic'));
  if (pictured !== '') feed.addExtension(attributes('itunes:image', { href: at(pictured) }));
  for (const { Id, Date: date, Title, Summary, ImagePath, IsSound, MediaUrl, Seconds, Number: number, Bytes, Text, Speakers } of episodes) {
    const link = `${page}?episode=${encodeURIComponent(Id)}`;
    const [sound, film] = typesOf(MediaUrl)!;
    feed.addItem({
      guid: link,
      link,
      title: escapeHtml(Title),
      date: dateOf(date),
      ...(Summary !== '' && { description: escapeHtml(Summary) }),
      ...(Text !== '' && { content: absoluteLinks(Text, { ...place, origin }) }),
      enclosure: { url: at(MediaUrl), type: IsSound ? sound : film, length: Bytes },
      extensions: [
        words('itunes:title', Title),
        words('itunes:explicit', 'false'),
        words('itunes:episodeType', 'full'),
        ...(Seconds > 0 ? [words('itunes:duration', String(Seconds))] : []),
        ...(number > 0 ? [words('itunes:episode', String(number))] : []),
        ...(Speakers.length > 0 ? [words('itunes:author', Speakers.map(({ DisplayName }) => DisplayName).join(', '))] : []),
        ...(ImagePath === '' ? [] : [attributes('itunes:image', { href: at(ImagePath) })]),
      ],
    });
  }
  return feed.rss2();
}

const words = (name: string, text: string): Extension => ({ name, objects: { _text: text } });
const attributes = (name: string, of: Readonly<Record<string, string>>): Extension => ({ name, objects: { _attributes: of } });
