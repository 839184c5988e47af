// Congress TV (A §2 page `tv` with daily highlights, speaker interviews and podcast).
import * as z from 'zod';
import { type Area, endpoint } from './endpoint.ts';
import { ofEvent, shared } from './programme-query.ts';
import { personRef } from './programme-shapes.ts';
import { episodeFields, episodeFilmFields } from './tv-shapes.ts';

export const area: Area = {
  title: 'Congress TV',
  description: 'Daily highlights, interviews with speakers and podcasts of an event.',
};

const reading = { ...shared, spec: 'A §2', shownOn: ['TvPage'] } as const;

const episodeLine = z.object({
  Id: z.string(),
  Date: z.string().nullable().meta({ description: 'ISO 8601 with the offset of the event’s zone; null where it is not said.' }),
  ...episodeFields(z.string()),
  Speakers: z.array(personRef).meta({ description: 'Who is seen or heard; the id is empty of who is not in the programme.' }),
});
export type EpisodeLine = z.infer<typeof episodeLine>;

const episode = episodeLine.extend({
  ...episodeFilmFields(z.string()),
  Session: z
    .object({ Id: z.string(), Name: z.string() })
    .nullable()
    .meta({ description: 'The session it is about; null for none that the caller may know.' }),
  Text: z.string().meta({ description: 'Safe HTML; empty for none.' }),
});
export type EpisodeDetail = z.infer<typeof episode>;

export const tvEpisodes = endpoint({
  ...reading,
  path: '/api/modules/Tv',
  title: 'Episodes',
  description:
    'All episodes without what plays them, the newest first; those without a date come last, in the order of the file. Empty for whom the page is closed.',
  query: ofEvent,
  reply: z.array(episodeLine),
});

export const tvEpisode = endpoint({
  ...reading,
  path: '/api/modules/TvEpisode',
  title: 'An episode',
  description: 'One episode with its film or sound, captions and chapters. 404 where there is none, or the page is closed to the caller.',
  query: ofEvent.extend({ episodeid: z.string().min(1).max(120).meta({ description: 'Id of the episode.' }) }),
  example: { query: { episodeid: 'first-day' } },
  reply: episode,
});
