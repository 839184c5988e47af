import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props as schema } from './props.ts';
import View from './view.tsx';

installTopLayer();

const images = [
  { url: 'asset:a.jpg', alt: { 'en-GB': 'The hall', 'de-DE': 'Die Halle' }, caption: 'At dusk', credit: 'Photo: A. Sample' },
  { url: 'asset:b.jpg', alt: 'Posters' },
  { url: 'asset:c.jpg', alt: 'Coffee' },
];
const show = (list: unknown[] = images, around = {}) => renderView(View, schema.parse({ title: 'The first day', images: list }), around);
const large = () => within(screen.getByRole('dialog')).getByRole('img');

test('each picture is a button labelled with its content', () => {
  show(images, { language: 'de-DE' });
  expect(screen.getByRole('region', { name: 'The first day' })).toBeTruthy();
  expect(screen.getAllByRole('button').map((button) => within(button).getByRole('img').getAttribute('alt'))).toEqual([
    'Die Halle',
    'Posters',
    'Coffee',
  ]);
});

test('it opens large, with its caption, and cycles through its neighbours', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'The hall' }));
  expect(large().getAttribute('src')).toBe('/assets/society/congress2027/1/a.jpg');
  expect(screen.getByRole('figure').textContent).toBe('At dusk Photo: A. Sample');
  await userEvent.click(screen.getByRole('button', { name: 'Previous picture' }));
  expect(large().getAttribute('alt')).toBe('Coffee');
  await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: 'ArrowRight' });
  expect(large().getAttribute('alt')).toBe('Posters');
  expect(screen.getByRole('status').textContent).toBe('Picture 2 of 3');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('figure')).toBeNull();
});

test('one picture alone leads nowhere', async () => {
  show(images.slice(0, 1));
  await userEvent.click(screen.getByRole('button', { name: 'The hall' }));
  expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull();
});

test('a large picture that does not load leaves its text', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Posters' }));
  fireEvent.error(large());
  expect(within(screen.getByRole('dialog')).getByText('Posters')).toBeTruthy();
});

test('it has its place in the layout', () => {
  expect(show().root.className.split(' ')).toEqual(['placed']);
});
