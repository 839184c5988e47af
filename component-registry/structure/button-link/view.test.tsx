import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props as schema } from './props.ts';
import View from './view.tsx';

const show = (props: Record<string, unknown>, around = {}) =>
  renderView(View, schema.parse({ text: 'Register', url: 'page:Registration', ...props }), around);

test('it leads to a page of the event in the language of the visitor', () => {
  show({ text: { 'en-GB': 'Register', 'de-DE': 'Anmelden' } }, { language: 'de-DE' });
  expect(screen.getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toBe('/society/congress2027/de-DE/page/Registration');
});

test('a link to another site opens safely', () => {
  show({ url: 'https://register.example.org' });
  expect(screen.getByRole('link').getAttribute('rel')).toBe('noopener noreferrer');
});

test('an address that may not be followed leaves plain text', () => {
  const { root } = renderView(View, { ...schema.parse({ text: 'Register', url: '' }), url: 'javascript:alert(1)' });
  expect(screen.queryByRole('link')).toBeNull();
  expect(root.textContent).toBe('Register');
});
