// The rating reminder: of a session that was opened and has ended, once, for signed-in people.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { app } from '../../../src/model/documents/app.ts';
import { readOpened } from '../../../src/session/use-opened-sessions.ts';
import { overlayQueue } from '../../../src/stores/overlay-queue.ts';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { type Around, renderView } from '../../../tests/support/render-view.tsx';
import { signedIn } from '../../../tests/support/signed-in.ts';
import View from './view.tsx';

beforeAll(installTopLayer);
afterEach(() => localStorage.clear());

const KEY = 'foyer.openedSessions.society/congress2027';
const opened = { id: '1002', title: 'Aortic valves', end: '2027-05-03T09:30:00Z', isDone: false };
const show = (around: Around = {}, person = signedIn(), settings: object = { active: true }) =>
  renderView(View, {}, { documents: { app: app.parse({ ratingReminder: settings }) }, frame: { person }, ...around });

test('it leads to the session that has ended, and does not come again', async () => {
  localStorage.setItem(KEY, JSON.stringify([opened]));
  show();
  const dialog = await screen.findByRole('dialog', { name: 'How was the session?' });
  expect(dialog.textContent).toContain('Aortic valves');
  const link = screen.getByRole('link', { name: 'To the session' });
  expect(link.getAttribute('href')).toBe('/society/congress2027/en-GB/session/1002');
  await userEvent.click(screen.getAllByRole('button', { name: 'Not now' })[0]!);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(readOpened(localStorage.getItem(KEY)!)).toEqual([{ ...opened, isDone: true }]);
});

test.each([
  ['while it runs', {}, signedIn(), { active: true }, '2027-05-03T10:30:00Z'],
  ['long after', {}, signedIn(), { active: true, minutes: 20 }, opened.end],
  ['to a visitor', {}, signedIn(null), { active: true }, opened.end],
  ['where the event does not ask', {}, signedIn(), {}, opened.end],
  ['on its own page', { page: 'PagSessionDetailPage', params: { sessionId: '1002' } }, signedIn(), { active: true }, opened.end],
])('it is not shown %s', (_, around, person, settings, end) => {
  localStorage.setItem(KEY, JSON.stringify([{ ...opened, end }]));
  show(around, person, settings);
  expect(overlayQueue.getState().waiting).toEqual([]);
});

test.each(['', 'null', '{}', '[1, {"id": 7}]', 'not JSON'])('what was stored as %s is nothing', (written) => {
  expect(readOpened(written)).toEqual([]);
});
