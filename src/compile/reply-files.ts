// Which checks of replies share a file: a page loads those of what it shows.

/** Files and the areas of the contract in them. */
export const replyFiles: readonly { file: string; areas: readonly string[] }[] = [
  { file: 'late', areas: ['core', 'diagnostics', 'identity', 'measurement', 'notifications', 'session', 'ticker'] },
  {
    file: 'replies-programme',
    areas: [
      'abstracts',
      'changed-favourites',
      'notes',
      'people',
      'personal-programme',
      'programme',
      'ratings',
      'surveys',
      'watch-progress',
    ],
  },
  {
    file: 'replies-exhibition',
    areas: [
      'charity',
      'charity-projects',
      'chat',
      'companies',
      'exhibition',
      'guest-leads',
      'industry',
      'leads',
      'meeting-requests',
      'meetings',
      'product-ratings',
    ],
  },
];

/** The file for the replies of an area of the contract: with the late code those that any page asks for. */
export const replyFile = (area: string): string => replyFiles.find(({ areas }) => areas.includes(area))?.file ?? 'replies-more';
