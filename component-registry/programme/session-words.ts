// Words that several components say about a session; resources may replace them as set `programme`, key `session.<key>`.

export const sessionWords = {
  scope: 'programme.session',
  texts: {
    live: 'Live now',
    recording: 'Recorded',
    poster: 'Poster',
    sponsored: 'Sponsored by {company}',
    industry: 'Industry',
    until: 'until {time}',
    moreSpeakers: { one: 'and {count} more', other: 'and {count} more' },
    chairedBy: 'Chaired by {names}',
    talk: 'Talk: ',
    spoken: 'Spoken language: {language}',
    track: 'Track: ',
    yourTime: '{time} your time',
    notScheduled: 'Time to be announced',
  },
} as const;
