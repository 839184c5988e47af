// The thing a page is about: named and described for those who may see it, and for nobody else.
import { expect, test } from 'vitest';
import { filesToRows } from '../../src/model/adapters/files-to-rows.ts';
import { everything, type Access } from '../access/access.ts';
import { heart27 } from '../fixture/congress.ts';
import { preparePublishedEvent } from '../published/event.ts';
import { subjectOf } from './subject.ts';

const { rows, data } = filesToRows(heart27, { instance: 'demo', event: 'heart27' });
const event = preparePublishedEvent(
  { id: 1, instance: 'demo', shortName: 'heart27', version: 1 },
  { version: 1, publishedAt: '2027-01-01T00:00:00.000Z', instanceDocument: '{}', rows, data },
);
const open = everything('visitors');
const accessWith = (cacheKey: string, parts: Partial<Access>): Access => ({ ...open, all: false, cacheKey, ...parts });
const at = (page: string, params: Record<string, string>, language = 'en-GB') => ({
  page,
  params,
  language,
  instance: 'demo',
  event: 'heart27',
});
const opening = at('PagSessionDetailPage', { sessionId: 's-opening' });

test('each part of the programme has a name and one line, in the language of its page', () => {
  expect(subjectOf(event, open, { ...opening, language: 'de-DE' })).toMatchObject({ part: 'session', name: 'Eröffnung' });
  expect(subjectOf(event, open, at('PagFacultyDetailPage', { userId: 'p-brandt' }))).toEqual({
    part: 'person',
    name: 'Prof. Jule Brandt',
    description: 'Cardiologist.',
  });
  expect(subjectOf(event, open, at('PagPresentationDetailPage', { presentationId: 'q-2' }))).toEqual({
    part: 'presentation',
    name: 'Second talk',
    description: 'Monday, 3 May 2027, 10:00–11:00 · Hall B',
  });
  expect(subjectOf(event, open, at('PagAbstractDetailPage', { abstractUrl: 's-opening' }))?.name).toBe('Opening');
  expect(subjectOf(event, open, at('PagAbstractDetailPage', { abstractUrl: 'q-1' }))?.description).toBe('Why now.');
});

test('a page about no single thing, and an id of nothing, have none', () => {
  expect(subjectOf(event, open, at('HomePage', {}))).toBeUndefined();
  for (const id of ['', 'nobody', '__proto__', 'constructor'])
    expect(subjectOf(event, open, { ...opening, params: { sessionId: id } }), id).toBeUndefined();
});

test('where its page is closed, or no open page shows it, nothing is told', () => {
  const closed = accessWith('closed', { allowed: { ...open.allowed, reads: (part) => part !== 'session' } });
  expect(subjectOf(event, closed, opening)).toBeUndefined();
  expect(subjectOf(event, closed, at('PagFacultyDetailPage', { userId: 'p-brandt' }))?.name).toBe('Prof. Jule Brandt');
  expect(subjectOf(event, accessWith('hidden', { shows: () => false }), opening)).toBeUndefined();
});
