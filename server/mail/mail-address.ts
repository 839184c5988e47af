// What a letter takes from users: one address that is an address, and names that are names; never a second recipient, a header or a link (quality S21).
import { domainToASCII } from 'node:url';

/** Longest address (RFC 5321). */
const LONGEST = 254;
/** One local part without quotes, one domain: what could end an address, name another or hide a line is in neither. */
const shape = /^[^\s\p{C}@<>()[\]\\,;:"]{1,64}@([^\s\p{C}@<>()[\]\\,;:"/?#%]+)$/u;

/** Whether this is one address to which a letter can go. */
export function isMailAddress(email: string): boolean {
  const address = email.trim();
  const domain = address.length <= LONGEST ? shape.exec(address)?.[1] : undefined;
  return domain !== undefined && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domainToASCII(domain));
}

/** A text on one line, without controls and marks that turn lines around; at most `length` characters. */
export const onOneLine = (text: string, length = 120): string =>
  Array.from(text.replaceAll(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim())
    .slice(0, length)
    .join('');

/** Zero-width non-joiner and joiner: letters of many scripts need them within a word. */
const joiners: ReadonlySet<string> = new Set(['\u200C', '\u200D']);

/** A name on one line: as `onOneLine`, with the joiners that follow a letter. */
export const nameOnOneLine = (text: string, length = 120): string => {
  const characters = Array.from(text);
  const kept = characters.map((character, at) => {
    if (joiners.has(character)) return /[\p{L}\p{M}]/u.test(characters[at - 1] ?? '') ? character : ' ';
    return /[\p{C}\p{Zl}\p{Zp}\s]/u.test(character) ? ' ' : character;
  });
  return Array.from(kept.join('').replaceAll(/ +/g, ' ').trim()).slice(0, length).join('');
};

/** A first name as a letter may contain it; empty for what is no name, such as a text with an address intended to be followed. */
export function nameInLetter(name: string): string {
  const line = nameOnOneLine(name, 61);
  return line.length <= 60 && /^(?:[\p{L}\p{M}'’ -]|\u200C|\u200D|\.(?= |$))+$/u.test(line) ? line : '';
}
