// A session that has its time, place and words but not yet its people.
import type { Day } from './calendar.ts';
import type { Field, TrackId, Words } from './shapes.ts';
import type { Company } from './tables/industry.ts';

/** Who gives the talk: one of the faculty, a young author of their own abstract, or a principal by key. */
export type Wanted = { by: 'faculty'; field: Field } | { by: 'young'; field: Field } | { by: 'principal'; key: string };

/** A talk; without minutes it has no time of its own (posters). */
export type Talk = {
  title: string | Words;
  minutes?: number;
  speaker: Wanted;
  highlighted?: boolean;
  language?: string;
  abstract?: string;
  keywords?: readonly string[];
  poster?: string;
};

/** A planned session. Times are moments (see calendar.ts). */
export type Planned = {
  type: string;
  grade: 'Scientific' | 'Education' | 'Industry' | 'Social' | 'Internal';
  track: TrackId;
  name: string | Words;
  subtitle?: string | Words;
  /** Plain text or HTML. */
  abstract: string | Words;
  day: Day;
  start: number;
  end: number;
  /** Posters have none. */
  room?: string;
  chairs: readonly Wanted[];
  talks: readonly Talk[];
  /** People of the session itself, where it has no talks. */
  hosts?: readonly Wanted[];
  tags: readonly string[];
  languages: readonly string[];
  company?: Company;
  highlighted?: boolean;
  /** From when its recording can be watched, time of the event; missing for its end. */
  recordingFrom?: string;
  poster?: boolean;
  hidden?: boolean;
};
