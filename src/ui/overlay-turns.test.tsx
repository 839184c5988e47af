// Ten dialogs that want to be shown at once come one after another, the most important first.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { type OverlayPriority, overlayPriorities } from '../stores/overlay-queue.ts';
import { Dialog } from './dialog.tsx';
import { installTopLayer } from './top-layer.testing.ts';

beforeAll(installTopLayer);

function Wanting({ name, priority }: { name: string; priority: OverlayPriority }) {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} priority={priority} onClose={() => setOpen(false)} title={name} closeLabel="Close">
      {name}
    </Dialog>
  );
}

test('ten that want at once: one at a time, none lost', async () => {
  const kinds = overlayPriorities.slice(1);
  // Least important first, and three of a kind.
  const wanting = [...kinds.toReversed(), 'reminder', 'advertisement', 'reminder'].map((priority, index) => ({
    name: `${priority} ${index}`,
    priority: priority as OverlayPriority,
  }));
  render(wanting.map((one) => <Wanting key={one.name} {...one} />));
  const order: string[] = [];
  for (let turn = 0; turn < wanting.length; turn++) {
    const [dialog, ...others] = await screen.findAllByRole('dialog');
    expect(others).toEqual([]);
    order.push(dialog!.querySelector('h2')!.textContent);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  }
  expect(order).toEqual([
    'session 7',
    'terms 6',
    'professional 5',
    'information 4',
    'introduction 3',
    'recommendation 2',
    'advertisement 1',
    'advertisement 9',
    'reminder 0',
    'reminder 8',
    'reminder 10',
  ]);
});
