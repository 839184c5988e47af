// A dialog follows its owner, reports being closed once, and keeps no content while closed.
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { installTopLayer } from './top-layer.testing.ts';

beforeAll(installTopLayer);

const dialog = (open: boolean, close: () => void) => (
  <Dialog open={open} onClose={close} title="Leave the session?" closeLabel="Close" actions={<Button>Stay</Button>}>
    <p>Your notes are kept.</p>
  </Dialog>
);

it('is modal, named by its title, and empty while it is closed', () => {
  const { rerender, container } = render(dialog(false, vi.fn()));
  expect(container.querySelector('dialog')?.childElementCount).toBe(0);
  rerender(dialog(true, vi.fn()));
  expect(container.querySelector('dialog')?.dataset['modal']).toBe('true');
  expect(screen.getByRole('dialog', { name: 'Leave the session?' }).textContent).toContain('Your notes are kept.');
  rerender(dialog(false, vi.fn()));
  expect(container.querySelector('dialog')?.open).toBe(false);
});

it('reports the cross, and the browser closing it, to its owner', async () => {
  const close = vi.fn();
  render(dialog(true, close));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(1);
  screen.getByRole<HTMLDialogElement>('dialog').dispatchEvent(new Event('close'));
  expect(close).toHaveBeenCalledTimes(2);
});

it('does not report what the owner has just done', () => {
  const close = vi.fn();
  const { rerender } = render(dialog(true, close));
  rerender(dialog(false, close));
  expect(close).not.toHaveBeenCalled();
});

it('puts the cross last, so that it opens on its content', () => {
  render(dialog(true, vi.fn()));
  expect(screen.getAllByRole('button').map((button) => button.textContent || button.getAttribute('aria-label'))).toEqual(['Stay', 'Close']);
});

it('opens again when the browser closes it and its owner has the next thing to show', () => {
  render(dialog(true, vi.fn()));
  const element = screen.getByRole<HTMLDialogElement>('dialog');
  element.open = false;
  act(() => void element.dispatchEvent(new Event('close')));
  expect(element.open).toBe(true);
});
