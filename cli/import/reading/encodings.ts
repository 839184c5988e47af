// The encoding of a text: as its first bytes say, as the caller says, UTF-8 where it is sound, else the likeliest one.
import { detect } from 'chardet';
import { isEncoding } from './encoding-names.ts';

/** An encoding by the name TextDecoder knows; `guessed` where nothing but the letters says it. */
export type Encoding = { name: string; guessed: boolean };

/** Bytes that decide a guess: a table of a megabyte has said by then what it is. */
const ENOUGH = 1_000_000;

/** UTF-16 by its byte order mark; undefined for anything else, also for UTF-8, whose mark the decoder takes off itself. */
export function unicodeMark(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return undefined;
}

/** The encoding of a table that may come from any program of any country. */
export function encodingOfTable(bytes: Uint8Array): Encoding {
  const marked = unicodeMark(bytes) ?? withoutMark(bytes);
  if (marked !== undefined) return { name: marked, guessed: false };
  if (isSound(bytes, 'utf-8')) return { name: 'utf-8', guessed: false };
  const [first = '', ...others] = likely(bytes).filter((name) => isSound(bytes, name));
  return { name: [first, ...others][0] || 'windows-1252', guessed: true };
}

/** UTF-16 without a mark: every second byte of Latin letters and of signs is zero. */
function withoutMark(bytes: Uint8Array): string | undefined {
  const head = bytes.subarray(0, 4000);
  const zeros = [0, 0];
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2]! += 1;
  const [even = 0, odd = 0] = zeros;
  const many = head.length / 8;
  if (odd > many && odd > 4 * even) return 'utf-16le';
  return even > many && even > 4 * odd ? 'utf-16be' : undefined;
}

/** Candidates, the likeliest first. */
function likely(bytes: Uint8Array): string[] {
  if (isJapanese(bytes)) return ['shift_jis'];
  const guess = detect(bytes.subarray(0, ENOUGH)) ?? '';
  // To the decoder, as to all browsers, ISO 8859-1 is Windows 1252.
  const name = /^ISO-8859-1$/i.test(guess) || !isEncoding(guess) ? 'windows-1252' : new TextDecoder(guess).encoding;
  // Texts with few letters look like much: half-width signs of Japan are letters with accents elsewhere.
  return name === 'utf-8' ? ['windows-1252'] : [name, 'windows-1252'];
}

/** Whether a text is sound as Shift JIS and has the syllables of Japanese: letters with accents make Chinese signs of it, but no syllables. */
function isJapanese(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, ENOUGH);
  if (!isSound(head, 'shift_jis') && !isSound(bytes, 'shift_jis')) return false;
  const text = new TextDecoder('shift_jis').decode(head);
  const syllables = text.match(/[\u3041-\u3096\u30A1-\u30FA]/g)?.length ?? 0;
  // eslint-disable-next-line no-control-regex -- everything that is not ASCII is meant
  const others = text.match(/[^\u0000-\u007F]/g)?.length ?? 0;
  return syllables > others / 20;
}

function isSound(bytes: Uint8Array, name: string): boolean {
  try {
    // Windows 1252 leaves bytes to control characters that no text holds.
    return !/[\u0080-\u009F]/.test(new TextDecoder(name, { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}
