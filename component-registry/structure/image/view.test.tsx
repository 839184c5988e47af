import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props as schema } from './props.ts';
import View from './view.tsx';

const show = (props: Record<string, unknown>, around = {}) =>
  renderView(View, schema.parse({ url: 'asset:hall.jpg', alt: 'The hall', ...props }), around);

test('a picture of the event, with alternative text, caption and credit', () => {
  show({ alt: { 'en-GB': 'The hall', 'de-DE': 'Die Halle' }, caption: 'Built in 1996', credit: 'Photo: A. Sample' }, { language: 'de-DE' });
  expect(screen.getByRole('img', { name: 'Die Halle' }).getAttribute('src')).toBe('/assets/society/congress2027/1/hall.jpg');
  expect(screen.getByRole('figure').textContent).toBe('Built in 1996 Photo: A. Sample');
});

test('a picture that cannot be loaded becomes a pattern with the same text', () => {
  show({});
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img', { name: 'The hall' }).hasAttribute('data-pattern')).toBe(true);
});

test('a linked picture is named by its alternative text', () => {
  show({ link: 'page:Venue' });
  expect(screen.getByRole('link', { name: 'The hall' })).toBeTruthy();
});

test('the alternative text must be written, even if it is empty', () => {
  expect(schema.safeParse({ url: 'asset:hall.jpg' }).success).toBe(false);
  expect(schema.safeParse({ url: 'asset:hall.jpg', alt: '' }).success).toBe(true);
});
