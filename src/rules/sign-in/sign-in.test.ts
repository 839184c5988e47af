// Tokens in addresses, and what follows a 401.
import { expect, test } from 'vitest';
import { after401 } from './after-401.ts';
import { sessionEnd } from './session-end.ts';
import { tokenIn, withoutTokens } from './token-address.ts';

test.each([
  ['/home/a/b/en-GB?jwt_token=h.p.s', '/home/a/b/en-GB'],
  ['/a?x=1&jwt_token=h.p.s&y=%20z', '/a?x=1&y=%20z'],
  ['/a?%6Awt_token=h.p.s#day-2', '/a#day-2'],
  ['/a?access_token=1&access_token=2', '/a'],
  ['/a#state=7&access_token=t&token_type=bearer&expires_in=60', '/a'],
  ['/a?state=Bavaria&x', '/a?state=Bavaria&x'],
  ['/a/pdfDownload?token=keep', '/a/pdfDownload?token=keep'],
  ['/a?q=what?jwt_token=1', '/a?q=what?jwt_token=1'],
  ['/a?%zz=1#x#y', '/a?%zz=1#x#y'],
])('%s becomes %s', (address, clean) => {
  expect(withoutTokens(address)).toBe(clean);
});

test('the token is read before it is removed', () => {
  expect(tokenIn('/a?jwt_token=h.p.s')).toEqual({ jwt: 'h.p.s' });
  expect(tokenIn('/a#state=7&access_token=t&expires_in=60')).toEqual({ accessToken: 't', expiresIn: 60 });
  expect(tokenIn('/a#access_token=t&expires_in=soon')).toEqual({ accessToken: 't' });
  expect(tokenIn('/a?jwt_token=')).toBeUndefined();
});

test('a session lasts twelve hours, or as long as the token says', () => {
  expect(sessionEnd(1000)).toBe(1000 + 432e5);
  expect(sessionEnd(1000, 60)).toBe(61_000);
});

test.each([
  [null, 'reload', 1],
  ['2', 'reload', 3],
  ['3', 'login', 0],
  ['99', 'login', 0],
  ['-1', 'reload', 1],
  ['NaN', 'reload', 1],
])('after a 401 with the counter at %j: %s', (kept, kind, reloads) => {
  expect(after401('/a?access_token=abc&x=1', kept)).toEqual({ kind, address: '/a?x=1', reloads });
  // The code of a letter is for the page at this address, and no part of the one to come back to after a sign-in.
  const address = kind === 'login' ? '/a?x=1#top' : '/a?contact=c0de&x=1#top';
  expect(after401('/a?contact=c0de&x=1#top', kept).address).toBe(address);
});

test.each(['jwt_token', 'access_token', 'id_token'])('%s leaves query and hash, even alone', (name) => {
  expect(withoutTokens(`/live?${name}=x&day=2#${name}=y&state=z`)).toBe('/live?day=2');
});
