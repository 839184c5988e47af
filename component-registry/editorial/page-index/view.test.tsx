// The index: links without scripts, a filter by name and sense, the place that is read.
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props as schema } from './props.ts';
import View from './view.tsx';

const groups = [
  {
    title: { 'en-GB': 'Structure', 'de-DE': 'Aufbau' },
    place: 'structure',
    entries: [
      { title: { 'en-GB': 'Hero', 'de-DE': 'Überblick' }, text: 'The top of a page.', words: 'structure/hero', place: 'hero' },
      { title: 'Card', text: 'A picture and a few words.', place: 'card' },
    ],
  },
  { title: 'Media', place: 'media', entries: [{ title: 'Video', place: 'video' }] },
];
const show = (props = {}, around = {}) =>
  renderView(View, schema.parse({ groups, ...props }), { slots: { default: <p id="hero">x</p> }, ...around });
const links = () =>
  screen.getAllByRole('link', { hidden: true }).map((link) => `${link.firstChild?.textContent} ${link.getAttribute('href')}`);

afterEach(() => vi.unstubAllGlobals());

test('every place has a link, in the language of the page, beside the content', () => {
  const { root } = show({}, { language: 'de-DE' });
  expect(links()).toEqual(['Aufbau #structure', 'Überblick #hero', 'Card #card', 'Media #media', 'Video #video']);
  expect(within(root).getByText('x')).toBeTruthy();
});

test('typing leaves what has all the words in name, sense or other words, and says how many', async () => {
  const { root } = show({}, { language: 'de-DE' });
  root.querySelector('details')!.open = true;
  const field = screen.getByRole('searchbox');
  await userEvent.type(field, 'UBERBLICK');
  expect(links()).toEqual(['Aufbau #structure', 'Überblick #hero']);
  expect(screen.getByRole('status').textContent).toContain('1');
  expect(screen.getByText('The top of a page.')).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, 'picture few');
  expect(links()).toEqual(['Aufbau #structure', 'Card #card']);
  await userEvent.type(field, ' zzz');
  expect(screen.queryAllByRole('link', { hidden: true })).toEqual([]);
});

test('no field where the filter is off', () => {
  show({ filter: false });
  expect(screen.queryByRole('searchbox', { hidden: true })).toBeNull();
});

test('the place in the upper part of the window is marked, and a chosen link folds the index', async () => {
  let report: (entries: { target: Element; isIntersecting: boolean }[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  const { root } = show();
  const hero = document.getElementById('hero')!;
  act(() => report([{ target: hero, isIntersecting: true }]));
  const marked = root.querySelectorAll('[aria-current="location"]');
  expect([...marked].map((link) => link.getAttribute('href'))).toEqual(['#hero']);
  act(() => report([{ target: hero, isIntersecting: false }]));
  expect(root.querySelectorAll('[aria-current="location"]').length).toBe(1);
  const details = root.querySelector('details')!;
  details.open = true;
  await userEvent.click(root.querySelector('a[href="#card"]')!);
  expect(details.open).toBe(false);
});
