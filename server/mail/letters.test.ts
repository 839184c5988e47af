// Letters: texts in every language, and nothing users write becomes more than a name.
import { expect, test } from 'vitest';
import { platformLanguages } from '../../src/i18n/platform-languages.ts';
import { writeLetter } from './letters.ts';
import { isMailAddress, nameInLetter, nameOnOneLine, onOneLine } from './mail-address.ts';

const writing = {
  kind: 'reset',
  to: 'mira@example.org',
  name: 'Mira',
  event: 'Heart 2027',
  link: 'https://heart.example.org/x?code=1',
  language: 'en-GB',
} as const;

test.each(platformLanguages)('%s: every letter names the event, and has its link on a line of its own', (language) => {
  for (const kind of ['confirm', 'exists', 'reset', 'changed', 'invitation', 'chat', 'deletionAsked', 'deleted'] as const) {
    const { subject, text, language: used } = writeLetter({ ...writing, kind, language });
    expect(used).toBe(language);
    expect(subject).toContain('Heart 2027');
    expect(text.split('\n')).toContain(writing.link);
    expect(subject + text).not.toMatch(/[{}]|undefined/);
  }
});

test('the nearest language, else English', () => {
  expect(writeLetter({ ...writing, language: 'de-AT' }).language).toBe('de-DE');
  expect(writeLetter({ ...writing, language: 'ja-JP' }).language).toBe('en-GB');
});

test('a dollar sign in the name of the event is a dollar sign', () => {
  expect(writeLetter({ ...writing, event: 'Care $& more' }).subject).toContain('Care $& more');
});

test.each(['Mira', 'Jean-Luc', 'J. R.', 'Ó’Brien', 'Ayşe Nur', '美拉', 'مريم'])('a name: %s', (name) => {
  expect(nameInLetter(name)).toBe(name);
});

test.each([
  '',
  'Visit https://evil.example now',
  'evil.example',
  'www.evil.example',
  'A"\r\nBcc: x@evil.example',
  '<b>x</b>',
  'x@evil.example',
  'You won 1000',
  'x'.repeat(61),
])('no name: %j', (name) => {
  expect(nameInLetter(name)).toBe('');
});

test.each(['mira@example.org', 'mira+congress@mail.example.org', "o'neill@example.org", 'mira@exämple.org', 'ümit@example.org'])(
  'an address: %s',
  (email) => {
    expect(isMailAddress(email)).toBe(true);
  },
);

test.each([
  '',
  'mira',
  'mira@',
  '@example.org',
  'mira@localhost',
  'a@x.example, b@x.example',
  'a@x.example;b@x.example',
  'a@x.example\r\nRCPT TO:<evil@evil.example>',
  'A <a@x.example>',
  'a@b@x.example',
  '"a b"@x.example',
  'a@x.example\u2028b',
  'a@[127.0.0.1]',
  'a@-.example/x',
  `${'a'.repeat(250)}@x.example`,
])('no address: %j', (email) => {
  expect(isMailAddress(email)).toBe(false);
});

test('lines become blanks', () => {
  expect(onOneLine(' a\r\nb\u2028c\u0000d\u202Ee ')).toBe('a b c d e');
});

test.each(['علی‌رضا', 'മലയാളം ന്‍', 'क्‍ष', 'Mira'])('joiners between the letters of a name stay: %s', (name) => {
  expect(nameOnOneLine(` ${name} `)).toBe(name);
  expect(nameInLetter(name)).toBe(name);
});

test('joiners elsewhere, and whatever else is invisible, go', () => {
  expect(nameOnOneLine('\u200CMira \u200D\u200BOz\u2028\u202Eturk\r\n')).toBe('Mira Oz turk');
  expect(nameOnOneLine('\u200C\u200D')).toBe('');
});
