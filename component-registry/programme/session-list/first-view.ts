// What a rendered page carries of the programme: the sessions on screen, as their rows show them, and what is counted from all of them.
import { speakersOfSession } from '../person/people.ts';
import type { FoundWords } from '../search/search-text.ts';
import { snippetOf } from '../search/snippet.ts';
import type { ListedThing } from '../session/listed-session.ts';
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
  /** Names the mixture of the order `random`. */
  seed: string;
};

/** Names what decides which sessions are on screen. */
export const choicesName = (day: string, filters: Filters, question: string | undefined): string =>
  JSON.stringify([day, filters, question ?? '']);

/** A selection with sessions as rows: people who speak are named once; chairs and presentations, and parts of abstracts, are shown as results of a search alone. */
export const withRows = (selection: Selection, found: FoundWords | undefined): Selection => ({
  ...selection,
  shown: selection.shown.map((session): ListedThing => {
    const { Chairs, Presentations, Part, Text, ...rest } = session;
    const Snippet = found && Text ? (Text.Snippet ?? snippetOf(Text.Html, found)) : '';
    return {
      ...rest,
      Speakers: [...speakersOfSession(session)],
      Chairs: found ? Chairs : [],
      Presentations: found ? Presentations.map((one) => ({ ...one, Speakers: [], SpeakerFirstname: '', SpeakerSurname: '' })) : [],
      ...(Snippet !== '' && { Text: { Html: '', Snippet } }),
      ...(Part && { Part: { ...Part, Html: '', Snippet: Part.Snippet ?? (found ? snippetOf(Part.Html, found) : '') } }),
    };
  }),
});
