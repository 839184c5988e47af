// Words of now and next.

export const texts = {
  scope: 'programme.now-and-next',
  texts: {
    label: 'Now and next',
    now: 'Now',
    next: 'Next',
    nextOn: 'Next, {day}',
    left: { one: '{count} minute left', other: '{count} minutes left' },
    starts: 'starts {relative}',
    join: 'Join live in {room}',
    joinAnywhere: 'Join live',
    joinLabel: '{join}: {session}',
    nothingNow: 'Nothing is on right now.',
    more: { one: '{count} more session is on now', other: '{count} more sessions are on now' },
    before: { one: 'The congress begins tomorrow.', other: 'The congress begins in {count} days.' },
    first: 'The first sessions, {day}',
    over: 'The congress is over. Thank you for being there.',
    programme: 'Go to the programme',
    recordings: 'Go to the programme and its recordings',
    notYet: 'The programme has not been published yet.',
    noRoom: 'Without room',
    loading: 'What is on now is loading',
    failed: 'What is on now could not be loaded.',
    retry: 'Try again',
  },
} as const;
