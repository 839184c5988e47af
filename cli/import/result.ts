// What an import takes and what it hands on: one neutral shape for every format, the rows of B §3.
import type { Finding } from '../../src/model/finding.ts';
import type { ImportedContent } from './content.ts';
import type { FieldName } from './vocabulary/synonyms.ts';
import type { DateOrder } from './values/written-dates.ts';
import type { CellGrid } from './reading/grid.ts';
import type { Noticed } from './place.ts';
import type { SourceRecord } from './reading/source-records.ts';
import type { UnreadableFile } from './reading/unreadable-file.ts';
import type { ProgrammeRows } from './rows.ts';
import type { ExhibitionData, KnownCompany, WantedPicture } from './exhibition/rows.ts';
import type { EditorialKind } from './editorial/kinds.ts';
import type { EditorialField } from './editorial/vocabulary.ts';
import type { ExhibitionField } from './exhibition/vocabulary.ts';

/** One file to read; `path` is only used to recognise formats and in messages, with `/`. */
export type ImportFile = {
  path: string;
  bytes: Uint8Array;
  /** The sheets of a workbook, or why it cannot be read; `openWorkbooks` puts them there. */
  sheets?: readonly CellGrid[] | UnreadableFile;
  /** Records that are one list, read from several files or from another form; `asTables` puts them there. `title` is the name of the event. */
  list?: { records: readonly SourceRecord[]; noticed: readonly Noticed[]; title?: string };
  /** Encoding of a text, by the name TextDecoder knows; found by its bytes when missing. */
  encoding?: string;
};

/** What the source says about the event itself. */
export type ImportedEvent = {
  /** Name as the source writes it; empty when it has none. */
  name: string;
  /** Short word of the source for the event, for example `sun2031`; empty when it has none. */
  acronym: string;
  /** IANA time zone, always one that the runtime knows. */
  timeZone: string;
  /** First day of the programme, YYYY-MM-DD; empty when no session has a day. */
  startDate: string;
  /** Last day on which something takes place, YYYY-MM-DD (the day after the last programme day when it ends past midnight). */
  endDate: string;
  /** Days of the programme in order, YYYY-MM-DD. */
  days: string[];
  /** Languages of the site, xx-XX; empty when the source names none. */
  languages: string[];
  /** Address of the event's own site; empty for none. */
  website: string;
  /** Colours the source names for the event itself, #rrggbb. */
  colours: string[];
};

/** A row that could not be imported, with everything needed to repair it. */
export type QuarantinedRow = {
  file: string;
  /** Line in the file, from 1. */
  line: number;
  /** JSON pointer of the row; empty in XML. */
  pointer: string;
  /** Why it was left out, in words. */
  reason: string;
  /** The row as it was written: the JSON value, or the XML text. */
  row: unknown;
};

/** A field of the source that was read on purpose and not imported. */
export type LeftOut = { field: string; rows: number; reason: string };

/** The result of an import. */
export type ImportResult = {
  /** Name of the format that read it; empty when none did. */
  format: string;
  /** False when no programme could be read at all; the findings then hold one error that says why. */
  readable: boolean;
  event: ImportedEvent;
  rows: ProgrammeRows;
  /** The rows are added to those of the event, which stay. */
  addsRows?: true;
  /** Companies, products, halls and films; sponsors are among the companies. */
  exhibition: ExhibitionData;
  /** Pictures of the exhibition that lie beside the source. */
  pictures: readonly WantedPicture[];
  /** Questions and the like, which become content pages; jobs, which become rows of their own; sponsors as the source names them. */
  content: ImportedContent;
  /** Everything noticed; a quarantined row is an error, a repaired one a warning. */
  findings: Finding[];
  quarantine: QuarantinedRow[];
  leftOut: LeftOut[];
  /** The tables it was read from, and what their columns were taken for; missing for formats with fields of their own. */
  tables?: readonly TableSummary[];
};

/** What a column is taken for; `field` is empty for nothing, `link` for an address. `sureness` from 0 to 1. */
export type ColumnChoice = {
  column: string;
  field: FieldName | ExhibitionField | EditorialField | 'link' | '';
  sureness: number;
  why: string;
};

/** A table as it was understood. `sheet` is empty where a file has only one. */
export type TableSummary = {
  file: string;
  sheet: string;
  rows: number;
  choices: readonly ColumnChoice[];
  /** What its rows are where they are none of a programme. */
  what?: 'companies' | 'products' | EditorialKind;
};

/** What the caller knows that the files may not say. */
export type ImportOptions = {
  /** IANA time zone of the event; takes precedence over the source. */
  timeZone?: string;
  /** Which number of `3/1/2031` is the day, in every table; decided per column when missing. */
  dateOrder?: DateOrder;
  /** Year of dates that name none. */
  year?: number;
  /** The year it is: dates without a year that name weekdays are in the nearest one in which these fit. */
  thisYear?: number;
  /** First day of the event, YYYY-MM-DD, where tables count its days (`Day 2`). */
  firstDay?: string;
  /** Companies the event has, which products of the source may name. */
  companies?: readonly KnownCompany[];
};

/** A format that can be imported; one file in `formats/` each. */
export type Format = {
  /** Word for `--format`, kebab-case. */
  name: string;
  /** What people call it. */
  title: string;
  /** How sure it is that these files are its own: 0 not at all, 1 certain. Looks at names and first bytes only. */
  detect(files: readonly ImportFile[]): number;
  /** Reads them. Throws `UnreadableFile` when there is no programme to be had from them. */
  read(files: readonly ImportFile[], options: ImportOptions): ImportResult;
};

/** An event about which nothing is known. */
export const unknownEvent: ImportedEvent = {
  name: '',
  acronym: '',
  timeZone: 'UTC',
  startDate: '',
  endDate: '',
  days: [],
  languages: [],
  website: '',
  colours: [],
};
