// The code of a badge: letters and digits that are not taken for one another, in two groups; asked by server and components.

/** Without I, L, O and U (Crockford's base 32). */
export const BADGE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const BADGE_LENGTH = 10;

const lookAlikes: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' };

/** The code as it is stored, of what somebody typed or a scanner read; empty where it cannot be one. */
export function readBadgeCode(typed: string): string {
  const code = Array.from(typed.slice(0, 100).toUpperCase())
    .map((letter) => lookAlikes[letter] ?? letter)
    .filter((letter) => letter !== '-' && letter.trim() !== '')
    .join('');
  return code.length === BADGE_LENGTH && Array.from(code).every((letter) => BADGE_LETTERS.includes(letter)) ? code : '';
}

/** The code in what a scanner read, which is the address of a badge (`?badge=`) or the code alone; empty where there is none. */
export function scannedBadgeCode(content: string): string {
  const address = content.trim().slice(0, 2_000);
  return readBadgeCode(/^https?:/i.test(address) && URL.canParse(address) ? (new URL(address).searchParams.get('badge') ?? '') : address);
}

/** The code as it is shown. */
export const shownBadgeCode = (code: string): string => `${code.slice(0, BADGE_LENGTH / 2)}-${code.slice(BADGE_LENGTH / 2)}`;
