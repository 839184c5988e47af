// What the worker may keep: pages, data and files of its own site; nothing that opens something, nothing about this very moment.
import { expect, test } from 'vitest';
import { eventShortname, serverTime, serverVersion } from '../contract/core.ts';
import { getUser } from '../contract/people.ts';
import { whoAmI } from '../contract/session.ts';
import { knownPaths, keepingOf, requestKind } from './request-kind.ts';

const scope = 'https://congress.example.org/';
const kind = (path: string, isNavigation = false, method = 'GET') =>
  requestKind({ method, url: new URL(path, scope).href, isNavigation }, scope);

test('paths written in the worker are those of the contract', () => {
  const small = (paths: readonly { path: string }[]) => paths.map(({ path }) => path.toLowerCase());
  expect(knownPaths.momentary).toEqual(small([serverTime, eventShortname, serverVersion]));
  expect([knownPaths.whoAmI, knownPaths.ownDetails]).toEqual(small([whoAmI, getUser]));
});

test.each([
  ['home/kardia/kardia2027/en-GB', true, 'page'],
  ['search/kardia/kardia2027/en-GB?day=2027-05-03&q=aorta', true, 'page'],
  ['static/app-1a2b.js', false, 'file'],
  ['theme/kardia/kardia2027/3.css', false, 'file'],
  ['assets/kardia/kardia2027/1/logo.svg', false, 'file'],
  ['api/modules/GetResources?version=3', false, 'data'],
  ['v2/Core/CheckPermissionsForRole', false, 'data'],
  ['api/Core/ServerTime', false, 'live'],
  ['version.json', false, 'live'],
  ['sw.js', false, 'live'],
  ['assets/kardia/kardia2027/1/plan.pdf', true, 'live'],
  ['dev/mail', true, 'live'],
  ['docs/guide', true, 'live'],
])('%s (navigation: %s) is %s', (path, isNavigation, expected) => {
  expect(kind(path, isNavigation)).toBe(expected);
});

test.each([
  'preview',
  'preview=attendee',
  'previewLounge=true',
  'previewKey=x',
  'access_token=x',
  'id%5ftoken=x',
  'code=1',
  'state=s',
  'a=b&jwt_token=x',
])('an address with ?%s is never kept', (query) => {
  expect([kind(`home/kardia/kardia2027/en-GB?${query}`, true), kind(`api/modules/GetResources?${query}`)]).toEqual(['live', 'live']);
});

test('what changes something, and another site, is not touched', () => {
  expect(kind('api/Core/User', false, 'POST')).toBe('live');
  expect(requestKind({ method: 'GET', url: 'https://other.example.org/static/app.js', isNavigation: false }, scope)).toBe('live');
  expect(requestKind({ method: 'GET', url: `${scope}home/a/b/en-GB`, isNavigation: true }, `${scope}congress/`)).toBe('live');
});

test('answers are kept where their reader is: everybody, one person, nobody', () => {
  const keeping = (path: string, cacheControl: string) => keepingOf(new URL(path, scope).href, cacheControl);
  expect(keeping('api/modules/GetResources', 'public, max-age=31536000, immutable')).toBe('data');
  expect(keeping('api/modules/GetResources', 'private, no-cache')).toBe('ownData');
  expect(keeping('api/Core/BearerTokenWebcastAccess', 'no-store')).toBeUndefined();
  expect(keeping('api/Session/Me', 'no-store')).toBe('ownData');
});
