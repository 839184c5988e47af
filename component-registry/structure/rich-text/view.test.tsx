import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props as schema } from './props.ts';
import View from './view.tsx';

const show = (html: unknown, around = {}) => renderView(View, schema.parse({ html }), around);

test('the text is in the visitor’s language, with its structure', () => {
  show({ 'en-GB': '<p>Hello</p>', 'de-DE': '<h2>Anreise</h2><ul><li>Tram 4</li></ul>' }, { language: 'de-DE' });
  expect(screen.getByRole('heading', { level: 2, name: 'Anreise' })).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toBe('Tram 4');
});

test('scripts are removed', () => {
  const { root } = show('<p onclick="alert(1)">Text</p><script>alert(2)</script><a href="javascript:alert(3)">link</a>');
  expect(root.innerHTML).not.toMatch(/alert/);
  expect(root.textContent).toBe('Textlink');
});

test('without text it takes no space', () => {
  expect(show({ key: 'home.missing' }).root.hidden).toBe(true);
});
