// One query parameter as state: the default is never written into the address.
import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { renderView } from '../../tests/support/render-view.tsx';
import { useQueryState } from './use-query-state.ts';

function View() {
  const [tab, setTab] = useQueryState('tab', 'first');
  const { search } = useLocation();
  return (
    <div>
      <output>{`${tab} at ${search}`}</output>
      {['first', 'second', ''].map((value) => (
        <button key={value} type="button" onClick={() => setTab(value)}>
          {`to ${value || 'nothing'}`}
        </button>
      ))}
    </div>
  );
}

const press = (name: string): string => {
  fireEvent.click(screen.getByRole('button', { name }));
  return screen.getByRole('status').textContent;
};

test('a value is added to the other parameters; the default and an empty value remove it', () => {
  renderView(View, {}, { search: '?day=2027-05-03' });
  expect(screen.getByRole('status').textContent).toBe('first at ?day=2027-05-03');
  expect(press('to second')).toBe('second at ?day=2027-05-03&tab=second');
  expect(press('to first')).toBe('first at ?day=2027-05-03');
  expect(press('to second')).toBe('second at ?day=2027-05-03&tab=second');
  expect(press('to nothing')).toBe('first at ?day=2027-05-03');
});
