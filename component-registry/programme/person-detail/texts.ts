// Words of the page of a person.

export const texts = {
  scope: 'programme.person-detail',
  texts: {
    biography: 'Biography',
    programme: 'At this congress',
    chair: 'Chair',
    speaker: 'Speaker',
    nothing: 'There is no session with this person at the moment.',
    toProgramme: 'Go to the programme',
    loading: 'The person is loading',
    loadingSessions: 'The sessions are loading',
    failed: 'The person could not be loaded.',
    failedSessions: 'The sessions could not be loaded.',
    retry: 'Try again',
    missing: 'This person is not in the programme',
    missingWhy: 'They may have cancelled, or the address has a typing error.',
  },
} as const;
