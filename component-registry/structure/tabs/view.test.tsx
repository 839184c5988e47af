import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props as schema } from './props.ts';
import View from './view.tsx';

const tabs = [
  { id: 'train', title: 'By train' },
  { id: 'plane', title: { 'en-GB': 'By plane', 'de-DE': 'Mit dem Flugzeug' } },
];
const slots = { train: <p>Tram 4</p>, plane: <p>Take the S-Bahn</p> };
const show = (props: Record<string, unknown> = {}, around = {}) => renderView(View, schema.parse({ tabs, ...props }), { slots, ...around });

test('the first tab is open; arrows move to the next and open it', async () => {
  show({ label: 'Ways to travel' });
  expect(screen.getByRole('tablist', { name: 'Ways to travel' })).toBeTruthy();
  expect(screen.getByRole('tabpanel', { name: 'By train' }).textContent).toBe('Tram 4');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'By plane' }).textContent).toBe('Take the S-Bahn');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'By plane' }));
  expect(screen.queryByText('Tram 4')).toBeNull();
});

test('an address opens its tab, and an unknown one the first', () => {
  show({ query: 'way' }, { search: '?way=plane' });
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('By plane');
});

test('an unknown tab in the address is the first', () => {
  show({ query: 'way' }, { search: '?way=boat' });
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('By train');
});

test('without an address of its own, a chosen tab stays open', async () => {
  show({}, { language: 'de-DE', texts: { 'structure.tabs.label': 'Teil wählen' } });
  await userEvent.click(screen.getByRole('tab', { name: 'Mit dem Flugzeug' }));
  expect(screen.getByRole('tabpanel').textContent).toBe('Take the S-Bahn');
  expect(screen.getByRole('tablist', { name: 'Teil wählen' })).toBeTruthy();
});

test('a tab without content is an empty panel', () => {
  show({}, { slots: {} });
  expect(screen.getByRole('tabpanel').textContent).toBe('');
});
