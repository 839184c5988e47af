// One page that a run opens.
import type { Found } from './finding-kinds.ts';
import type { Denied } from './routes/denied.ts';

/** One page to open. */
export type Planned = {
  /** Hash of everything it shows: configuration, build, person, instant. */
  key: string;
  event: string;
  page: string;
  /** Which session or person; empty for a page without parameters. */
  variant: string;
  language: string;
  timeZone: string;
  container: string;
  person: string;
  /** Instant, ISO 8601 in UTC; `local` in the event's zone. */
  at: string;
  local: string;
  /** Path and query below the server. */
  address: string;
  /** Path on which it ends, by the rules: the same, or where the guards lead. */
  end: string;
  /** Number of placements that are seen. */
  shown: number;
  /** Combinations it represents, itself included. */
  combinations: number;
  behind: readonly { person: string; instants: readonly string[] }[];
  /** What the guards say where they do not show the page: then the rendering shows where it ends. Null where it is shown. */
  denied: Denied | null;
  /** Missing texts, known before the page is opened. */
  texts: readonly Found[];
};
