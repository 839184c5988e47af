// Codings, ETags and If-None-Match as RFC 9110 has them.
import { expect, test } from 'vitest';
import { makeAnswer } from './answer.ts';
import { codingFor, etagOf, hasAlready } from './negotiate.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  [';q=1,,', 'identity'],
])('Accept-Encoding %j takes %s', (header, coding) => {
  expect(codingFor(header)).toBe(coding);
});

test('the ETag is strong, follows the content, and differs by coding', () => {
  const answer = makeAnswer('hello', 'text/plain');
  expect(etagOf(answer, 'identity')).toMatch(/^"[\w-]{22}"$/);
  expect(
    new Set([
      etagOf(answer, 'identity'),
      etagOf(answer, 'br'),
      etagOf(answer, 'gzip'),
      etagOf(makeAnswer('other', 'text/plain'), 'identity'),
    ]).size,
  ).toBe(4);
  expect(etagOf(makeAnswer('hello', 'text/plain'), 'br')).toBe(etagOf(answer, 'br'));
});

test('If-None-Match: any coding, weak or in a list counts; another tag does not', () => {
  const answer = makeAnswer('hello', 'text/plain');
  const etag = etagOf(answer, 'br');
  for (const header of [etag, `W/${etag}`, `"x", ${etag}`, etagOf(answer, 'identity'), '*']) expect(hasAlready(header, answer)).toBe(true);
  for (const header of [undefined, '', '"x"', `"${answer.hash}.zstd"`]) expect(hasAlready(header, answer)).toBe(false);
});
