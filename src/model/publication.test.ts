// What guards know of profiles: coming soon, at the booth, or nothing.
import { expect, it } from 'vitest';
import { notPublicIn, publicationOf, publicationRows, publicOnly, unpublishedIn } from './publication.ts';

const text = (...rows: readonly unknown[]): string => JSON.stringify({ rows });
const documentOf = (written: string): Record<string, unknown> =>
  JSON.parse(publicationRows(written, 'companies.json')[0]?.resourcevalue ?? '{}') as Record<string, unknown>;

it('names companies that are coming soon or open at their booth, and no others', () => {
  const made = documentOf(
    text(
      { Id: 'soon', PublicationState: 1 },
      { Id: 'booth', Enable2DBooth: true },
      { Id: 'plain', PublicationState: 2, Enable2DBooth: true },
      { Id: 'other' },
    ),
  );
  expect(made).toEqual({
    soon: { PublicationState: 1, Enable2DBooth: false },
    booth: { PublicationState: 0, Enable2DBooth: true },
  });
  expect(publicationOf(made, 'soon')).toEqual({ PublicationState: 1, Enable2DBooth: false });
  expect(publicationOf(made, 'other')).toBeNull();
  expect(publicationOf(made, 'constructor')).toBeNull();
});

it('makes no row of ordinary companies, and none of what cannot be read', () => {
  expect(publicationRows(text({ Id: 'other' }), 'companies.json')).toEqual([]);
  expect(publicationRows('{', 'companies.json')).toEqual([]);
  expect(publicationOf(undefined, 'soon')).toBeNull();
});

it('names companies that are not public, which only those who are signed in are sent', () => {
  const made = documentOf(text({ Id: 'members', isPublic: false }, { Id: 'soon', PublicationState: 1 }, { Id: 'open', isPublic: true }));
  expect([...notPublicIn(made)]).toEqual(['members']);
  expect([...unpublishedIn(made)]).toEqual(['soon']);
  expect(Object.keys(publicOnly(made))).toEqual(['soon']);
  expect([...notPublicIn(undefined), ...unpublishedIn({ odd: null })]).toEqual([]);
});
