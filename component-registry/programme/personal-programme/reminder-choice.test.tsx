// Where a reminder appears is said, so that nobody counts on one that the browser keeps back.
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { app } from '../../../src/model/documents/app.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { nobody } from '../../../src/rules/context.ts';
import { ReminderChoice } from './reminder-choice.tsx';

const device = vi.hoisted(() => ({ readPush: vi.fn(), watchPermission: vi.fn(() => () => undefined) }));
vi.mock('../../../src/session/notifications/push-device.ts', () => device);

const View = ({ frame }: { frame: object }) => (
  <div {...frame}>
    <ReminderChoice />
  </div>
);

test.each([
  ['off', 'You are reminded while this site is open.'],
  ['unsupported', 'You are reminded while this site is open.'],
  ['blocked', 'Your browser blocks notifications: you are reminded only while this site is open.'],
])('where notifications of the device are %s: %s', async (state, words) => {
  device.readPush.mockResolvedValue(state);
  const person = { user: null, who: nobody, mayBeSuperUser: false, presence: () => Promise.reject(new Error('nobody asks')) };
  renderView(
    View,
    {},
    { documents: { app: app.parse({ notifications: { active: true } }) }, frame: { api: { base: '', fetch: vi.fn() }, person } },
  );
  expect(await screen.findByText(words)).toBeTruthy();
  const choice = screen.getByRole('combobox', { name: 'Remind me' });
  expect(document.getElementById(choice.getAttribute('aria-describedby')!)?.textContent).toBe(words);
});
