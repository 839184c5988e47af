// The form above a list: what is offered, counted, cleared, announced and sent without a script.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderView } from '../../tests/support/render-view.tsx';
import { useQueryValues } from '../session/use-query-values.ts';
import { ListFilters } from './list-filters.tsx';

const names = ['q', 'sort', 'hall', 'tier', 'mine'] as const;
const halls = ['1', '2'].map((value) => ({ value, label: `Hall ${value}` }));

function View() {
  const [choices, choose] = useQueryValues(names, names);
  return (
    <ListFilters
      label="Search all"
      q={choices.q}
      clearLabel="Empty"
      all="Any"
      filters={[
        { name: 'sort', label: 'Order', options: ['name', 'booth'].map((value) => ({ value, label: value })), order: 'name' },
        { name: 'hall', label: 'Hall', options: halls },
        { name: 'tier', label: 'Tier', options: [{ value: 'a', label: 'A' }] },
        { name: 'mine', label: 'Only mine' },
      ]}
      choices={choices}
      choose={choose}
      number={7}
      found="7 found"
    />
  );
}
const show = (search = '') => renderView(View, {}, { search });

test('a filter with one value is not offered; an order has no empty value, is not counted and not cleared', async () => {
  const { place } = show('?sort=booth');
  const group = within(screen.getByRole('group', { name: 'Filters' }));
  expect(group.getAllByRole('combobox').map((one) => (one as HTMLSelectElement).name)).toEqual(['sort', 'hall']);
  expect([...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Order' }).options].map(({ value }) => value)).toEqual([
    'name',
    'booth',
  ]);
  expect(screen.getByRole('button', { name: 'Filters' })).toBeTruthy();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Hall' }), '2');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Only mine' }));
  expect(place()).toContain('?sort=booth&hall=2&mine=1');
  expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Clear all filters' }));
  expect(place()).toMatch(/\?sort=booth$/);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'name');
  expect(place()).not.toContain('?');
});

test('what is chosen is a chip in words, and goes by itself; one of an old address, too', async () => {
  const { place } = show('?hall=2&tier=gone&mine=1');
  const chips = within(screen.getByRole('group', { name: 'Chosen filters' }));
  expect(chips.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Hall 2', 'gone', 'Only mine', 'Clear all filters']);
  expect(chips.getByRole('link', { name: 'Remove filter Tier: gone' }).getAttribute('href')).toBe('?hall=2&mine=1');
  await userEvent.click(chips.getByRole('link', { name: 'Remove filter Tier: gone' }));
  expect(place()).toContain('?hall=2&mine=1');
});

test('without a script the form is sent with its own names, and what else is in the address is kept', () => {
  show('?hall=2&company=7&company=8');
  const form = screen.getByRole<HTMLFormElement>('search', { name: 'Search all' });
  expect(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])).toString()).toBe(
    'company=7&company=8&q=&sort=name&hall=2',
  );
  expect(screen.getByRole('link', { name: 'Clear all filters' }).getAttribute('href')).toBe('?company=7&company=8');
});

test('the number left is announced once something is chosen, and stands on the button that closes', async () => {
  show();
  expect(screen.getByRole('status').textContent).toBe('');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search all' }), 'x');
  expect(screen.getByRole('status').textContent).toBe('7 found');
  expect(screen.getByRole('button', { name: 'Show 7' })).toBeTruthy();
});
