// An example programme for a new event: the days it has, with what every congress has on them, to be written over.
import type { ProgrammeRows, SessionRow } from '../import/rows.ts';
import { newWords } from './words.ts';
import type { NewWord } from './words-english.ts';

/** More days are left to the organiser: the example shows how a day is written. */
const MOST_DAYS = 5;

type Slot = { word: NewWord; from: string; to: string; room: string; track: string; only?: 'first' | 'last'; highlighted?: true };

const slots: readonly Slot[] = [
  { word: 'arrival', from: '08:30', to: '09:00', room: 'foyer', track: 'together', only: 'first' },
  { word: 'opening', from: '09:00', to: '09:30', room: 'hall', track: 'together', only: 'first', highlighted: true },
  { word: 'keynote', from: '09:30', to: '10:30', room: 'hall', track: 'talks' },
  { word: 'coffee', from: '10:30', to: '11:00', room: 'foyer', track: 'together' },
  { word: 'session', from: '11:00', to: '12:30', room: 'hall', track: 'talks' },
  { word: 'workshop', from: '11:00', to: '12:30', room: 'room', track: 'workshops' },
  { word: 'lunch', from: '12:30', to: '13:30', room: 'foyer', track: 'together' },
  { word: 'session', from: '13:30', to: '15:00', room: 'hall', track: 'talks' },
  { word: 'workshop', from: '13:30', to: '15:00', room: 'room', track: 'workshops' },
  { word: 'closing', from: '15:00', to: '15:30', room: 'hall', track: 'together', only: 'last', highlighted: true },
];

/** Rooms, tracks and sessions of the first days, five at most. */
export function exampleProgramme({ days, languages }: { days: readonly string[]; languages: readonly string[] }): ProgrammeRows {
  const named = (ids: readonly ('hall' | 'room' | 'foyer' | 'talks' | 'workshops' | 'together')[]) =>
    ids.map((id) => ({ Id: id, Name: newWords(id, languages) }));
  const numbers = new Map<NewWord, number>();
  const next = (word: NewWord): string => {
    numbers.set(word, (numbers.get(word) ?? 0) + 1);
    return String(numbers.get(word));
  };
  const shown = days.slice(0, MOST_DAYS);
  const sessions = shown.flatMap((day) =>
    slots
      .filter(({ only }) => only === undefined || day === (only === 'first' ? days[0] : days.at(-1)))
      .map(({ word, from, to, room, track, highlighted }): SessionRow => {
        const number = next(word);
        return {
          Id: `${word}-${number}`,
          Name: newWords(word, languages, { number }),
          StartDateTime: `${day}T${from}`,
          EndDateTime: `${day}T${to}`,
          RoomId: room,
          TrackId: track,
          // Opening, closing, and the keynote of the first day: one row of a desktop.
          ...((highlighted || (word === 'keynote' && number === '1')) && { Highlighted: true }),
        };
      }),
  );
  return {
    rooms: named(['hall', 'room', 'foyer']),
    tracks: named(['talks', 'workshops', 'together']),
    authors: [],
    sessions,
    presentations: [],
  };
}
