// Which passwords are taken, whatever call brings one: long enough, not one of the first that anybody tries, not made of what everybody knows here (NIST SP 800-63B: length, no composition).
import { RequestError } from '../http/errors.ts';
import type { PublishedEvent } from '../published/event.ts';
import { isCommonPassword } from './common-passwords.ts';

const SHORTEST = 8;
const LONGEST = 1024;
/** Characters that must be left when everything anybody would guess is taken away. */
const OWN = 5;
/** Shortest word that counts as known. */
const WORD = 3;

/** Parts of keyboard rows, in both directions. */
const rowParts: readonly string[] = ['qwertyuiop', 'qwertzuiop', 'azertyuiop', 'asdfghjkl', 'qsdfghjklm', 'zxcvbnm', 'yxcvbnm']
  .flatMap((row) => [row, Array.from(row).toReversed().join('')])
  .flatMap((row) => Array.from({ length: row.length - 3 }, (_, at) => at).flatMap((at) => partsFrom(row.slice(at))));

/** Why a password is not taken: codes of the answer, for which each form has a sentence (`component-registry/account/words.ts`). */
export type PasswordRefusal = 'passwords-differ' | 'password-length' | 'password-common' | 'password-repeats' | 'password-known-words';

const refusal = (code: PasswordRefusal, message: string, field = 'Password'): RequestError => new RequestError(400, code, message, field);

/** A new password as it was typed. */
export type NewPassword = { Password: string; ConfirmPassword: string };
/** What a guesser knows: whose password it is, and for which event. */
export type PasswordContext = { email: string; names?: readonly string[]; event?: PublishedEvent | undefined };

/** Throws RequestError 400 naming the field: Password, or ConfirmPassword where the two differ. Looks at nothing but what was typed and its context. */
export function checkPassword({ Password, ConfirmPassword }: NewPassword, context: PasswordContext): void {
  const password = Password.normalize('NFKC');
  if (password !== ConfirmPassword.normalize('NFKC')) throw refusal('passwords-differ', 'The two passwords differ.', 'ConfirmPassword');
  const length = Array.from(password).length;
  if (length < SHORTEST || length > LONGEST) throw refusal('password-length', `A password has ${SHORTEST} to ${LONGEST} characters.`);
  const plain = password.toLowerCase();
  if (isCommonPassword(plain)) throw refusal('password-common', 'This password is one of the first that anybody tries.');
  if (isRepeated(plain)) throw refusal('password-repeats', 'This password repeats a few characters; choose a longer phrase.');
  if (isGuessed(withoutWords(plain, knownWords(context))))
    throw refusal('password-known-words', 'This password is made of names and dates that others know; choose a phrase of your own.');
}

/** Beginnings of four letters and more. */
function partsFrom(row: string): string[] {
  return Array.from({ length: row.length - 3 }, (_, more) => row.slice(0, more + 4));
}

/** Words of the context, longest first, so that no part of one hides the whole. */
function knownWords({ email, names = [], event }: PasswordContext): string[] {
  const texts = [email, ...names, ...(event ? [event.instance, event.shortName, ...textsIn(event.about.name)] : [])];
  const words = texts.flatMap((text) => {
    const plain = text.normalize('NFKC').trim().toLowerCase();
    return [plain, ...plain.split(/[^\p{L}\p{N}]+/u), ...plain.split(/[^\p{L}]+/u)];
  });
  return [...new Set([...words, ...rowParts])].filter((word) => word.length >= WORD).toSorted((one, other) => other.length - one.length);
}

const withoutWords = (plain: string, words: readonly string[]): string => words.reduce((rest, word) => rest.replaceAll(word, '\0'), plain);

/** Whether what is left is too little of one's own: without years, rows (1234, abcd, aaaa), and a common word that only has digits or signs around it. */
function isGuessed(rest: string): boolean {
  const isLetter = (character: string): boolean => /\p{L}/u.test(character);
  const characters = Array.from(rest);
  const core = characters.slice(characters.findIndex(isLetter), characters.findLastIndex(isLetter) + 1).join('');
  const known = core.length > WORD && isCommonPassword(core) ? rest.replace(core, '\0') : rest;
  const own = withoutRows(known.replaceAll(/(?:19|20)\d\d/g, '\0')).replaceAll(/[\0\s./:,_-]/g, '');
  return Array.from(own).length < OWN;
}

/** A text without parts of three characters and more in which each follows the one before in the same step (one up, one down, the same). */
function withoutRows(text: string): string {
  const characters = Array.from(text);
  const codes = characters.map((character) => character.codePointAt(0)!);
  let kept = '';
  for (let at = 0; at < codes.length;) {
    let end = at + 1;
    const step = stepAt(codes, end);
    if (step !== undefined) while (end < codes.length && stepAt(codes, end) === step) end += 1;
    if (end - at < 3) end = at + 1;
    if (end - at === 1) kept += characters[at]!;
    at = end;
  }
  return kept;
}

/** Step from the character before to this one; undefined for more than one. Nine is followed by nought, as on a keyboard. */
function stepAt(codes: readonly number[], at: number): number | undefined {
  const [before, code] = [codes[at - 1], codes[at]];
  if (before === undefined || code === undefined) return undefined;
  if (before === 57 && code === 48) return 1;
  return Math.abs(code - before) <= 1 ? code - before : undefined;
}

/** Whether it is a few characters again and again (abababab), or a common password again and again. */
function isRepeated(plain: string): boolean {
  const characters = Array.from(plain);
  for (let period = 1; period <= characters.length / 2; period += 1)
    if (characters.every((character, at) => at < period || character === characters[at - period]))
      return period < OWN || isCommonPassword(characters.slice(0, period).join(''));
  return false;
}

/** Every text in a JSON value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
