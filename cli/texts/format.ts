// What a format of translators' tools does: it writes a translation as files, and reads one back.
import type { Place } from '../import/place.ts';
import type { Report } from '../import/report.ts';
import type { ImportFile } from '../import/result.ts';
import type { Translation } from './units.ts';

/** A translated text as a file has it; `source` is missing where the format has none. A text that follows from another names it: `impliedBy` is its key. */
export type ReadText = { key: string; text: string; source?: string; impliedBy?: string; place: Place };

/** A file that was read; `language` as it is written there, empty where it does not say. */
export type ReadTranslation = { file: string; language: string; texts: ReadText[] };

/** A format of translators' tools. */
export type TextsFormat = {
  /** The word for `--format`. */
  name: string;
  /** Whether a file is of this format, by its name and first characters. */
  detect: (file: ImportFile) => boolean;
  /** The files of one language: name and text. */
  write: (translation: Translation) => { path: string; text: string }[];
  /** Whether it can hold a text: XML has no control characters, and UTF-8 no half of a pair. */
  holds: (text: string) => boolean;
  /** Reads one file. Throws `UnreadableFile` when nothing can be had from it. */
  read: (file: ImportFile, report: Report) => ReadTranslation;
};

/** Whether PO and XLIFF can hold a text. */
export const isWritable = (text: string): boolean =>
  // oxlint-disable-next-line no-control-regex -- these are the characters looked for
  text.isWellFormed() && !/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/.test(text);
