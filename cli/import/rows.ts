// The rows an import makes: those of the data files, with everything but the required fields left out where the source has nothing.
import type { programmeFiles } from '../../src/model/documents/programme.ts';
import type * as z from 'zod';

/** A row of a data file: `Needed` is there, any other field may be. */
type Row<File extends keyof typeof programmeFiles, Needed extends string> = Partial<z.infer<(typeof programmeFiles)[File]>> &
  Pick<z.infer<(typeof programmeFiles)[File]>, Needed & keyof z.infer<(typeof programmeFiles)[File]>>;

export type RoomRow = Row<'rooms', 'Id' | 'Name'>;
export type TrackRow = Row<'tracks', 'Id' | 'Name'>;
export type AuthorRow = Row<'authors', 'Id'>;
export type SessionRow = Row<'sessions', 'Id' | 'Name'>;
/** The fields of a session that say what it is about and where it comes from; an import keeps them for presentations too. */
type About = Pick<SessionRow, 'Abstract' | 'Links' | 'Groups' | 'Origin'>;
export type PresentationRow = Row<'presentations', 'Id' | 'SessionId' | 'Title'> & About;

/** The rows of `data/*.json`. */
export type ProgrammeRows = {
  rooms: RoomRow[];
  tracks: TrackRow[];
  authors: AuthorRow[];
  sessions: SessionRow[];
  presentations: PresentationRow[];
};

/** Rows of an empty programme. */
export const noRows = (): ProgrammeRows => ({ rooms: [], tracks: [], authors: [], sessions: [], presentations: [] });
