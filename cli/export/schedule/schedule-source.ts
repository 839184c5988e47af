// The programme that is exported as a schedule, and what is looked up in it.
import type { PersonRef } from '../../../src/contract/programme-shapes.ts';
import type { ProgrammeRows } from '../../import/rows.ts';

/** What is exported. */
export type ScheduleSource = {
  instance: string;
  /** Short name of the event. */
  event: string;
  name: string;
  /** IANA zone. */
  timeZone: string;
  /** YYYY-MM-DD, empty when not set. */
  startDate: string;
  endDate: string;
  /** Absolute address, empty for none. */
  website: string;
  version: string;
  rows: ProgrammeRows;
  /** The words of a text in the language of the export; a schedule has one. */
  text: (text: unknown) => string;
};

/** What all events of one schedule are made with. */
export type Making = ScheduleSource & {
  rooms: ReadonlyMap<string, string>;
  tracks: ReadonlyMap<string, string>;
  authors: ReadonlyMap<string, ProgrammeRows['authors'][number]>;
  /** Speakers of the presentations of each session. */
  partSpeakers: ReadonlyMap<string, readonly PersonRef[]>;
  /** A programme that comes from nowhere else gets guids and slugs made of its ids: readers of the format count on them. */
  makesGuids: boolean;
};
