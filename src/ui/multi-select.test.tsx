// A filter states what is chosen, finds despite accents, and keeps the order of its options.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { MultiSelect, type MultiSelectWords } from './multi-select.tsx';
import { installTopLayer } from './top-layer.testing.ts';

beforeAll(installTopLayer);

const words: MultiSelectWords = { search: 'Search rooms', clearSearch: 'Empty', clear: 'Clear', done: 'Done', none: 'No such room' };
const rooms = ['Hall A', 'Hall B', 'Saal Zürich'].map((label, index) => ({ value: `r${index}`, label, count: index }));

function Filter({ first = [], seen, searchFrom }: { first?: string[]; seen?: (value: string[]) => void; searchFrom?: number }) {
  const [selected, setSelected] = useState<readonly string[]>(first);
  const change = (value: string[]) => {
    setSelected(value);
    seen?.(value);
  };
  return <MultiSelect label="Room" options={rooms} selected={selected} onChange={change} words={words} searchFrom={searchFrom} />;
}

const open = async (): Promise<void> => userEvent.click(screen.getByRole('button', { name: /^Room/ }));

it('names its count, and makes its options only when it opens', async () => {
  render(<Filter first={['r2', 'r0']} />);
  const button = screen.getByRole('button', { name: 'Room 2', expanded: false });
  expect(screen.queryByRole('checkbox')).toBeNull();
  await open();
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
});

it('ticks and unticks, in the order of the options', async () => {
  const seen = vi.fn();
  render(<Filter first={['r2']} seen={seen} />);
  await open();
  await userEvent.click(screen.getByRole('checkbox', { name: /Hall A/ }));
  expect(seen).toHaveBeenLastCalledWith(['r0', 'r2']);
  await userEvent.click(screen.getByRole('checkbox', { name: /Saal/ }));
  expect(seen).toHaveBeenLastCalledWith(['r0']);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(seen).toHaveBeenLastCalledWith([]);
});

it('offers a search where there are many, without minding accents or case', async () => {
  render(<Filter searchFrom={3} />);
  await open();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search rooms' }), 'ZURICH');
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  await userEvent.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('No such room')).toBeTruthy();
});

it('closes with its button, and forgets what was searched', async () => {
  render(<Filter searchFrom={3} />);
  await open();
  await userEvent.type(screen.getByRole('searchbox'), 'hall');
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('checkbox')).toBeNull();
  await open();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

it('has no search for a few options', async () => {
  render(<Filter />);
  await open();
  expect(screen.queryByRole('searchbox')).toBeNull();
});
