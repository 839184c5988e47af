// Words of the list of people.

export const texts = {
  scope: 'programme.person-list',
  texts: {
    label: 'People',
    search: 'Search people',
    searchExample: 'Name, institution, city …',
    clearSearch: 'Empty the search',
    letters: 'Go to a letter',
    found: { one: '{count} person for “{question}”.', other: '{count} people for “{question}”.' },
    similar: 'Nobody has exactly these words; these have similar ones.',
    any: 'Nobody has all of these words; these have at least one.',
    searchFailed: 'The search could not be loaded.',
    nothing: 'Nobody fits “{question}”.',
    showAll: 'Show everybody',
    empty: 'Nobody has been announced yet.',
    programme: 'Go to the programme',
    loading: 'The people are loading',
    failed: 'The people could not be loaded.',
    retry: 'Try again',
  },
} as const;
