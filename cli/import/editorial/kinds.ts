// What `import --as` takes; in a file of its own so that the help of a command need not load the readers.

/** Kinds of rows of an event beside its programme that a table can hold, by the names of their data files. */
export const editorialKinds = ['jobs', 'news', 'awards', 'preceptorships', 'tv'] as const;
export type EditorialKind = (typeof editorialKinds)[number];

/** Whether a mapping says that rows are of such a kind. */
export const isEditorialKind = (what: string | undefined): what is EditorialKind =>
  (editorialKinds as readonly string[]).includes(what ?? '');

/** What one row is called in messages, with its article. */
export const editorialWordsOf: Readonly<Record<EditorialKind, { one: string; many: string; withArticle: string }>> = {
  jobs: { one: 'job', many: 'jobs', withArticle: 'a job' },
  news: { one: 'article', many: 'articles', withArticle: 'an article' },
  awards: { one: 'award', many: 'awards', withArticle: 'an award' },
  preceptorships: { one: 'preceptorship', many: 'preceptorships', withArticle: 'a preceptorship' },
  tv: { one: 'episode', many: 'episodes', withArticle: 'an episode' },
};

/** The page that shows the rows of a kind, as a menu names it. */
export const editorialPages: Readonly<Record<EditorialKind, string>> = {
  jobs: 'jobs',
  news: 'news',
  awards: 'AwardWinnersPage',
  preceptorships: 'preceptorships',
  tv: 'TvPage',
};
