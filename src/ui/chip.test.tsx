// Chips and toggles show and announce their state, and report the new one.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Chip, RemovableChip } from './chip.tsx';
import { Toggle } from './toggle.tsx';

it('a chip carries a tick while it is on, and reports the other state', async () => {
  const change = vi.fn();
  const { rerender, container } = render(
    <Chip pressed={false} onChange={change} count={12}>
      Live now
    </Chip>,
  );
  const chip = screen.getByRole('button', { name: 'Live now 12', pressed: false });
  expect(container.querySelector('svg')).toBeNull();
  await userEvent.click(chip);
  expect(change).toHaveBeenLastCalledWith(true);

  rerender(
    <Chip pressed onChange={change}>
      Live now
    </Chip>,
  );
  expect(container.querySelector('svg')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Live now', pressed: true }));
  expect(change).toHaveBeenLastCalledWith(false);
});

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

it.each([true, false])('a toggle keeps its words whether it is pressed or not (%s)', async (pressed) => {
  const change = vi.fn();
  render(<Toggle pressed={pressed} onChange={change} label="In my programme" icon={<svg aria-hidden />} iconOnly />);
  await userEvent.click(screen.getByRole('button', { name: 'In my programme', pressed }));
  expect(change).toHaveBeenCalledWith(!pressed);
});
