// The requests of congress TV.
import { type DataContext, type DataOf, request } from '#contract/request';
import { tvEpisode, tvEpisodes } from '#contract/tv';
import type { Props } from './props.ts';

export const episodesRequest = ({ event, language }: DataContext) => request(tvEpisodes, { eventid: event, language });
export const episodeRequest = ({ event, language }: DataContext, episodeid: string) =>
  request(tvEpisode, { eventid: event, language, episodeid });

export const data: DataOf<Props> = (_, context) => [episodesRequest(context)];
