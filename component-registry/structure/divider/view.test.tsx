import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props as schema } from './props.ts';
import View from './view.tsx';

test('a line is a separator; plain space has no role', () => {
  const { root } = renderView(View, schema.parse({ space: 'large' }));
  expect(screen.getByRole('separator')).toBe(root);
  expect(root.dataset['space']).toBe('large');
  expect(root.classList.contains('motif')).toBe(false);
});

test('the motif takes the place of the line, and is a separator too; without a line there is none', () => {
  const { root, unmount } = renderView(View, schema.parse({ motif: true }));
  expect(screen.getByRole('separator')).toBe(root);
  expect(root.classList.contains('motif')).toBe(true);
  unmount();
  expect(renderView(View, schema.parse({ motif: true, line: false })).root.classList.contains('motif')).toBe(false);
});

test('plain space is silent', () => {
  renderView(View, schema.parse({ line: false }));
  expect(screen.queryByRole('separator')).toBeNull();
});
