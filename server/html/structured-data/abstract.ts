// An abstract as a schema.org ScholarlyArticle within its session.
import type { pagAbstract } from '../../../src/contract/abstracts.ts';
import type { ReplyOf } from '../../../src/contract/endpoint.ts';
import { plainText } from '../../calendar/plain-text.ts';
import { congressRef } from './congress.ts';
import { linked, type NodeContext, without } from './nodes.ts';
import { asDescription, peopleNodes } from './session.ts';

export function abstractNode(
  context: NodeContext,
  { Abstract, Session }: Pick<ReplyOf<typeof pagAbstract>, 'Abstract' | 'Session'>,
): object {
  const url = context.pageOf('PagAbstractDetailPage', { abstractUrl: Abstract.Id });
  return without({
    '@type': 'ScholarlyArticle',
    '@id': url,
    url,
    headline: Abstract.Title,
    abstract: asDescription(plainText(Abstract.Abstract)),
    author: peopleNodes(context, Abstract.Authors),
    keywords: Abstract.Keywords,
    identifier: Abstract.PosterNumber,
    inLanguage: Abstract.Language,
    sameAs: Abstract.Links.flatMap(({ Url }) => linked(Url) ?? []),
    isPartOf: without({ '@type': 'Event', '@id': context.pageOf('PagSessionDetailPage', { sessionId: Session.Id }), name: Session.Name }),
    publisher: congressRef(context),
  });
}
