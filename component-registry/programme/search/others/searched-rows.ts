// The things of a kind, and their searchable texts.
import type { AbstractRow, SessionText } from '#contract/abstracts';
import type { Author, Session } from '#contract/programme';
import { personRow } from '../../person/people.ts';
import type { ListedThing } from '../../session/listed-session.ts';
import { listedOf } from '../../session-list/listed.ts';
import type { Listing } from '../../session-list/preset.ts';
import type { SearchRow } from '../search-index.ts';
import { searchRow } from '../search-rows.ts';

export type ProgrammeAnswers = {
  sessions: readonly Session[];
  people: readonly Author[];
  abstracts: readonly AbstractRow[];
  texts: readonly SessionText[];
};

export type SearchedRows = { things: readonly (ListedThing | Author)[]; rowAt: (index: number) => SearchRow };

/** All things of a kind in the answers of the programme, as its own list has them; people for none. */
export function rowsOfKind(listing: Listing | undefined, { sessions, people, abstracts, texts }: ProgrammeAnswers): SearchedRows {
  if (!listing) return { things: people, rowAt: (index) => personRow(people[index]!) };
  const things = listedOf(sessions, { abstracts, ofSessions: texts }, listing);
  return { things, rowAt: (index) => searchRow(things[index]!) };
}
