// How links and pictures of an organiser become addresses.
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { testEvent } from '../../tests/support/render-view.tsx';
import type { EventModel } from '../model/event.ts';
import { type Frame, FrameContext } from './frame.ts';
import { hrefOf, Link, mediaOf } from './links.tsx';

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

const VENUE = '/society/congress2027/de-DE/page/Venue';
const own = vi.fn<(event: { preventDefault: () => void }) => void>();

/** A page with links, at the event's home; answers where a press has led, and whether it was left to the browser. */
function pressing(name: string, how: MouseEventInit = {}) {
  const links = (
    <FrameContext value={frame as unknown as Frame}>
      <Link to="page:Venue">plain</Link>
      <Link to="page:Venue" target="_blank">
        new tab
      </Link>
      <Link to="page:Venue" reloadDocument>
        own document
      </Link>
      <Link to="/assets/society/congress2027/1/map.pdf">file</Link>
      <Link to="page:Venue" onClick={own}>
        handled
      </Link>
    </FrameContext>
  );
  const router = createMemoryRouter([{ path: '*', element: links }], { initialEntries: ['/home/society/congress2027/de-DE'] });
  const navigate = vi.spyOn(router, 'navigate');
  render(<RouterProvider router={router} />);
  const link = screen.getByRole('link', { name });
  const press = createEvent.click(link, how);
  fireEvent(link, press);
  return { isLeft: !press.defaultPrevented, to: navigate.mock.calls.map(([to]) => to), how: navigate.mock.calls[0]?.[1] };
}

test('a press inside the site is the router’s', () => {
  expect(pressing('plain')).toEqual({ isLeft: false, to: [VENUE], how: { replace: false } });
});

test.each<[string, MouseEventInit]>([
  ['plain', { ctrlKey: true }],
  ['plain', { metaKey: true }],
  ['plain', { shiftKey: true }],
  ['plain', { altKey: true }],
  ['plain', { button: 1 }],
  ['new tab', {}],
  ['own document', {}],
  ['file', {}],
])('a press on %s with %j is left to the browser', (name, how) => {
  expect(pressing(name, how)).toMatchObject({ isLeft: true, to: [] });
});

test('a press on the address of the page makes no second step in the history', () => {
  history.replaceState(null, '', VENUE);
  expect(pressing('plain').how).toEqual({ replace: true });
  history.replaceState(null, '', '/');
});

test('what a link has handled itself goes nowhere else', () => {
  own.mockImplementation((event) => event.preventDefault());
  expect(pressing('handled')).toMatchObject({ isLeft: false, to: [] });
  expect(own).toHaveBeenCalledTimes(1);
});
