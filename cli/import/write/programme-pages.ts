// The pages of the platform an imported programme has something for, as entries of its menu and links of its home page.
import type { LocalisedText } from '../../../src/model/fields.ts';
import type { ProgrammeRows } from '../rows.ts';
import { words } from './words.ts';

/** An entry of a menu, or a link: its words, and a page of the platform as `page:<key>`. */
export type PageLink = { name: LocalisedText; url: string };

/** Presentations, posters and people, in this order; none for what the programme does not have. */
export function programmePages({ sessions, presentations, authors }: ProgrammeRows, languages: readonly string[]): PageLink[] {
  const entry = (has: boolean, key: 'presentations' | 'posters' | 'people', page: string): PageLink[] =>
    has ? [{ name: words(key, languages), url: `page:${page}` }] : [];
  return [
    ...entry(presentations.length > 0, 'presentations', 'PagPresentationSearchPage'),
    ...entry(
      sessions.some(({ IsPoster }) => IsPoster),
      'posters',
      'PagPosterSearchPage',
    ),
    ...entry(authors.length > 0, 'people', 'PagFacultySearchPage'),
  ];
}
