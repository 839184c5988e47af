// Passwords: what is taken and what is not, by what was typed alone.
import { dictionary } from '@zxcvbn-ts/language-common';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPassword } from './password-rules.ts';

const check = (Password: string, ConfirmPassword = Password) => checkPassword({ Password, ConfirmPassword }, { email: 'mira@example.org' });

test.each([
  'correct horse battery staple',
  '        blanks count        ',
  'ÄÖÜ ßß öäü',
  'x7!kQ2zz',
  '密码密码很长的密码',
  'correct horse battery staple '.repeat(36).slice(0, 1024),
])('taken: %s', (password) => {
  expect(() => check(password)).not.toThrow();
});

test.each([
  '',
  'short',
  'x7!kQ2z',
  'correct horse battery staple '.repeat(36).slice(0, 1024) + 'x',
  'Password',
  'PASSWORT',
  '12345678',
  '1234567890',
  '87654321',
  'aaaaaaaa',
  'abcdefgh',
  'qwertz123',
  'mira@example.org',
  'MIRA@example.org',
])('refused: %s', (password) => {
  expect(() => check(password)).toThrow(expect.objectContaining({ status: 400, field: 'Password' }));
});

test('what anybody tries first is known in every width of its letters', () => {
  for (const written of ['password', 'passwort1'])
    expect(() => check(written.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)))).toThrow(
      expect.objectContaining({ status: 400, field: 'Password' }),
    );
});

test('the two must be the same, as they are compared later (NFKC)', () => {
  expect(() => check('Grüße an alle', 'Gru\u0308ße an alle')).not.toThrow();
  expect(() => check('one of a kind', 'another kind')).toThrow(expect.objectContaining({ status: 400, field: 'ConfirmPassword' }));
});

/** What is known of the event and the person. */
const heart = {
  email: 'mira.sample@example.org',
  names: ['Mira', 'Sample'],
  event: { instance: 'demo', shortName: 'heart27', about: { name: { 'en-GB': 'Heart Congress 2027' } } } as never,
};
const withContext = (Password: string) => checkPassword({ Password, ConfirmPassword: Password }, heart);

test.each([
  'Heart Congress 2027',
  'heart2027',
  'Congress2027',
  'heart27heart27',
  'demo1234demo',
  'MiraSample',
  'mira.sample1',
  'Sample2027!',
  'abababab',
  'abcabcabc',
  'passwordpassword',
  'Monkey2027',
  'sunshine!!',
  'p@ssw0rd',
  '1234abcd',
  'aaaabbbb',
  '2027-05-03',
  'qwertzuiop',
])('refused, as anybody would guess it here: %s', (password) => {
  expect(() => withContext(password)).toThrow(expect.objectContaining({ status: 400, field: 'Password' }));
});

test.each(['heart of a lion, 12 stairs', 'miracle lamp post', 'sunshine over three roofs', 'demo tape from Lagos', 'Monkey 83749261'])(
  'taken, though it holds a word of it: %s',
  (password) => {
    expect(() => withContext(password)).not.toThrow();
  },
);

test('none of the commonest passwords is taken, in any case of letters', () => {
  const list = dictionary['passwords-common'].slice(0, 20_000).filter((word) => word.length >= 8);
  expect(list.length).toBeGreaterThan(3000);
  for (const word of list)
    for (const written of [word, word.toUpperCase()])
      if (written.normalize('NFKC').length >= 8) expect(() => check(written), written).toThrow(/password/);
});

test('random ones of twelve letters are taken', () => {
  const letters = fc.string({ unit: fc.constantFrom(...Array.from('bdfghkmnprtvwz248')), minLength: 12, maxLength: 40 });
  fc.assert(
    fc.property(letters, (password) => {
      fc.pre(new Set(password).size > 7 && !/(.)\1\1/.test(password));
      expect(() => check(password)).not.toThrow();
    }),
  );
});

test.each([
  ['kurz', 'password-length'],
  ['x'.repeat(1025), 'password-length'],
  ['password123', 'password-common'],
  ['abababababab', 'password-repeats'],
  ['noor2027', 'password-known-words'],
])('%s is refused as %s', (password, code) => {
  const typed = { Password: password, ConfirmPassword: password };
  expect(() => checkPassword(typed, { email: 'noor@example.org', names: ['Noor'] })).toThrow(
    expect.objectContaining({ status: 400, code, field: 'Password' }),
  );
  expect(() => checkPassword({ ...typed, ConfirmPassword: 'another one' }, { email: '' })).toThrow(
    expect.objectContaining({ code: 'passwords-differ' }),
  );
});
