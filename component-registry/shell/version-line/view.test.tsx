// The line says version and build once the page is idle, and is empty where the server does not say them.
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import View from './view.tsx';

const version = { Version: '0.1.0', BuildDateTime: '2027-05-01T10:00:00Z', BuildDateTimeHuman: '1 May 2027 at 10:00 UTC' };

test('it asks for the version after the page, not with it', async () => {
  const { root, requests } = renderView(View, {}, { answers: { '/version.json': version } });
  expect([root.textContent, requests]).toEqual(['', []]);
  // Each is kept apart from the direction of the line around it.
  await screen.findByText('Version \u20660.1.0\u2069, \u20681 May 2027, 10:00 UTC\u2069', undefined, { timeout: 5000 });
  expect(requests).toEqual(['/version.json']);
});

test('without an answer the line stays empty', async () => {
  const { root, requests } = renderView(View, {}, {});
  await expect.poll(() => requests.length, { timeout: 5000 }).toBe(1);
  expect(root.textContent).toBe('');
});

test('the day is written in the language of the page; without an instant the words of the server stand', async () => {
  renderView(View, {}, { language: 'ar-EG', answers: { '/version.json': version } });
  await screen.findByText(/١ مايو ٢٠٢٧/, undefined, { timeout: 5000 });
  cleanup();
  renderView(View, {}, { answers: { '/version.json': { ...version, BuildDateTime: '' } } });
  await screen.findByText(/1 May 2027 at 10:00 UTC/, undefined, { timeout: 5000 });
});
