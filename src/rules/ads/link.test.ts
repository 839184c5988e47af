// Links of advertisements beyond the shared cases: whatever is written, only http, https, mailto and tel are returned.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settings } from '../../../tests/support/seed.ts';
import { adLink } from './link.ts';

test.each([
  ['localhost:5173/x', 'https://localhost:5173/x'],
  ['javascript:1', null],
  ['sms:12345', null],
  ['/programme', null],
  ['#top', null],
  ['\\\\evil.example.org', null],
  ['not an address', null],
  ['example.org/a b', 'https://example.org/a b'],
  ['\u0001javascript:alert(1)', null],
  ['java\tscript:alert(1)', null],
  ['https://exa\nmple.org', 'https://example.org'],
  ['https://', null],
  [42, null],
])('%j', (written, expected) => {
  expect(adLink(written)).toBe(expected);
});

test('http where it is asked for', () => {
  expect(adLink('www.example.org', 'http')).toBe('http://www.example.org');
  expect(adLink('//www.example.org', 'http')).toBe('http://www.example.org');
  expect(adLink('https://www.example.org', 'http')).toBe('https://www.example.org');
});

test('property: a browser reads the result as one of four schemes, and a second call leaves it the same', () => {
  const piece = fc.constantFrom(
    'javascript:',
    'JAVA',
    'script:',
    'data:',
    'https:',
    '//',
    '/',
    '\\',
    ':',
    '\t',
    '\n',
    '\0',
    ' ',
    'a.b',
    ':8080',
    'x',
    '@',
    'mailto:',
  );
  const written = fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')),
    fc.string(),
  );
  let kept = 0;
  fc.assert(
    fc.property(written, (text) => {
      const link = adLink(text);
      if (link === null) return;
      kept += 1;
      expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(new URL(link).protocol);
      expect(adLink(link)).toBe(link);
    }),
    settings(2000),
  );
  expect(kept).toBeGreaterThan(100);
});
