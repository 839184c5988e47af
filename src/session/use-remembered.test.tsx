import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { recall, remember, useRemembered } from './use-remembered.ts';

afterEach(() => {
  vi.restoreAllMocks();
  remember('note', '', 'local');
});

function Reader({ name }: { name: string }) {
  const [value, set] = useRemembered('note', 'local');
  return (
    <button onClick={() => set('closed')}>
      {name} {value || 'open'}
    </button>
  );
}

test('all users of a key change together', () => {
  render(
    <>
      <Reader name="first" />
      <Reader name="second" />
    </>,
  );
  act(() => screen.getByText('first open').click());
  expect(screen.getByText('second closed')).toBeTruthy();
  expect(window.localStorage.getItem('foyer.note')).toBe('closed');
});

test('an empty value is removed', () => {
  remember('note', 'closed', 'local');
  remember('note', '', 'local');
  expect(window.localStorage.getItem('foyer.note')).toBeNull();
});

test('a change in another tab arrives', () => {
  render(<Reader name="here" />);
  window.localStorage.setItem('foyer.note', 'closed');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'foyer.note' })));
  expect(screen.getByText('here closed')).toBeTruthy();
});

test('without storage the choice holds for this page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(recall('note', 'local')).toBe('');
  remember('note', 'closed', 'local');
  expect(recall('note', 'local')).toBe('closed');
});
