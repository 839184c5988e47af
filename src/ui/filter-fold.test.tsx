// Filters that fold: opened by their button, left by Escape and by the button at their end, which lead back; a list within is closed first.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { FilterFold } from './filter-fold.tsx';
import { MultiSelect } from './multi-select.tsx';
import { installTopLayer } from './top-layer.testing.ts';

const words = { search: 'Find', clearSearch: 'Empty', clear: 'Clear', done: 'Done', none: 'None' };
const opener = () => screen.getByRole('button', { name: 'Filters (1)' });
const isOpen = () => [opener().ariaExpanded, document.getElementById(opener().getAttribute('aria-controls')!)!.dataset['open']];

beforeEach(() => {
  installTopLayer();
  render(
    <FilterFold opener="Filters (1)" done="Show 12" send="Show" role="group" aria-label="Filters">
      <input aria-label="Hall" />
      <MultiSelect label="Room" options={[{ value: 'a', label: 'A' }]} selected={[]} onChange={() => undefined} words={words} />
    </FilterFold>,
  );
});

it('opens and closes on its button, and Tab leads into it', async () => {
  expect(isOpen()).toEqual(['false', undefined]);
  await userEvent.click(opener());
  expect(isOpen()).toEqual(['true', 'true']);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Hall' }));
  await userEvent.click(opener());
  expect(isOpen()).toEqual(['false', undefined]);
});

it('Escape and the button at its end fold it and lead back', async () => {
  await userEvent.click(opener());
  await userEvent.type(screen.getByRole('textbox', { name: 'Hall' }), '{Escape}');
  expect([...isOpen(), document.activeElement]).toEqual(['false', undefined, opener()]);
  await userEvent.click(opener());
  await userEvent.click(screen.getByRole('button', { name: 'Show 12' }));
  expect([...isOpen(), document.activeElement]).toEqual(['false', undefined, opener()]);
});

it('Escape that closes a list within leaves it open', async () => {
  await userEvent.click(opener());
  await userEvent.click(screen.getByRole('button', { name: 'Room' }));
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toEqual(['true', 'true']);
});
