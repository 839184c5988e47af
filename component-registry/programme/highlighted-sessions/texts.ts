// Words of the highlighted sessions.

export const texts = {
  scope: 'programme.highlighted-sessions',
  texts: {
    label: 'Highlighted sessions',
    loading: 'Highlighted sessions are loading',
    failed: 'The highlighted sessions could not be loaded.',
    retry: 'Try again',
    empty: 'No session has been highlighted yet.',
    programme: 'Go to the programme',
  },
} as const;
