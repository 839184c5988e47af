// Words of the tiles of the programme days.

export const texts = {
  scope: 'programme.program-days',
  texts: {
    label: 'Programme by day',
    sessions: { one: '{count} session', other: '{count} sessions' },
    posters: { one: '{count} poster', other: '{count} posters' },
    today: 'Today',
    loading: 'The days of the programme are loading',
    failed: 'The days of the programme could not be loaded.',
    retry: 'Try again',
    empty: 'The days of the programme have not been announced yet.',
    search: 'Go to the programme',
    subscribe: 'Subscribe in your calendar',
    download: 'Download as a calendar file',
  },
} as const;
