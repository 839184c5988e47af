import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props as schema } from './props.ts';
import View from './view.tsx';

const show = (props: Record<string, unknown>, around = {}) => renderView(View, schema.parse({ title: 'Travel', ...props }), around);

test('a card with a link has exactly one, named by the title', () => {
  show({ link: 'page:Travel', text: 'By tram', level: 4 });
  expect(screen.getByRole('heading', { level: 4 })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Travel' }).getAttribute('href')).toBe('/society/congress2027/en-GB/page/Travel');
});

test('a card without a link is plain text', () => {
  show({ text: { 'en-GB': 'By tram', 'de-DE': 'Mit der Tram' } }, { language: 'de-DE' });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Mit der Tram')).toBeTruthy();
});

test('a missing picture becomes a pattern; without a picture field there is none', () => {
  expect(show({ picture: 'above' }).root.querySelector('[data-pattern]')).toBeTruthy();
  expect(show({ image: 'asset:tram.jpg' }).root.querySelector('img')).toBeNull();
});

test('it can contain other components', () => {
  show({}, { slots: { default: <button>Reserve</button> } });
  expect(screen.getByRole('article').contains(screen.getByRole('button'))).toBe(true);
});
