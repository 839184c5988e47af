import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props as schema } from './props.ts';
import View from './view.tsx';

test('facts are pairs, in the language of the visitor', () => {
  const facts = [
    { label: { 'en-GB': 'Venue', 'de-DE': 'Ort' }, value: 'Kardia Hallen' },
    { label: 'Help', value: 'desk@example.org', link: 'mailto:desk@example.org' },
  ];
  renderView(View, schema.parse({ heading: 'At a glance', level: 3, facts }), { language: 'de-DE' });
  expect(screen.getByRole('heading', { level: 3 })).toBeTruthy();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Ort', 'Help']);
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['Kardia Hallen', 'desk@example.org']);
  expect(screen.getByRole('link').getAttribute('href')).toBe('mailto:desk@example.org');
});
