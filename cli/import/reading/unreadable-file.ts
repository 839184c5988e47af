// The one error an import raises: a file from which no programme can be had, with place and reason in words.

/** A file that cannot be read at all. Line and column count from 1; 0 for the whole file. */
export class UnreadableFile extends Error {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Stable word for the finding. */
  readonly code: string;

  constructor(code: string, file: string, message: string, at: { line: number; column: number } = { line: 0, column: 0 }) {
    super(message);
    this.name = 'UnreadableFile';
    this.code = code;
    this.file = file;
    this.line = at.line;
    this.column = at.column;
  }
}
