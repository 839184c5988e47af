// The kinds of things that one question is asked of, and the page of each.

import type { Listing } from '../../session-list/preset.ts';

export const searchKinds = ['sessions', 'presentations', 'people', 'abstracts', 'posters', 'exhibitors'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Page of a kind, and the name of the question in its address. */
export const pageOfKind: Readonly<Record<SearchKind, { page: string; parameter: string }>> = {
  sessions: { page: 'PagSearchPage', parameter: 'q' },
  presentations: { page: 'PagPresentationSearchPage', parameter: 'q' },
  people: { page: 'PagFacultySearchPage', parameter: 'who' },
  abstracts: { page: 'PagAbstractSearchPage', parameter: 'q' },
  posters: { page: 'PagPosterSearchPage', parameter: 'q' },
  exhibitors: { page: 'PagIndustrySearchPage', parameter: 'q' },
};

/** All of one kind. */
export const wholeListing = (show: Listing['show']): Listing => ({
  show,
  search: 'programme',
  grades: [],
  types: [],
  companies: [],
  tracks: [],
  rooms: [],
  dates: [],
  tags: [],
  oneOfTags: [],
  ids: [],
});

/** What of the kinds a list itself shows, by what it lists. */
export const kindsInList: Readonly<Record<Listing['show'], readonly SearchKind[]>> = {
  sessions: ['sessions'],
  posters: ['posters'],
  all: ['sessions', 'posters'],
  presentations: ['presentations'],
  abstracts: ['abstracts'],
};
