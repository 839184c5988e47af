// How links and pictures of an organiser become addresses.
import { expect, test } from 'vitest';
import { testEvent } from '../../tests/support/render-view.tsx';
import type { EventModel } from '../model/event.ts';
import { hrefOf, mediaOf } from './links.tsx';

/** A frame of an event with this app document. */
const frameWith = (app: Record<string, unknown>) => {
  const raw = new Map([['app', { kind: 'app', name: 'app', value: app, sources: {}, origins: new WeakMap() }]]);
  const model: EventModel = { documents: {}, raw, unreadable: new Set(), visibility: {}, texts: new Map(), findings: [] };
  return { info: testEvent, language: 'de-DE', container: 'browser', model } as const;
};
const frame = frameWith({});

test.each([
  ['page:HomePage', '/home/society/congress2027/de-DE'],
  ['page:Venue', '/society/congress2027/de-DE/page/Venue'],
  ['page:Venue#rooms', '/society/congress2027/de-DE/page/Venue#rooms'],
  ['page:PagSearchPage?day=2#list', '/society/congress2027/de-DE/search?day=2#list'],
  ['https://example.org/a?b=c', 'https://example.org/a?b=c'],
  ['mailto:a@example.org', 'mailto:a@example.org'],
  ['tel:+49123', 'tel:+49123'],
  ['/openapi.json', '/openapi.json'],
  ['#days', '#days'],
  ['javascript:alert(1)', undefined],
  ['JavaScript:alert(1)', undefined],
  ['//evil.example.org', undefined],
  ['data:text/html,x', undefined],
  ['vbscript:x', undefined],
  ['', undefined],
])('link %s leads to %s', (link, expected) => {
  expect(hrefOf(link, frame)).toBe(expected);
});

test('parameters are put into the address, and the container is kept', () => {
  expect(hrefOf('page:PagSessionDetailPage', frame, { sessionId: 'a b' })).toBe('/society/congress2027/de-DE/session/a%20b');
  expect(hrefOf('page:HomePage', { ...frame, container: 'app' })).toBe('/home/society/congress2027/de-DE?container=app');
  expect(hrefOf('page:Venue?day=2#rooms', { ...frame, container: 'app' })).toBe(
    '/society/congress2027/de-DE/page/Venue?day=2&container=app#rooms',
  );
});

test('without routeV2 single items have the older form, and every query has its place', () => {
  const older = frameWith({ routeV2: false });
  const session = (link: string, container: 'browser' | 'app' = 'browser') => hrefOf(link, { ...older, container }, { sessionId: 'a b' });
  expect(session('page:PagSessionDetailPage')).toBe('/program/society/congress2027/de-DE?session=a%20b');
  expect(session('page:PagSessionDetailPage?tab=2#room', 'app')).toBe(
    '/program/society/congress2027/de-DE?session=a%20b&tab=2&container=app#room',
  );
  expect(hrefOf('page:HomePage', older)).toBe('/home/society/congress2027/de-DE');
});

test('an invalid switch counts as the default', () => {
  expect(hrefOf('page:PagSessionDetailPage', frameWith({ routeV2: 'false' }), { sessionId: '7' })).toBe(
    '/society/congress2027/de-DE/session/7',
  );
});

test.each([
  ['asset:img/hero one.svg', '/assets/society/congress2027/1/img/hero%20one.svg'],
  ['https://example.org/a.png', 'https://example.org/a.png'],
  ['http://example.org/a.png', undefined],
  ['//evil.example.org/a.png', undefined],
  ['javascript:x', undefined],
])('picture %s lies at %s', (url, expected) => {
  expect(mediaOf(url, testEvent)).toBe(expected);
});
