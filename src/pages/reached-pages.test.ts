// The pages of an event: those it defines, and those reachable through menus, links and texts.
import { expect, test } from 'vitest';
import type { ResourceRow } from '../contract/core.ts';
import { readEvent } from '../model/event.ts';
import { modelChecks } from '../../server/published/model-checks.ts';
import { platformRows } from './defaults.ts';
import { reachedPages } from './reached-pages.ts';

const row = (resourcename: string, value: object): ResourceRow => ({
  setname: 'config_json',
  resourcename,
  resourcevalue: JSON.stringify({ schemaVersion: 1, ...value }),
});
const usual = ['HomePage', 'PagFacultyDetailPage', 'PagSearchPage', 'PagSessionDetailPage', 'ProgramLandingPage'];
const menu = row('header', { menu: { menuItems: [{ name: 'Home', url: 'page:HomePage' }] } });
/** Pages in addition to the default ones, of an event with its own menu. */
const beside = (...rows: ResourceRow[]): string[] =>
  reachedPages(readEvent([...platformRows, menu, ...rows], modelChecks())).filter((page) => !usual.includes(page));

test('an event with only a menu has the programme and home', () => {
  expect(reachedPages(readEvent([...platformRows, menu], modelChecks()))).toEqual(usual);
});

test('without a menu the default menu counts', () => {
  const reached = reachedPages(readEvent(platformRows, modelChecks()));
  expect(reached).toEqual(expect.arrayContaining(['LivePage', 'ProductsPage', 'MeetingHubPage', ...usual]));
  expect(reached).not.toContain('jobs');
});

test.each([
  ['a page it writes', row('pages/Travel', { page: 'Travel' }), ['Travel']],
  ['a page of the platform it writes anew', row('pages/jobs', { page: 'jobs', mode: 'extend' }), ['jobs']],
  ['a menu, by a route', row('header', { menu: { menuItems: [{ name: 'TV', url: { page: 'TvPage' } }] } }), ['TvPage']],
  [
    'a link, and what that page links to',
    row('footer-model', { Links: [{ Links: [{ Url: 'page:PosterLandingPage' }] }] }),
    ['PagPosterSearchPage', 'PosterLandingPage'],
  ],
  ['an address', row('app', { customHeaderUrl: '/news/a/b/en-GB?x=1' }), ['news']],
  ['older links', row('app', { routeV2: false }), ['ProgramPage']],
  [
    'HTML in a text',
    { setname: 'own', resourcename: 'x', resourcevalue: '<a href="page:charity">Help</a>', language: 'en-GB' },
    ['charity'],
  ],
  ['a page there is not', row('app', { customHeaderUrl: 'page:Nowhere' }), []],
])('%s', (_, written, pages) => {
  expect(beside(written)).toEqual(pages);
});
