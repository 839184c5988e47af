// Bytes to text: size limit, byte order marks, the encoding an XML file declares.
import type { ImportFile } from '../result.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Largest file an import reads, in bytes. */
export const MAX_BYTES = 50 * 1024 * 1024;

/** The text of a file. Throws `UnreadableFile` when it is too large, empty, or not text. */
export function textOf({ path, bytes }: ImportFile): string {
  if (bytes.length > MAX_BYTES) {
    throw new UnreadableFile('file-too-large', path, `the file has ${bytes.length} bytes; ${MAX_BYTES} are the limit`);
  }
  const encoding = encodingOf(bytes);
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
export const headOf = ({ bytes }: ImportFile, length = 65_536): string =>
  new TextDecoder(unicodeMark(bytes) ?? 'utf-8').decode(bytes.subarray(0, length));

function unicodeMark(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return undefined;
}

function encodingOf(bytes: Uint8Array): string {
  const declared = /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([A-Za-z0-9._-]{1,40})["']/.exec(
    new TextDecoder('latin1').decode(bytes.subarray(0, 300)),
  )?.[1];
  return unicodeMark(bytes) ?? declared ?? 'utf-8';
}
