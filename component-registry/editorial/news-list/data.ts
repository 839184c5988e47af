// The requests of the list of news.
import { news, newsArticle } from '#contract/editorial';
import { type DataContext, type DataOf, request } from '#contract/request';
import type { Props } from './props.ts';

export const newsRequest = ({ event, language }: DataContext) => request(news, { eventid: event, language });
export const articleRequest = ({ event, language }: DataContext, articleid: string) =>
  request(newsArticle, { eventid: event, language, articleid });

export const data: DataOf<Props> = (_, context) => [newsRequest(context)];
