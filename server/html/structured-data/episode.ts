// An episode of congress TV, as a schema.org VideoObject or PodcastEpisode.
import { podcastPath } from '../../../src/base/feed-address.ts';
import type { EpisodeDetail } from '../../../src/contract/tv.ts';
import { plainText } from '../../calendar/plain-text.ts';
import { linked, without, type NodeContext } from './nodes.ts';

/** Episodes described on a page at most: the newest. */
const MOST = 30;

/** The episodes a page of TV shows: of its part, or all. */
export const episodeNodes = (context: NodeContext, episodes: readonly EpisodeDetail[], section: string | undefined): object[] =>
  episodes
    .filter(({ Section }) => section === undefined || Section === section)
    .slice(0, MOST)
    .map((episode) => episodeNode(context, episode));

function episodeNode(context: NodeContext, episode: EpisodeDetail): object {
  const { event, language, pageOf, fileAt } = context;
  const part = pageOf('TvPage', { section: episode.Section });
  const url = part && `${part}?episode=${encodeURIComponent(episode.Id)}`;
  const shared = {
    '@id': url,
    url,
    name: episode.Title,
    description: episode.Summary || plainText(episode.Text) || episode.Title,
    duration: episode.Seconds > 0 ? `PT${episode.Seconds}S` : undefined,
    inLanguage: language,
  };
  const image = fileAt(episode.ImagePath);
  const actor = episode.Speakers.map(({ DisplayName: name }) => ({ '@type': 'Person', name }));
  if (episode.Section !== 'podcast')
    return without({
      '@type': 'VideoObject',
      ...shared,
      thumbnailUrl: image,
      uploadDate: episode.Date ?? undefined,
      contentUrl: fileAt(episode.MediaUrl),
      actor,
      hasPart: url
        ? episode.Chapters.map(({ Time, Title }) => ({ '@type': 'Clip', name: Title, startOffset: Time, url: `${url}&t=${Time}` }))
        : [],
    });
  const feed = fileAt(podcastPath({ instance: event.instance, event: event.shortName, language }));
  return without({
    '@type': 'PodcastEpisode',
    ...shared,
    image,
    datePublished: episode.Date ?? undefined,
    episodeNumber: episode.Number || undefined,
    actor,
    associatedMedia: without({ '@type': 'MediaObject', contentUrl: fileAt(episode.MediaUrl) }),
    partOfSeries: without({
      '@type': 'PodcastSeries',
      name: event.text({ key: 'pages.tv.podcast' }, language) || 'Podcast',
      url: linked(part),
      webFeed: feed,
    }),
  });
}
