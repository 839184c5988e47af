// A speaker or chair, as a schema.org Person.
import type { Author } from '../../../src/contract/programme.ts';
import { plainText } from '../../calendar/plain-text.ts';
import { without, type NodeContext } from './nodes.ts';

export function personNode({ event, language, pageOf, fileAt }: NodeContext, author: Author): object {
  const url = pageOf('PagFacultyDetailPage', { userId: author.Id });
  const view = event.programme.inLanguage(language);
  return without({
    '@type': 'Person',
    '@id': url,
    name: author.DisplayName,
    givenName: author.Firstname,
    familyName: author.Surname,
    honorificPrefix: author.Title,
    description: plainText(author.Biography),
    image: fileAt(author.ImagePath),
    url,
    affiliation: author.Institution && { '@type': 'Organization', name: author.Institution },
    address:
      (author.City || author.Country) &&
      without({ '@type': 'PostalAddress', addressLocality: author.City, addressCountry: author.Country }),
    performerIn: author.SessionIds.flatMap((Id) => {
      const session = view.session(Id);
      if (!session) return [];
      const page = pageOf('PagSessionDetailPage', { sessionId: Id });
      return [without({ '@type': 'Event', '@id': page, name: session.Name, startDate: session.StartDateTime ?? undefined })];
    }),
  });
}
