// Handlers of src/contract/tv.ts: congress TV.
import type * as contract from '../../src/contract/tv.ts';
import { notFound } from '../http/errors.ts';
import { episodesOf } from '../published/tv.ts';
import { type HandlersOf, published } from './handlers.ts';

export const tv: HandlersOf<typeof contract> = {
  // What plays them is no part of this answer: the contract leaves it out.
  tvEpisodes: published((event, { language }) => episodesOf(event, language)),
  tvEpisode: published((event, { language, episodeid }) => {
    const found = episodesOf(event, language).find(({ Id }) => Id === episodeid);
    if (!found) throw notFound('This event has no episode with this id.', 'episodeid');
    return found;
  }),
};
