// The question after another device signed in: shown only then, and each answer is carried out once.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { overlayQueue } from '../../../src/stores/overlay-queue.ts';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { mira, viewerAccount } from '../viewer-account.fixture.ts';
import View from './view.tsx';

beforeAll(installTopLayer);

const takenOver = async () => {
  const takeover = { stay: vi.fn<() => void>(), leave: vi.fn<() => void>() };
  renderView(View, {}, { frame: { person: viewerAccount(mira, { takeover }).person } });
  await screen.findByRole('dialog', { name: 'You signed in on another device' });
  return () => [takeover.stay.mock.calls.length, takeover.leave.mock.calls.length];
};

test('nothing is shown if no other device took over', () => {
  const { root } = renderView(View, {}, { frame: { person: viewerAccount(mira).person } });
  expect(root.textContent).toBe('');
  expect(overlayQueue.getState().waiting).toEqual([]);
});

test('signing out here is reported once', async () => {
  const answers = await takenOver();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out here' }));
  expect(answers()).toEqual([0, 1]);
});

test.each([
  ['the button', 0],
  ['the cross', 1],
])('%s stays signed in', async (_, index) => {
  const answers = await takenOver();
  await userEvent.click(screen.getAllByRole('button', { name: 'Stay signed in here' })[index]!);
  expect(answers()).toEqual([1, 0]);
});
