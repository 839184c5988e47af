import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props } from './props.ts';
import View from './view.tsx';

const defaults = props.parse({});
const words = (): string => screen.getByRole('timer').textContent.replaceAll(/\s+/g, ' ');

test('counts to the first day in the zone of the event', () => {
  renderView(View, defaults, { now: '2027-05-01T21:58:30Z' });
  expect(screen.getByRole('timer', { name: 'Until Congress 2027' })).toBeTruthy();
  expect(words()).toContain('1 day 0 hours 2 minutes');
});

test('counts to a given moment, with seconds', () => {
  renderView(View, { ...defaults, to: '2027-05-03T08:30', seconds: true, label: 'Until the opening' }, { now: '2027-05-03T06:29:50Z' });
  expect(words()).toMatch(/0 days 0 hours 0 minutes 10 seconds/);
  expect(screen.getByRole('timer', { name: 'Until the opening' }).getAttribute('aria-live')).toBe('off');
});

test('shows the text for afterwards once the moment has come', () => {
  const { root } = renderView(View, { ...defaults, after: 'We are open.' }, { now: '2027-05-03T00:00:00+02:00' });
  expect(root.hidden).toBe(false);
  expect(screen.getByText('We are open.')).toBeTruthy();
  expect(screen.queryByRole('timer')).toBeNull();
});

test('without a text for afterwards, or without a moment, nothing is shown', () => {
  expect(renderView(View, defaults, { now: '2027-06-01T00:00:00Z' }).root.hidden).toBe(true);
  expect(renderView(View, { ...defaults, after: 'Open' }, { info: { StartDate: '' } }).root.hidden).toBe(true);
});
