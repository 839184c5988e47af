import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props as schema } from './props.ts';
import View from './view.tsx';

const show = (props: Record<string, unknown>, around = {}) => renderView(View, schema.parse(props), around);

test('its children are in a region named by the heading', () => {
  show(
    { heading: { 'en-GB': 'Travel', 'de-DE': 'Anreise' }, level: 3, lead: 'By train' },
    { language: 'de-DE', slots: { default: <p>By tram</p> } },
  );
  const region = screen.getByRole('region', { name: 'Anreise' });
  expect(within(region).getByRole('heading', { level: 3 })).toBeTruthy();
  expect(within(region).getByText('By tram')).toBeTruthy();
});

test('without a heading it is no landmark and shows only its children', () => {
  const { root } = show({}, { slots: { default: <p>Alone</p> } });
  expect(screen.queryByRole('region')).toBeNull();
  expect(root.textContent).toBe('Alone');
});

test('the strong tone is set on the element, from which the theme derives the roles inside it', () => {
  const { root } = show({ tone: 'strong' });
  expect(root.querySelector('[data-tone="strong"]')).toBeTruthy();
});

test('its link leads to a page of the event', () => {
  show({ heading: 'Travel', links: [{ text: 'All questions', url: 'page:Questions' }] });
  expect(screen.getByRole('link', { name: 'All questions' }).getAttribute('href')).toBe('/society/congress2027/en-GB/page/Questions');
});
