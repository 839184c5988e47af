// Chosen filters: each is removed by its chip, all by a link; the focus stays near.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ChosenFilters } from './chosen-filters.tsx';

function Form() {
  const [chosen, choose] = useState(['A', 'B']);
  return (
    <form>
      <button type="button" aria-expanded="false">
        Filters
      </button>
      <ChosenFilters
        label="Chosen"
        chosen={chosen.map((label) => ({
          label,
          removeLabel: `Remove ${label}`,
          href: '?',
          remove: () => choose(chosen.filter((one) => one !== label)),
        }))}
        clearLabel="Clear all"
        clearHref="?q=x"
        clear={() => choose([])}
        className={undefined}
      />
    </form>
  );
}

it('the focus stays with the others while there are some, and goes to the filters after the last', async () => {
  render(<Form />);
  await userEvent.click(screen.getByRole('link', { name: 'Remove A' }));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Chosen' }));
  await userEvent.click(screen.getByRole('link', { name: 'Remove B' }));
  expect(screen.queryByRole('group')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filters' }));
});

it('all go at once; without a script the link leads to the page without them', async () => {
  render(<Form />);
  const link = screen.getByRole('link', { name: 'Clear all' });
  expect(link.getAttribute('href')).toBe('?q=x');
  await userEvent.click(link);
  expect(screen.queryByRole('group')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filters' }));
});
