// A session, person, presentation or abstract that is not there has no page; what another API serves may be.
import { expect, test } from 'vitest';
import { everything } from '../access/access.ts';
import { preparePublishedEvent } from '../published/event.ts';
import { isItemThere } from './item-of.ts';

const data = (name: string, rows: object[]) => ({ name, file: `${name}.json`, text: JSON.stringify({ rows }) });
const eventWith = (instanceDocument: string) =>
  preparePublishedEvent(
    { id: 1, instance: 'demo', shortName: 'demo27', version: 1 },
    {
      version: 1,
      publishedAt: '',
      instanceDocument,
      rows: [],
      data: [
        data('sessions', [
          { Id: 's', Name: 'One', Abstract: 'What is new.' },
          { Id: 't', Name: 'Two', Abstract: '' },
        ]),
        data('authors', [{ Id: 'a', Firstname: 'Ada', Surname: 'Example' }]),
        data('presentations', [{ Id: 'p', SessionId: 's', Title: 'Talk' }]),
      ],
    },
  );
const there = (page: string, params: Readonly<Record<string, string>>, instanceDocument = '{}'): boolean =>
  isItemThere(eventWith(instanceDocument), { page, params }, everything('all'));

test.each([
  ['PagSessionDetailPage', { sessionId: 's' }, true],
  ['PagSessionDetailPage', { sessionId: 'p' }, false],
  ['PagFacultyDetailPage', { userId: 'a' }, true],
  ['PagFacultyDetailPage', { userId: 's' }, false],
  ['PagPresentationDetailPage', { presentationId: 'p' }, true],
  ['PagPresentationDetailPage', { presentationId: 's' }, false],
  ['PagPresentationDetailPage', { presentationId: 'toString' }, false],
  ['PresentationPlayerPage', { presentationId: 'q' }, false],
  ['PagAbstractDetailPage', { abstractUrl: 's' }, true],
  ['PagAbstractDetailPage', { abstractUrl: 't' }, false],
  ['PagAbstractDetailPage', { abstractUrl: 'p' }, false],
  ['HomePage', {}, true],
  ['Venue', { pageName: 'Venue' }, true],
])('%s %j', (page, params, expected) => {
  expect(there(page, params)).toBe(expected);
});

test('an event whose programme another API serves has every item requested', () => {
  expect(there('PagPresentationDetailPage', { presentationId: 'x' }, '{"apiBaseUrl":"https://api.example.org"}')).toBe(true);
});
