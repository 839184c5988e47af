// A page that the server has drawn: where this device is led elsewhere, a redirect that happens once is not lost; what was cut is drawn anew.
import { afterEach, expect, test } from 'vitest';
import { row, services as servicesWith } from './app.fixture.ts';
import { loadPage } from './load-page.ts';
import type { RenderedState } from './ssr/render-request.ts';
import { renderedState, takeOver } from './take-over.ts';

const HOME = '/home/society/congress2027/en-GB';
const VENUE = '/venue/society/congress2027/en-GB';
const state: RenderedState = {
  at: 0,
  page: 'HomePage',
  person: '',
  components: [],
  later: [],
  isGuarded: false,
  isChecked: false,
  answers: {},
  styles: {},
  documents: {},
  icons: {},
  handedOver: {},
  queries: [],
};

afterEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
});

test('the first visit to the home page goes through the venue, though the server has drawn home', async () => {
  const { services } = servicesWith([row('app', { alwaysPublic: true, venueEnabled: true })]);
  history.replaceState(null, '', `${HOME}?container=browser`);
  expect(await takeOver(services, state)).toBeUndefined();
  // The router draws the address of the window.
  expect(location.pathname).toBe(VENUE);
  expect((await loadPage(services, new URL(location.href))).kind).toBe('page');
  // Once: a later visit stays at home.
  history.replaceState(null, '', HOME);
  await takeOver(services, state);
  expect(location.pathname).toBe(HOME);
});

const page = (state: string) =>
  new DOMParser().parseFromString(`<script type="application/json" id="foyer-state">${state}</script>`, 'text/html');

test('what the server has drawn with is read; of a page that was cut nothing, so that it is drawn anew', () => {
  expect(renderedState(page('{"page":"home"}'))).toEqual({ page: 'home' });
  expect(renderedState(page('{"page":"ho'))).toBeUndefined();
  expect(renderedState(page(''))).toBeUndefined();
});
