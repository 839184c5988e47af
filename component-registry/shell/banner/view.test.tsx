import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props as schema } from './props.ts';
import View from './view.tsx';

const show = (props: Record<string, unknown> = {}, around = {}) =>
  renderView(View, schema.parse({ text: { 'en-GB': 'Early fee ends', 'de-DE': 'Frühbucher endet' }, ...props }), around);
afterEach(() => window.localStorage.clear());

test('a closed banner stays closed, in every language, until its words change', async () => {
  const { root, unmount } = show();
  expect(screen.getByRole('region', { name: 'Announcement: Early fee ends' }).textContent).toBe('Early fee ends');
  await userEvent.click(screen.getByRole('button', { name: 'Close announcement' }));
  expect(root.hidden).toBe(true);
  unmount();
  expect(show({}, { language: 'de-DE' }).root.hidden).toBe(true);
  expect(show({ text: 'News' }).root.hidden).toBe(false);
});

test('it can be a link, and can be permanent', () => {
  window.localStorage.setItem('foyer.banner.society/congress2027.under-test', JSON.stringify('Mind'));
  const { root } = show({ text: 'Mind', closable: false, linkText: 'Plan', link: '/plan.pdf' });
  expect(root.hidden).toBe(false);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Plan' }).getAttribute('href')).toBe('/plan.pdf');
});

test('without text in any language it takes no space', () => {
  expect(show({ text: { key: 'home.missing' } }).root.hidden).toBe(true);
});
