// The file of a static site that holds the answer to a request; shared by the export and the browser (decision 0007).
import type { Parameters } from '../../contract/request.ts';
import { narrowing } from './narrowing.ts';

/** Longest part of a path, in characters: file systems take 255 bytes. */
const LONGEST = 120;
/** Names Windows keeps for devices, with or without ending. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * Path of the file with the answer, from the root of the site: `/api/modules/pagdata/eventid/kardia~2fkardia2027/language/en-_g_b.json`.
 * Each parameter is two folders, name and value, in alphabetical order; parameters that the browser narrows itself are left out.
 * Small letters, digits, `-`, `_`, `~` and `/` only, so that no two names differ in case alone. `/version.json` stays itself.
 */
export function answerFile(path: string, params: Parameters = {}): string {
  const folders = path
    .split('/')
    // A parameter in the path is among the others.
    .filter((part) => part !== '' && !part.startsWith(':'))
    .map((part) => part.toLowerCase());
  const left = narrowing(path)?.params ?? [];
  const pairs = Object.entries(params)
    .filter(([name, value]) => value !== undefined && !left.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, value]) => [safeName(name.toLowerCase()), safeName(String(value))]);
  const whole = `/${[...folders, ...pairs].join('/')}`;
  return /\.[a-z]+$/.test(whole) && pairs.length === 0 ? whole : `${whole}.json`;
}

/**
 * Encodes a text as a name that is valid on every file system and in addresses; different texts have different names. A capital
 * is `_` and the small letter, `_` is doubled, anything else its bytes as `~hh`.
 */
export function safeName(text: string): string {
  if (text === '') return '~';
  const name = Array.from(text.toWellFormed(), safeLetter).join('');
  const usable = devices.test(name) ? `~${hex(name.charCodeAt(0))}${name.slice(1)}` : name;
  return usable.length <= LONGEST ? usable : `${usable.slice(0, LONGEST - 20)}~~${hash(text)}`;
}

function safeLetter(letter: string): string {
  if (/[a-z0-9-]/.test(letter)) return letter;
  if (/[A-Z]/.test(letter)) return `_${letter.toLowerCase()}`;
  if (letter === '_') return '__';
  return [...new TextEncoder().encode(letter)].map((byte) => `~${hex(byte)}`).join('');
}

const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

/** 64-bit hash of a long text (FNV-1a twice, from two seeds); the export refuses two requests with one name. */
function hash(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return [0x811c9dc5, 0x01234567]
    .map((start) =>
      bytes
        .reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193) >>> 0, start)
        .toString(16)
        .padStart(8, '0'),
    )
    .join('');
}
