import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PlayerPlace } from './player-place.tsx';

const show = (isOpen: boolean) => (
  <>
    <button type="button">Elsewhere</button>
    <PlayerPlace isOpen={isOpen} closed="This stream is not open to you.">
      {isOpen ? <button type="button">Pause</button> : <p>Closed</p>}
    </PlayerPlace>
  </>
);
const said = () => screen.getByRole('status').textContent;

test('a player that is closed under the focus hands it to its place, and it is said; opened again nothing is said', () => {
  const { rerender } = render(show(true));
  const place = screen.getByText('Pause').parentElement;
  act(() => screen.getByText('Pause').focus());
  rerender(show(false));
  expect(document.activeElement).toBe(place);
  expect(said()).toBe('This stream is not open to you.');
  rerender(show(true));
  expect(said()).toBe('');
});

test('a focus elsewhere stays; a place that never had a player says nothing', () => {
  const { rerender, unmount } = render(show(true));
  act(() => screen.getByText('Elsewhere').focus());
  rerender(show(false));
  expect(document.activeElement?.textContent).toBe('Elsewhere');
  expect(said()).toBe('This stream is not open to you.');
  unmount();
  render(show(false));
  expect(said()).toBe('');
});
