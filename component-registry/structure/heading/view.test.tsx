import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import View from './view.tsx';

test('the text is in the visitor’s language, at the set level', () => {
  renderView(
    View,
    { text: { 'en-GB': 'Welcome', 'de-DE': 'Willkommen' }, level: 1, overline: '', lead: 'Three days' },
    { language: 'de-DE' },
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Willkommen');
  expect(screen.getByText('Three days')).toBeTruthy();
});

test('the root element has the position of the placement', () => {
  const { root } = renderView(View, { text: 'Welcome', level: 2, overline: '', lead: '' });
  expect(root.dataset['placement']).toBe('under-test');
});
