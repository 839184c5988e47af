// A presentation as a schema.org ScholarlyArticle where it has an abstract, else as an Event, within its session.
import type { pagPresentation } from '../../../src/contract/programme.ts';
import type { ReplyOf } from '../../../src/contract/endpoint.ts';
import { plainText } from '../../calendar/plain-text.ts';
import { congressRef, place } from './congress.ts';
import { linked, type NodeContext, without } from './nodes.ts';
import { asDescription, peopleNodes } from './session.ts';

export function presentationNode(
  context: NodeContext,
  { Presentation, Session }: Pick<ReplyOf<typeof pagPresentation>, 'Presentation' | 'Session'>,
): object {
  const { event, language, pageOf } = context;
  const url = pageOf('PagPresentationDetailPage', { presentationId: Presentation.Id });
  const abstract = plainText(Presentation.Abstract);
  const session = without({ '@type': 'Event', '@id': pageOf('PagSessionDetailPage', { sessionId: Session.Id }), name: Session.Name });
  const speakers = peopleNodes(context, Presentation.Speakers);
  const inLanguage = Presentation.Language;
  if (abstract !== '')
    return without({
      '@type': 'ScholarlyArticle',
      '@id': url,
      url,
      headline: Presentation.Title,
      abstract: asDescription(abstract),
      author: speakers,
      inLanguage,
      sameAs: Presentation.Links.flatMap(({ Url }) => linked(Url) ?? []),
      isPartOf: session,
      publisher: congressRef(context),
    });
  return without({
    '@type': 'Event',
    '@id': url,
    url,
    name: Presentation.Title,
    startDate: Presentation.StartDateTime ?? Session.StartDateTime ?? undefined,
    endDate: Presentation.EndDateTime ?? undefined,
    performer: speakers,
    location: place(event, language, Session.RoomName),
    inLanguage,
    superEvent: session,
  });
}
