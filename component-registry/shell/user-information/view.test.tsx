// The organiser's message: once for each version and person, within its window, safe.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { app } from '../../../src/model/documents/app.ts';
import { closedOverlays } from '../../../src/stores/closed-overlays.ts';
import { overlayQueue } from '../../../src/stores/overlay-queue.ts';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { signedIn } from '../../../tests/support/signed-in.ts';
import View from './view.tsx';

beforeAll(installTopLayer);
afterEach(() => {
  localStorage.clear();
  closedOverlays.setState(closedOverlays.getInitialState());
});

const message = {
  version: '1',
  title: 'Change of halls',
  html: '<p>Now in the <b>Auditorium</b>.</p><script>alert(1)</script>',
  button: 'Got it',
};
const show = (more: object = {}, person = signedIn()) =>
  renderView(View, {}, { documents: { app: app.parse({ userInformation: { ...message, ...more } }) }, frame: { person } });
const nobodyWaits = () => expect(overlayQueue.getState().waiting).toEqual([]);

test('it is shown until it is confirmed; the next version is shown again, and so it is to somebody else', async () => {
  const first = show();
  const dialog = within(await screen.findByRole('dialog', { name: 'Change of halls' }));
  expect(dialog.getByText('Auditorium').tagName).toBe('B');
  expect(document.body.innerHTML).not.toContain('alert');
  await userEvent.click(dialog.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  first.unmount();
  const again = show();
  nobodyWaits();
  again.unmount();
  const other = show({}, signedIn({ UserId: '9' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  other.unmount();
  show({ version: '2' });
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('put off it is gone for this visit and back with the next', async () => {
  const first = show({ title: '', button: '' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Information' }));
  expect(dialog.getByRole('button', { name: 'I have read this' })).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Later' }));
  first.unmount();
  const again = show();
  nobodyWaits();
  again.unmount();
  closedOverlays.setState(closedOverlays.getInitialState());
  show();
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test.each([
  ['to a visitor', {}, signedIn(null)],
  ['without a message', { html: '' }, signedIn()],
  ['after its end', { endTime: '2027-05-02' }, signedIn()],
])('it is not shown %s', (_, more, person) => {
  show(more, person);
  nobodyWaits();
});
