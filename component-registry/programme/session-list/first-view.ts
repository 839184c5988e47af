// What a rendered page carries of the programme: the sessions on screen, as their rows show them, and what is counted from all of them.
import type { Session } from '#contract/programme';
import { speakersOfSession } from '../person/people.ts';
import type { Filters } from '../session/session-filter.ts';
import type { Selection } from './select.ts';

/** The programme as first drawn. */
export type FirstProgramme = {
  /** The visitor's choices (`choicesName`) it is drawn for. */
  choices: string;
  /** Sessions of the whole programme. */
  total: number;
  /** The programme day at the instant of the drawing; missing for none. */
  today?: string | undefined;
  selection: Selection;
};

/** Names what decides which sessions are on screen. */
export const choicesName = (day: string, filters: Filters, question: string | undefined): string =>
  JSON.stringify([day, filters, question ?? '']);

/** A selection with sessions as rows: people who speak are named once; chairs and presentations are shown as results of a search alone. */
export const withRows = (selection: Selection, isSearched: boolean): Selection => ({
  ...selection,
  shown: selection.shown.map((session): Session => {
    const { Chairs, Presentations } = session;
    return {
      ...session,
      Speakers: [...speakersOfSession(session)],
      Chairs: isSearched ? Chairs : [],
      Presentations: isSearched ? Presentations.map((one) => ({ ...one, Speakers: [], SpeakerFirstname: '', SpeakerSurname: '' })) : [],
    };
  }),
});
