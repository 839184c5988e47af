import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props as schema } from './props.ts';
import View from './view.tsx';

test('a line is a separator; plain space has no role', () => {
  const { root } = renderView(View, schema.parse({ space: 'large' }));
  expect(screen.getByRole('separator')).toBe(root);
  expect(root.dataset['space']).toBe('large');
});

test('plain space is silent', () => {
  renderView(View, schema.parse({ line: false }));
  expect(screen.queryByRole('separator')).toBeNull();
});
