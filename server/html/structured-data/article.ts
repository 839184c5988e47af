// An article of the news, as a schema.org NewsArticle.
import type { ArticleDetail } from '../../../src/contract/editorial.ts';
import { plainText } from '../../calendar/plain-text.ts';
import { congressRef } from './congress.ts';
import { type NodeContext, without } from './nodes.ts';

export function articleNode(context: NodeContext, article: ArticleDetail): object {
  const page = context.pageOf('news');
  const url = page && `${page}?article=${encodeURIComponent(article.Id)}`;
  return without({
    '@type': 'NewsArticle',
    '@id': url,
    url,
    headline: article.Title,
    description: article.Summary || plainText(article.Text),
    image: context.fileAt(article.ImagePath),
    datePublished: article.Date ?? undefined,
    inLanguage: context.language,
    about: congressRef(context),
  });
}
