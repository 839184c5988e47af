// The query of an address, and addresses without some of it.
import { expect, test } from 'vitest';
import { renderView } from '../../tests/support/render-view.tsx';
import { useQueryWithout } from './use-query-without.ts';

function read(search: string): ReturnType<typeof useQueryWithout> {
  let found: ReturnType<typeof useQueryWithout> | undefined;
  renderView(
    () => {
      found = useQueryWithout();
      return null;
    },
    {},
    { search },
  ).unmount();
  return found!;
}

test('names and values are decoded, in their order, repeated ones too; an address without a query has none', () => {
  expect(read('?room=a&q=M%C3%BCller+%26+Co&room=b').query).toEqual([
    ['room', 'a'],
    ['q', 'Müller & Co'],
    ['room', 'b'],
  ]);
  expect(read('').query).toEqual([]);
});

test('what is behind # is no value', () => {
  expect(read('?q=heart#who=2').query).toEqual([['q', 'heart']]);
});

test('without some names the others stay, encoded; every value of a name goes', () => {
  const { without } = read('?room=a&q=M%C3%BCller+%26+Co&room=b');
  expect(without(['room'])).toBe('?q=M%C3%BCller+%26+Co');
  expect(without(['q'])).toBe('?room=a&room=b');
  expect(without(['other'])).toBe('?room=a&q=M%C3%BCller+%26+Co&room=b');
  expect(without(['room', 'q'])).toBe('?');
});
