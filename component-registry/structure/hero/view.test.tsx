import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { app } from '../../../src/model/documents/app.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props as schema } from './props.ts';
import View from './view.tsx';

const documents = { app: app.parse({ event: { venue: 'Kardia Hallen', city: { 'en-GB': 'Cologne', 'de-DE': 'Köln' } } }) };
const show = (props: Record<string, unknown>, around = {}) => renderView(View, schema.parse(props), { documents, ...around });

test('without props it shows what the event is, when and where', () => {
  show({}, { language: 'de-DE' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Congress 2027');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['3.–5. Mai 2027', 'Kardia Hallen, Köln']);
});

test('its own props take precedence over the event', () => {
  show({ title: 'The heart', when: 'In spring', where: 'Everywhere' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The heart');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['In spring', 'Everywhere']);
});

test('days and place stand beside the words; one of them alone stands below', () => {
  const aside = (props: Record<string, unknown>, around = {}) =>
    show({ lead: 'Talks and boats.', ...props }, around).container.querySelector('[data-aside]') !== null;
  expect(aside({})).toBe(true);
  expect(aside({}, { documents: { app: app.parse({}) } })).toBe(false);
});

test('days and place can be hidden, and an event without days shows none', () => {
  show({ facts: false });
  expect(screen.queryByRole('list')).toBeNull();
});

test('an event without days and place shows no empty list', () => {
  show({}, { info: { StartDate: '', EndDate: '' }, documents: { app: app.parse({}) } });
  expect(screen.queryByRole('list')).toBeNull();
});

test('the first link is the main one', () => {
  show({
    links: [
      { text: 'Programme', url: 'page:PagSearchPage' },
      { text: 'Register', url: 'https://register.example.org' },
    ],
  });
  const [first, second] = screen.getAllByRole('link');
  expect(first?.getAttribute('href')).toBe('/society/congress2027/en-GB/search');
  expect(first?.className).not.toBe(second?.className);
});

test('a picture is next to the text; without one there is a pattern', () => {
  const { root } = show({ layout: 'split' });
  expect(root.querySelector('svg[data-pattern]')).toBeTruthy();
  expect(show({ layout: 'cover', image: 'asset:hero.svg', alt: 'A heart' }).getByRole('img', { name: 'A heart' }).getAttribute('src')).toBe(
    '/assets/society/congress2027/1/hero.svg',
  );
  expect(show({ layout: 'text', image: 'asset:hero.svg' }).root.querySelector('img')).toBeNull();
});
