// A list of which nothing is left: its sentence, and the way back with and without a script.
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderView } from '../../tests/support/render-view.tsx';
import { useQueryValues } from '../session/use-query-values.ts';
import { NothingFound } from './nothing-found.tsx';

const names = ['q', 'hall'] as const;

function View() {
  const [choices, choose] = useQueryValues(names, names);
  return choices.q === '' && choices.hall === '' ? (
    <p>Everything</p>
  ) : (
    <NothingFound sentence="Nothing fits." all="Show all" names={names} choose={choose} />
  );
}
const show = (search: string) => renderView(View, {}, { search });
const link = () => screen.getByRole('link', { name: 'Show all' });

test('one press empties search and filters; what else is in the address stays, and Back leads to them', async () => {
  const { place, back } = show('?q=zzz&hall=2&preview=1');
  expect(screen.getByText('Nothing fits.')).toBeTruthy();
  await userEvent.click(link());
  expect(screen.getByText('Everything')).toBeTruthy();
  expect(place()).toMatch(/en-GB\?preview=1$/);
  await back();
  expect(place()).toMatch(/\?q=zzz&hall=2&preview=1$/);
  expect(screen.getByText('Nothing fits.')).toBeTruthy();
});

test('without a script the link leads to the page without them, and to the whole page where nothing else is chosen', () => {
  const { unmount } = show('?q=zzz&hall=2&preview=1');
  expect(link().getAttribute('href')).toBe('?preview=1');
  unmount();
  show('?q=zzz');
  // An empty `href` would lead to the same address again, search included.
  expect(link().getAttribute('href')).toBe('?');
});

test('a press for a new tab is left to the browser', () => {
  const { place } = show('?q=zzz');
  expect(fireEvent.click(link(), { ctrlKey: true })).toBe(true);
  expect(place()).toMatch(/\?q=zzz$/);
});
