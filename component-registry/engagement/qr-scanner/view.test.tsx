// The scanner: the camera is asked for on a press, its states have words, and what a code says is done or confirmed.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { installCamera } from '../../../src/renderer/scanner/camera.testing.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props as schema } from './props.ts';
import View from './view.tsx';

afterEach(() => vi.unstubAllGlobals());

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('nothing is asked for before a press; another site is named before it is opened, and the camera is let go', async () => {
  const camera = installCamera('https://other.example.org/path');
  renderView(View, schema.parse({}));
  expect(camera.asked()).toBe(0);
  await press('Start the camera');
  const title = await screen.findByRole('heading', { name: 'This code leads to other.example.org' });
  expect(document.activeElement).toBe(title);
  expect(camera.stopped()).toBe(1);
  const link = screen.getByRole('link', { name: /Open other\.example\.org/ });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual(['https://other.example.org/path', 'noopener noreferrer']);
  await press('Scan another code');
  expect(screen.getByRole('button', { name: 'Start the camera' })).toBeTruthy();
});

test('while it scans it says so, has its light, and can be stopped', async () => {
  const camera = installCamera('');
  renderView(View, schema.parse({}));
  await press('Start the camera');
  await press('Light');
  expect(screen.getByRole('button', { name: 'Light' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'The camera is on. Hold the code inside the frame.',
  );
  await press('Stop the camera');
  expect(camera.stopped()).toBe(1);
});

test.each([
  ['NotAllowedError', 'The camera is not allowed.'],
  ['NotFoundError', 'This device has no camera'],
  ['NotReadableError', 'The camera could not be started.'],
])('%s has words, and another try', async (name, words) => {
  installCamera(new DOMException('', name));
  renderView(View, schema.parse({}));
  await press('Start the camera');
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('without any camera it says so', async () => {
  renderView(View, schema.parse({}));
  await press('Start the camera');
  expect(screen.getByRole('alert').textContent).toContain('This device has no camera');
});

test('a typed code is shown as text, markup and all; an empty field says what to do', async () => {
  const { root } = renderView(View, schema.parse({}));
  await press('Use');
  expect(screen.getByText('Type the code or address.')).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: 'Code or address' }), '<b>B-17</b>');
  await press('Use');
  expect(screen.getByRole('heading', { name: 'The code says' })).toBeTruthy();
  expect(root.querySelector('b')).toBeNull();
  expect(root.textContent).toContain('<b>B-17</b>');
  expect(screen.queryByRole('link')).toBeNull();
});
