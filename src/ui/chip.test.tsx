// A chip names what its link takes away.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { RemovableChip } from './chip.tsx';

it('a removable chip is one link that names what it takes away, and leads there without a script', async () => {
  const remove = vi.fn();
  render(
    <RemovableChip removeLabel="Remove Hall A" href="?room=B" onRemove={remove}>
      Hall A
    </RemovableChip>,
  );
  const chip = screen.getByRole('link', { name: 'Remove Hall A' });
  expect(chip.getAttribute('href')).toBe('?room=B');
  await userEvent.click(chip);
  expect(remove).toHaveBeenCalledOnce();
});
