// Bytes to text: size limit, byte order marks, the encoding an XML file declares, that of a table, or the one the caller names.
import type { ImportFile } from '../result.ts';
import { type Encoding, encodingOfTable, unicodeMark } from './encodings.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Largest file an import reads, in bytes. */
export const MAX_BYTES = 50 * 1024 * 1024;

/** The text of a file. Throws `UnreadableFile` when it is too large, empty, or not text. */
export const textOf = (file: ImportFile): string => decoded(file, encodingOf(file));

/** The text of a table and its encoding, which is found by its letters where nothing says it. Throws as `textOf`. */
export function tableText(file: ImportFile): { text: string; encoding: Encoding } {
  const encoding = file.encoding === undefined ? encodingOfTable(file.bytes) : { name: file.encoding, guessed: false };
  return { text: decoded(file, encoding.name), encoding };
}

/** The text of a table or page; empty for one that cannot be read, which its reading reports. */
export function textOrNothing(file: ImportFile): string {
  try {
    return tableText(file).text;
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return '';
  }
}

function decoded({ path, bytes }: ImportFile, encoding: string): string {
  if (bytes.length > MAX_BYTES) {
    throw new UnreadableFile('file-too-large', path, `the file has ${bytes.length} bytes; ${MAX_BYTES} are the limit`);
  }
  try {
    // The decoder removes the byte order mark itself.
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (text.trim() === '') throw new UnreadableFile('file-empty', path, 'the file is empty');
    return text;
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile('file-encoding', path, `the file is not text in the encoding ${encoding}`);
  }
}

/** Start of a file as text, for recognising a format; never throws. */
export const headOf = ({ bytes, encoding }: ImportFile, length = 65_536): string =>
  new TextDecoder(encoding ?? unicodeMark(bytes) ?? 'utf-8').decode(bytes.subarray(0, length));

function encodingOf({ bytes, encoding }: ImportFile): string {
  const declared = /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([A-Za-z0-9._-]{1,40})["']/.exec(
    new TextDecoder('latin1').decode(bytes.subarray(0, 300)),
  )?.[1];
  return encoding ?? unicodeMark(bytes) ?? declared ?? 'utf-8';
}
