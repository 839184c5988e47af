// A session as a row of a list can show it: from a list, or the line by which others name it; or a presentation or abstract in its place.
import type { Session, SessionLine } from '#contract/programme';

/** What a star adds to the reader's programme. */
type Starred = { kind: 'session' | 'presentation'; id: string };

/** What a row adds that is a presentation or an abstract, with time, room and track of its session. */
export type Part = {
  kind: 'presentation' | 'abstract';
  /** Name of its session. */
  In: string;
  /** What its star adds: its presentation, or its session where it has none (B §3). */
  starred: Starred;
  PosterNumber: string;
  Keywords: readonly string[];
  /** Institutes of its authors. */
  Institutions: readonly string[];
  /** HTML of its abstract; empty for none. */
  Html: string;
  /** The part of that which a search has found, where a page came with it instead. */
  Snippet?: string;
};

/** What a session says of itself, for a search that has found it there. */
type SearchedText = {
  /** Its words; empty where a page came with the snippet alone. */
  Html: string;
  /** The part of that which a search has found, where a page came with it. */
  Snippet?: string;
};

/** A line, with people, presentations and languages where its answer carries them. */
export type ListedSession = SessionLine &
  Partial<Pick<Session, 'Chairs' | 'Speakers' | 'Presentations' | 'Languages' | 'ImageThumbPath'>> & { Part?: Part; Text?: SearchedText };

/** A session, or a presentation or abstract in its shape: they are filtered, ordered and grouped alike. */
export type ListedThing = Session & { Part?: Part; Text?: SearchedText };

/** What the star of a row adds: the row itself where it is a session. */
export const starredOf = ({ Id, Part: part }: Pick<ListedSession, 'Id' | 'Part'>): Starred => part?.starred ?? { kind: 'session', id: Id };
