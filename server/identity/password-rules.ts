// Which passwords are taken: long enough, not the address itself, not one of the first that anybody tries (NIST SP 800-63B: length, no composition).
import { badRequest } from '../http/errors.ts';

const SHORTEST = 8;
const LONGEST = 1024;

/** Those of eight characters and more that lead every list of stolen passwords; digits and repeats are found by rule. */
const worst: ReadonlySet<string> = new Set(
  `password passwort passw0rd p@ssw0rd password1 password12 password123 password1! qwertyui qwertyuiop qwerty123 qwertz123 azertyuiop
  1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx q1w2e3r4 asdfghjk asdfghjkl iloveyou sunshine princess football baseball superman
  trustno1 welcome1 welcome123 whatever starwars computer michelle jennifer internet samsung1 letmein1 changeme administrator
  admin123 admin1234 abcd1234 abc12345 abcdefgh aa123456 a1b2c3d4 charlie1 dragon123 monkey123 master123 shadow123 schatzi1
  hallo123 hallowelt motdepasse soleil123 doudou123 sifre123 ciaociao juventus contrasena barcelona realmadrid conference congress`
    .split(/\s+/)
    .filter(Boolean),
);

/** Throws RequestError 400 naming the field: Password, or ConfirmPassword where the two differ. Looks at nothing but what was typed. */
export function checkPassword({ Email, Password, ConfirmPassword }: { Email: string; Password: string; ConfirmPassword: string }): void {
  if (Password.normalize('NFKC') !== ConfirmPassword.normalize('NFKC')) throw badRequest('The two passwords differ.', 'ConfirmPassword');
  const password = Password.normalize('NFKC');
  const length = Array.from(password).length;
  if (length < SHORTEST || length > LONGEST) throw badRequest(`A password has ${SHORTEST} to ${LONGEST} characters.`, 'Password');
  const plain = password.toLowerCase();
  const address = Email.trim().toLowerCase();
  if (plain === address || plain === address.split('@')[0]) throw badRequest('The address is no password.', 'Password');
  if (worst.has(plain) || isRow(plain)) throw badRequest('This password is one of the first that anybody tries.', 'Password');
}

/** Whether every character follows the one before in the same step: 00000000, 12345678, 87654321, abcdefgh. */
function isRow(password: string): boolean {
  const codes = Array.from(password, (character) => character.codePointAt(0)!);
  const [first = 0, second = 0] = codes;
  const step = second - first;
  return Math.abs(step) <= 1 && codes.every((code, at) => at === 0 || isNext(codes[at - 1]!, code, step));
}

/** Nine is followed by nought, as on a keyboard. */
const isNext = (before: number, code: number, step: number): boolean => code - before === step || (before === 57 && code === 48);
