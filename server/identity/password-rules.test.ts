// Passwords: what is taken and what is not, by what was typed alone.
import { expect, test } from 'vitest';
import { checkPassword } from './password-rules.ts';

const check = (Password: string, ConfirmPassword = Password) => checkPassword({ Email: 'mira@example.org', Password, ConfirmPassword });

test.each([
  'correct horse battery staple',
  '        blanks count        ',
  'ÄÖÜ ßß öäü',
  'x7!kQ2zz',
  '密码密码很长的密码',
  'a'.repeat(3) + 'b'.repeat(1021),
])('taken: %s', (password) => {
  expect(() => check(password)).not.toThrow();
});

test.each([
  '',
  'short',
  'x7!kQ2z',
  'x'.repeat(2) + 'y'.repeat(1023),
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

test('the two must be the same, as they are compared later (NFKC)', () => {
  expect(() => check('Grüße an alle', 'Gru\u0308ße an alle')).not.toThrow();
  expect(() => check('one of a kind', 'another kind')).toThrow(expect.objectContaining({ status: 400, field: 'ConfirmPassword' }));
});
