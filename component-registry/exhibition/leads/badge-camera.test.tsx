// Staff scan badges on the page of their leads: the camera reads the address of a badge, its person is asked, and what is no badge asks nobody.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { installCamera } from '../../../src/renderer/scanner/camera.testing.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { staffOf } from '../company/people.fixture.ts';
import { ScanBadge } from './scan-badge.tsx';

afterEach(() => vi.unstubAllGlobals());

function openCamera() {
  const codes: unknown[] = [];
  renderView(
    () => <ScanBadge company="4711" />,
    {},
    {
      frame: { person: staffOf('4711') },
      answers: {
        '/api/Exhibition/ScanBadge': (_: string, init?: RequestInit) => {
          codes.push(JSON.parse(init?.body as string));
          return { ScanId: 1, State: 'asked' };
        },
      },
    },
  );
  return { codes, form: within(screen.getByRole('form', { name: 'Scan a badge' })) };
}

test('the address of a badge is read, its person is asked, and the camera is let go until the next one', async () => {
  const camera = installCamera('https://congress.example.org/myarea/society/congress2027/en-GB?badge=k7q2m-9xt4b');
  const { codes, form } = openCamera();
  expect(camera.asked()).toBe(0);
  await userEvent.click(form.getByRole('button', { name: 'Scan with the camera' }));
  expect(await form.findByText(/^The visitor was asked/)).toBeTruthy();
  expect([codes, camera.stopped()]).toEqual([[{ Code: 'K7Q2M9XT4B' }], camera.asked()]);
  expect(form.getByRole('button', { name: 'Scan the next badge' })).toBeTruthy();
  await userEvent.click(form.getByRole('button', { name: 'Close the camera' }));
  expect(form.queryByRole('button', { name: 'Scan the next badge' })).toBeNull();
});

test('a code that is no badge asks nobody', async () => {
  installCamera('https://other.example.org/');
  const first = openCamera();
  await userEvent.click(first.form.getByRole('button', { name: 'Scan with the camera' }));
  expect(await first.form.findByText(/^A code has ten letters and digits/)).toBeTruthy();
  expect(first.codes).toEqual([]);
});

test('without a camera a picture and the typed code remain', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { mediaDevices: undefined }));
  const { form } = openCamera();
  await userEvent.click(form.getByRole('button', { name: 'Scan with the camera' }));
  expect(await form.findByRole('alert')).toHaveProperty('textContent', expect.stringMatching(/^This device has no camera/));
  expect(form.getByLabelText('Choose a picture')).toBeTruthy();
  expect(form.getByRole('textbox', { name: 'Code of a visitor’s badge' })).toBeTruthy();
});
