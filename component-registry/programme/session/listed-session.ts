// A session as a row of a list can show it: from a list, or the line by which others name it.
import type { Session, SessionLine } from '#contract/programme';

/** A line, with people, presentations and languages where its answer carries them. */
export type ListedSession = SessionLine & Partial<Pick<Session, 'Chairs' | 'Speakers' | 'Presentations' | 'Languages'>>;
