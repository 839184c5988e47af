// The download of a personal programme: by its token, and what is said without one.
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import View from './view.tsx';

afterEach(() => window.history.replaceState(null, '', '/'));

test('the link has the token of the address', () => {
  window.history.replaceState(null, '', '/pdfDownload?token=a-b_c');
  renderView(View, {});
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Download the PDF' });
  expect(new URL(href).pathname).toBe('/api/Modules/DownloadPersonalProgram/');
  expect(new URL(href).searchParams.get('token')).toBe('a-b_c');
});

test('the size that was chosen goes along; without one the server decides', () => {
  window.history.replaceState(null, '', '/pdfDownload?token=a-b_c&format=pocket');
  const { unmount } = renderView(View, {});
  const format = () => new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Download the PDF' }).href).searchParams.get('format');
  expect(format()).toBe('pocket');
  unmount();
  window.history.replaceState(null, '', '/pdfDownload?token=a-b_c');
  renderView(View, {});
  expect(format()).toBe(null);
});

test('without a token it leads to the programme', () => {
  renderView(View, {});
  expect(screen.queryByRole('link', { name: 'Download the PDF' })).toBeNull();
  expect(screen.getAllByRole('link', { name: 'My programme' })).toHaveLength(1);
});
