// The dialog of a denial opens with the refused page, shows what is missing, and forgets it when closed.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import type { Frame } from '../../../src/session/frame.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import View from './view.tsx';

beforeAll(installTopLayer);

const show = (denied: Frame['denied'], onDenialClosed = vi.fn()) => renderView(View, {}, { frame: { denied, onDenialClosed } });

test('nothing is shown if nothing was refused', () => {
  const { root } = show(undefined);
  expect(root.textContent).toBe('');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a refused page is named with its requirements, and closing is reported once', async () => {
  const closed = vi.fn();
  show({ page: 'PagSearchPage', missing: [{ kind: 'ticket', names: ['Workshop pass'], paid: false }] }, closed);
  const dialog = screen.getByRole('dialog', { name: 'You have no access to this page' });
  expect(dialog.textContent).toContain('It needs this ticket: Workshop pass.');
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
  expect(closed).toHaveBeenCalledTimes(1);
});

test('a visitor who may sign in gets a link to it', () => {
  show({ page: 'PagSearchPage', missing: [{ kind: 'sign-in' }] });
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toMatch(/login/i);
});
