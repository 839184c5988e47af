import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props as schema } from './props.ts';
import View from './view.tsx';

const items = [
  { id: 'badge', title: { 'en-GB': 'Badge?', 'de-DE': 'Ausweis?' }, html: '<p>At the desk</p>' },
  { id: 'coat', title: 'Coats?', open: true },
];
const show = (props: Record<string, unknown> = {}, around = {}) => renderView(View, schema.parse({ items, ...props }), around);
const details = (root: HTMLElement) => [...root.querySelectorAll('details')];

test('items are native disclosures, so that find-in-page reaches what is closed', () => {
  const { root } = show({ heading: 'Questions', level: 3 }, { language: 'de-DE', slots: { coat: <p>In Hall A</p> } });
  expect(screen.getByRole('heading', { level: 3, name: 'Questions' })).toBeTruthy();
  expect(details(root).map((item) => [item.querySelector('summary')?.textContent, item.open])).toEqual([
    ['Ausweis?', false],
    ['Coats?', true],
  ]);
  expect(root.textContent).toContain('At the desk');
  expect(root.textContent).toContain('In Hall A');
});

test('an anchor opens its item', () => {
  const { root } = show({}, { search: '#badge' });
  expect(details(root)[0]?.open).toBe(true);
  expect(root.querySelector('#badge')).toBeTruthy();
});

test('one open item at a time uses the browser’s own group', () => {
  expect(details(show({ single: true }).root).map((item) => item.getAttribute('name'))).toEqual(['under-test', 'under-test']);
  expect(details(show().root)[0]?.hasAttribute('name')).toBe(false);
});
