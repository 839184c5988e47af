// A table among the files of an import.
import type { SourceRecord } from '../../reading/source-records.ts';
import type { DateOrder } from '../../values/written-dates.ts';
import type { Locate } from '../../report.ts';
import type { ColumnChoice } from '../../result.ts';
import type { TableMapping } from './mapping.ts';

/** A table: its columns, what each is taken for, and its rows. `name` is file and sheet in small letters. */
export type SourceTable = {
  file: string;
  sheet: string;
  name: string;
  /** A line above the columns that says what the whole is called; empty for none. */
  title: string;
  /** The zone a nested value names for all of its times. */
  timeZone?: string;
  /** The way to a list that stands beside that of the sessions in one file. */
  within?: string;
  /** Whether day or month is first in its dates, where hints of a template say it. */
  dateOrder?: DateOrder;
  records: SourceRecord[];
  choices: ColumnChoice[];
  mapping: TableMapping;
  /** Its rows are the sessions of numbered columns. */
  isNumbered?: true;
  /** Rows of such a table that name no session: the people of it are listed all the same. */
  without?: readonly SourceRecord[];
  /** Further numbered columns, which are read as the first of their kind. */
  alike?: readonly ColumnChoice[];
  locate?: Locate;
};
