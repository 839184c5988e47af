// The options of foyer matrix.

/** The arguments and options, parsed; `languages` and `page` are undefined for all. */
export type MatrixOptions = {
  event?: string;
  page?: string[];
  languages?: string[];
  personas?: string;
  out: string;
  resume?: boolean;
  workers: number;
  pictures: boolean;
  app?: string;
  /** Only the table of people and pages, in this form. */
  table?: 'text' | 'markdown' | 'json';
};
