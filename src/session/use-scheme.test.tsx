import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { remember } from './use-remembered.ts';
import { schemes } from './scheme.ts';
import { restoreScheme, useScheme } from './use-scheme.ts';

afterEach(() => {
  remember('scheme', '', 'local');
  restoreScheme();
});

function Switch() {
  const [scheme, choose] = useScheme();
  return schemes.map((name) => (
    <button key={name} aria-pressed={name === scheme} onClick={() => choose(name)}>
      {name}
    </button>
  ));
}

test('a choice is set on the root element and found by the next page', () => {
  render(<Switch />);
  act(() => screen.getByText('dark').click());
  expect(document.documentElement.dataset['scheme']).toBe('dark');
  expect(screen.getByText('dark').getAttribute('aria-pressed')).toBe('true');
  delete document.documentElement.dataset['scheme'];
  restoreScheme();
  expect(document.documentElement.dataset['scheme']).toBe('dark');
});

test('auto leaves the decision to theme and device', () => {
  render(<Switch />);
  act(() => screen.getByText('dark').click());
  act(() => screen.getByText('auto').click());
  expect(document.documentElement.dataset['scheme']).toBeUndefined();
  expect(window.localStorage.getItem('foyer.scheme')).toBeNull();
});

test('the server is told of a choice, and of none', () => {
  render(<Switch />);
  act(() => screen.getByText('dark').click());
  expect(document.cookie).toContain('foyer-scheme=dark');
  act(() => screen.getByText('auto').click());
  expect(document.cookie).not.toContain('foyer-scheme');
});

test('an invalid scheme counts as none', () => {
  remember('scheme', 'sepia', 'local');
  restoreScheme();
  expect(document.documentElement.dataset['scheme']).toBeUndefined();
});
