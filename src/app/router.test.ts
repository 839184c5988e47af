// Which addresses the router loads: another page, but not a query that concerns only parts of a page.
import { afterEach, expect, test, vi } from 'vitest';
import { shouldRevalidate } from './routes.tsx';

const programme = '/program/society/congress2027/en-GB';
const search = '/society/congress2027/en-GB/search';
type ShouldRevalidate = typeof shouldRevalidate;
const asked = (one: string, other: string, byDefault = false, of: ShouldRevalidate = shouldRevalidate): boolean =>
  of({
    currentUrl: new URL(one, 'http://localhost'),
    nextUrl: new URL(other, 'http://localhost'),
    defaultShouldRevalidate: byDefault,
  });

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  [`${programme}?session=1`, `${programme}?session=2`],
  [`${programme}?session=1`, `${programme}?user=1`],
  [`${programme}?session=1&day=2`, `${programme}?day=2`],
  [programme, `${programme}?presentation=4`],
  [search, programme],
  ['/society/congress2027/en-GB/session/1', '/society/congress2027/en-GB/session/2'],
  [search, '/society/congress2027/de-DE/search'],
])('%s and %s are two pages', (one, other) => {
  expect([asked(one, other), asked(other, one)]).toEqual([true, true]);
});

test.each([
  [search, `${search}?q=heart`],
  [`${search}?q=heart&day=1`, `${search}?q=lung`],
  [`${programme}?session=1&day=x`, `${programme}?day=y&session=1`],
  [`${programme}?day=1`, `${programme}?day=2`],
  [search, `${search}#results`],
])('%s and %s are one page, even where the router would load', (one, other) => {
  // The same query is left to the router: a click on the current link, or a reload.
  const byDefault = new URL(one, 'http://localhost').search !== new URL(other, 'http://localhost').search;
  expect([asked(one, other, byDefault), asked(other, one, byDefault)]).toEqual([false, false]);
});

test('the same address is loaded again if the router is asked to', () => {
  const address = `${programme}?session=1`;
  expect([asked(address, address, true), asked(address, address, false)]).toEqual([true, false]);
});

test.each(['container=app', 'preview', 'preview=&as=attendee', 'explain=1'])('%s in the query asks the guards again', (query) => {
  expect([asked(search, `${search}?${query}`), asked(`${search}?${query}`, search)]).toEqual([true, true]);
});

test('a site in a folder of its host reads its addresses without it', async () => {
  vi.stubEnv('BASE_URL', '/congress/');
  vi.resetModules();
  const { shouldRevalidate: inFolder } = await import('./routes.tsx');
  const below = (one: string, other: string) => asked(`/congress${one}`, `/congress${other}`, false, inFolder);
  expect(below(`${programme}?session=1`, `${programme}?session=2`)).toBe(true);
  expect(below(`${programme}?session=1&day=x`, `${programme}?day=y&session=1`)).toBe(false);
});
