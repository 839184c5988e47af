// A chip names what its button takes away.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { RemovableChip } from './chip.tsx';

it('a removable chip is one button that names what it takes away', async () => {
  const remove = vi.fn();
  render(
    <RemovableChip removeLabel="Remove Hall A" onRemove={remove}>
      Hall A
    </RemovableChip>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove Hall A' }));
  expect(remove).toHaveBeenCalledOnce();
});
