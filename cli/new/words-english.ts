// The words of a new event, in English. Each can stay as it is until its organiser writes their own.

/** Words by key; `{{name}}` is filled in. */
export const newWordsInEnglish = {
  home: 'Home',
  programme: 'Programme',
  all: 'See the programme',
  practical: 'Practical information',
  lead: 'Talks, workshops and time to meet. Here you find what runs when and where, before and while it happens.',
  days: 'Day by day',
  chosen: 'Not to be missed',
  good: 'Good to know',
  programmeCard: 'Every session with its time and place, in your time zone if you like.',
  practicalCard: 'Days, place, and how times are meant.',
  when: 'When',
  where: 'Where',
  organiser: 'Organiser',
  times: 'Times',
  timesValue: 'All times are local times of the event ({{zone}}). The programme can be switched to those of your device.',
  changes: 'Changes',
  changesValue: 'Times and rooms on this site are always the current ones. An open page changes by itself.',
  hall: 'Main hall',
  room: 'Seminar room',
  foyer: 'Foyer',
  talks: 'Talks',
  workshops: 'Workshops',
  together: 'Together',
  arrival: 'Arrival and registration',
  opening: 'Opening',
  keynote: 'Keynote',
  coffee: 'Coffee break',
  session: 'Talks {{number}}',
  workshop: 'Workshop {{number}}',
  lunch: 'Lunch',
  closing: 'Closing',
};

/** Key of such a word. */
export type NewWord = keyof typeof newWordsInEnglish;
