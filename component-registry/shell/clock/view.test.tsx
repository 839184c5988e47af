import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { zoneName } from '../time/zone-name.ts';
import { props as schema } from './props.ts';
import View from './view.tsx';

test('the time is that of the event, wherever the visitor is', () => {
  const { root } = renderView(View, schema.parse({}), { now: '2027-05-03T10:00:05Z', language: 'de-DE' });
  expect(screen.getByRole('timer').textContent).toBe('12:00:05');
  expect(root.textContent).toContain('Mitteleuropäische Sommerzeit');
});

test('hours and seconds use the digits of the language', () => {
  renderView(View, schema.parse({}), { now: '2027-05-03T10:00:05Z', language: 'ar-EG' });
  expect(screen.getByRole('timer').textContent).toBe('١٢:٠٠:٠٥');
});

test('seconds can be hidden, and the label replaced', () => {
  renderView(View, schema.parse({ seconds: false, label: 'Time in Leipzig' }), { now: '2027-05-03T22:30:59Z' });
  expect(screen.getByRole('timer').textContent).toBe('00:30');
  expect(screen.getByText('Time in Leipzig')).toBeTruthy();
});

test('an unknown zone is shown by its name', () => {
  expect(zoneName('Mars/Olympus', 'en-GB', 0)).toBe('Mars/Olympus');
});
