// The app's own screens: one headline, one sentence, one action, and the title of the window.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useRouteError } from 'react-router';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { loadTexts } from './load-texts.ts';
import { ErrorScreen } from './screens.tsx';

const Failure = () => <ErrorScreen error={useRouteError()} />;

async function show(error: unknown) {
  const loader = vi.fn(() => {
    throw error;
  });
  const route = { path: '/', loader, element: <p>Here again</p>, errorElement: <Failure />, hydrateFallbackElement: <div /> };
  render(<RouterProvider router={createMemoryRouter([route])} />);
  await screen.findByRole('heading', { level: 1 });
  return loader;
}

test.each([
  [new ApiError('status', '/api', 503, 'busy'), 'We’ll be back soon!', 'Maintenance is in progress. The site will be back shortly.'],
  [new ApiError('offline', '/api', 0, 'gone'), 'No connection', 'The event could not be loaded. Check your connection and try again.'],
  [new ApiError('status', '/api', 500, 'bug'), 'Something went wrong', 'The page could not be loaded. Try again in a moment.'],
  [new Error('bug'), 'Something went wrong', 'The page could not be loaded. Try again in a moment.'],
])('%s', async (error, headline, hint) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const loader = await show(error);
  expect(screen.getByRole('main')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe(headline + hint);
  await vi.waitFor(() => expect(document.title).toBe(`Foyer - ${headline}`));
  loader.mockImplementation((() => null) as never);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Here again')).toBeTruthy();
});

test('its texts come in the language of the device', async () => {
  await loadTexts(['app'], { language: 'de', eventLanguages: [] });
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('de');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(new Error('bug'));
  expect(screen.getByRole('heading', { name: 'Etwas ist schiefgegangen' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Noch einmal versuchen' })).toBeTruthy();
});
